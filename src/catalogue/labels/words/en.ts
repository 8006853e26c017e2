/** The label details on a product page. */
export const label = 'On the pack'

type Named = { names: string }
export const contains = ({ names }: Named) => `Contains: ${names}`
export const mayContain = ({ names }: Named) => `May contain: ${names}`
/** The same for structured data, which lists the names separately. */
export const containsName = 'Contains'
export const mayContainName = 'May contain'
export const dietMark = 'Veg or non-veg'
/** The allergens as a label names them, inside a list. */
export const allergens = {
  gluten: 'cereals containing gluten',
  crustaceans: 'crustaceans',
  milk: 'milk',
  egg: 'egg',
  fish: 'fish',
  peanuts: 'peanuts',
  tree_nuts: 'tree nuts',
  soybeans: 'soybeans',
  sulphites: 'sulphites',
  sesame: 'sesame',
  mustard: 'mustard',
}

export const claims = {
  gluten_free: 'Gluten-free',
  vegan: 'Vegan',
  no_added_sugar: 'No added sugar',
  no_preservatives: 'No preservatives',
  no_added_colours: 'No added colours',
  whole_grain: 'Whole grain',
}

export const genericName = 'Generic name'
export const ingredients = 'Ingredients'
export const storage = 'Storage'
export const directions = 'How to use'
export const shelfLife = 'Best before'
export const monthsFromPacking = ({ months }: { months: number }) =>
  months === 1 ? '1 month from packing' : `${months} months from packing`
export const makers = { maker: 'Made by', packer: 'Packed by', importer: 'Imported by' }
export const origin = 'Country of origin'
/** As the merchant typed it. */
export const country = ({ name }: { name: string }) => name
export const licence = ({ number }: { number: string }) => `FSSAI Lic. No. ${number}`
export const licenceName = 'FSSAI licence'
export const consumerCare = 'Consumer care'
export const front = 'Front of the pack'

/** The nutrition table. */
export const nutrition = 'Nutrition'
export const nutrient = 'Nutrient'
export const perHundred = { g: 'per 100 g', ml: 'per 100 ml' }
export const perServe = {
  g: ({ amount }: { amount: string }) => `per serve (${amount} g)`,
  ml: ({ amount }: { amount: string }) => `per serve (${amount} ml)`,
}
export const shareOfDay = '% RDA'
export const shareExplained =
  '% RDA is the share of an adult’s recommended dietary allowance in one serve. It’s based on 2,000 kcal, 67 g of fat, 22 g of saturated fat, 2 g of trans fat, 50 g of added sugars and 2,000 mg of sodium a day.'
export const nutrients = {
  energy: 'Energy',
  protein: 'Protein',
  carbohydrate: 'Carbohydrate',
  total_sugars: 'Total sugars',
  added_sugars: 'Added sugars',
  total_fat: 'Total fat',
  saturated_fat: 'Saturated fat',
  trans_fat: 'Trans fat',
  cholesterol: 'Cholesterol',
  sodium: 'Sodium',
}
export const units = { kcal: 'kcal', g: 'g', mg: 'mg' }
export const percent = ({ percent }: { percent: number }) => `${percent}%`
