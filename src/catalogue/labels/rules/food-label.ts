/** The terms of the food labelling law: allergens, nutrients and their daily values. */

/** The allergen groups that must be declared, and two that many makers declare voluntarily. */
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

/** Voluntary claims about a product, each only if its label supports it. */
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

/** Allergens that no vegetarian food contains. */
export const animalAllergens: Allergen[] = ['crustaceans', 'egg', 'fish']

/** The parts of a label that can contradict a claim. */
export type Contents = {
  mark: DietMark | null
  contains: readonly Allergen[]
  may_contain: readonly Allergen[]
  added_sugars: number | null
}

/**
 * Whether the contents of a label make a claim untrue; no confirmation can override that. Only gluten-free, vegan and
 * no added sugar can be contradicted.
 */
export function isContradicted(claim: string, { mark, contains, may_contain, added_sugars }: Contents) {
  if (claim === 'gluten_free') return contains.includes('gluten') || may_contain.includes('gluten')
  if (claim === 'vegan')
    return mark === 'non_veg' || contains.some((group) => group === 'milk' || animalAllergens.includes(group))
  return claim === 'no_added_sugar' && (added_sugars ?? 0) > 0
}

/** The company on the label: the maker, packer or importer. */
export const makerRoles = ['maker', 'packer', 'importer'] as const

type NutrientFacts = {
  unit: 'kcal' | 'g' | 'mg'
  /** The daily value, if the law defines one. */
  daily?: number
  /** A part of the nutrient above it, shown indented. */
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
/** A nutrient’s unit and daily value, and whether the table indents it. */
export const nutrientFacts = (name: Nutrient) => nutrients[name]

/** The amount in a serving of so many grams or millilitres, to one decimal. */
export const perServing = (per100: number, serve: number) => Math.round((per100 * serve) / 10) / 10

/** The share of the daily value in a serving, in whole percent; undefined if the law defines none. */
export const percentOfDailyValue = (name: Nutrient, per100: number, serve: number) => {
  const { daily } = nutrientFacts(name)
  return daily === undefined ? undefined : Math.round((per100 * serve) / daily)
}
