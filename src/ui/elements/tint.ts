/** The colours a category may stand on. */
export type Tint = 'terracotta' | 'turmeric' | 'leaf' | 'chilli' | 'plum'

/** The ground of a card or a picture in that colour. */
export const tintGround: Record<Tint, string> = {
  terracotta: 'bg-tint-terracotta',
  turmeric: 'bg-tint-turmeric',
  leaf: 'bg-tint-leaf',
  chilli: 'bg-tint-chilli',
  plum: 'bg-tint-plum',
}

const families: Record<string, Tint> = {
  porridge: 'terracotta',
  muesli: 'turmeric',
  seeds: 'leaf',
  spices: 'chilli',
  masalas: 'plum',
}

/** The colour of a category's family as the API names it. */
export const tintOf = (family: string): Tint => families[family] ?? 'leaf'
