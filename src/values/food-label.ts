/** What the law of packed food names on a label: groups, figures and the daily allowances they are weighed against. */

/** The groups that a label has to name, and two that many makers name of their own accord. */
export const allergens = [
  'gluten',
  'crustaceans',
  'milk',
  'egg',
  'fish',
  'peanuts',
  'tree_nuts',
  'soybeans',
  'sulphites',
  'sesame',
  'mustard',
] as const
export type Allergen = (typeof allergens)[number]

/** What a merchant may say of a product beyond what must be said, each where its label bears it out. */
export const claims = [
  'gluten_free',
  'vegan',
  'no_added_sugar',
  'no_preservatives',
  'no_added_colours',
  'whole_grain',
] as const
export type Claim = (typeof claims)[number]

export const dietMarks = ['veg', 'non_veg'] as const
export type DietMark = (typeof dietMarks)[number]

/** What is eaten by nobody who eats no meat. */
export const animalAllergens: Allergen[] = ['crustaceans', 'egg', 'fish']

/** What of a label can refute a claim. */
export type Contents = {
  mark: DietMark | null
  contains: readonly Allergen[]
  may_contain: readonly Allergen[]
  added_sugars: number | null
}

/** Whether what a label says of its contents makes a claim untrue, whatever anybody confirms. */
export function isContradicted(claim: string, { mark, contains, may_contain, added_sugars }: Contents) {
  if (claim === 'gluten_free') return contains.includes('gluten') || may_contain.includes('gluten')
  if (claim === 'vegan')
    return mark === 'non_veg' || contains.some((group) => group === 'milk' || animalAllergens.includes(group))
  return claim === 'no_added_sugar' && (added_sugars ?? 0) > 0
}

/** Who stands on the label: whoever made it, packed it, or brought it into the country. */
export const makerRoles = ['maker', 'packer', 'importer'] as const

type NutrientFacts = {
  unit: 'kcal' | 'g' | 'mg'
  /** What a person needs or should not exceed in a day, where the law names it. */
  daily?: number
  /** Part of the one above it, which is indented. */
  indented?: true
}

/** In the order of the table on a pack. */
export const nutrientNames = [
  'energy',
  'protein',
  'carbohydrate',
  'total_sugars',
  'added_sugars',
  'total_fat',
  'saturated_fat',
  'trans_fat',
  'cholesterol',
  'sodium',
] as const
export type Nutrient = (typeof nutrientNames)[number]

const nutrients: Record<Nutrient, NutrientFacts> = {
  energy: { unit: 'kcal', daily: 2000 },
  protein: { unit: 'g' },
  carbohydrate: { unit: 'g' },
  total_sugars: { unit: 'g', indented: true },
  added_sugars: { unit: 'g', daily: 50, indented: true },
  total_fat: { unit: 'g', daily: 67 },
  saturated_fat: { unit: 'g', daily: 22, indented: true },
  trans_fat: { unit: 'g', daily: 2, indented: true },
  cholesterol: { unit: 'mg' },
  sodium: { unit: 'mg', daily: 2000 },
}
export const nutrientFacts = (name: Nutrient) => nutrients[name]

/** How much of it is in so many grams or millilitres, to one decimal. */
export const perServing = (per100: number, serve: number) => Math.round((per100 * serve) / 10) / 10

/** The whole percent of a day's allowance that a serve brings; nothing where the law names no allowance. */
export const percentOfDailyValue = (name: Nutrient, per100: number, serve: number) => {
  const { daily } = nutrientFacts(name)
  return daily === undefined ? undefined : Math.round((per100 * serve) / daily)
}

/** The number of a food licence: 14 digits, of which the first tells a licence from a registration. */
export const licencePattern = /^[12]\d{13}$/
