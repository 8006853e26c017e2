/** The colours of categories. */
export type Tint = 'terracotta' | 'turmeric' | 'leaf' | 'chilli' | 'plum'

/** The background of a card or picture in that colour. */
export const tintGround: Record<Tint, string> = {
  terracotta: 'bg-tint-terracotta',
  turmeric: 'bg-tint-turmeric',
  leaf: 'bg-tint-leaf',
  chilli: 'bg-tint-chilli',
  plum: 'bg-tint-plum',
}

const tintsByName: Record<string, Tint> = {
  porridge: 'terracotta',
  muesli: 'turmeric',
  seeds: 'leaf',
  spices: 'chilli',
  masalas: 'plum',
}

/** The colour of a category for its `tint` in the API; green for an unknown one. */
export const tintOf = (name: string): Tint => tintsByName[name] ?? 'leaf'
