import type { ShownLabel } from '#catalogue/labels/contract.ts'
import * as words from '#catalogue/labels/words/en.ts'
import { inServe, nutrientNames } from '#values/food-label.ts'

/** What the vocabulary of search engines calls a figure, and its unit; what it has no word for is left out. */
const figures = {
  energy: ['calories', 'kcal'],
  protein: ['proteinContent', 'g'],
  carbohydrate: ['carbohydrateContent', 'g'],
  total_sugars: ['sugarContent', 'g'],
  total_fat: ['fatContent', 'g'],
  saturated_fat: ['saturatedFatContent', 'g'],
  trans_fat: ['transFatContent', 'g'],
  cholesterol: ['cholesterolContent', 'mg'],
  sodium: ['sodiumContent', 'mg'],
} as const
type Figure = keyof typeof figures
const isFigure = (name: string): name is Figure => Object.hasOwn(figures, name)

const diets = { vegan: 'VeganDiet', gluten_free: 'GlutenFreeDiet' } as const

/**
 * The label as search engines are told it. A product has no word for nutrition and diets in their vocabulary, a dish of a
 * menu has: with a label it is both.
 */
export function labelData(label: ShownLabel | undefined) {
  if (!label) return { '@type': 'Product' }
  const { contains, may_contain, claims = [], mark, origin } = label
  const nutrition = nutritionData(label)
  const suitableForDiet = [
    ...(mark === 'veg' ? ['VegetarianDiet'] : []),
    ...claims.flatMap((claim) => (claim === 'vegan' || claim === 'gluten_free' ? diets[claim] : [])),
  ].map((diet) => `https://schema.org/${diet}`)
  const properties = [
    listed(words.containsName, contains),
    listed(words.mayContainName, may_contain),
    ...(label.ingredients ? [property(words.ingredients, label.ingredients)] : []),
  ].flatMap((one) => one ?? [])
  return {
    '@type': nutrition || suitableForDiet.length > 0 ? ['Product', 'MenuItem'] : 'Product',
    ...(nutrition && { nutrition }),
    ...(suitableForDiet.length > 0 && { suitableForDiet }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } }),
  }
}

/** Per serve where one is known, otherwise per 100 g. */
function nutritionData(label: ShownLabel) {
  const { per = 'g', serve } = label
  const amounts = nutrientNames.flatMap((name) => {
    const amount = label[name]
    if (amount == null || !isFigure(name)) return []
    const [property, unit] = figures[name]
    return [[property, `${serve ? inServe(amount, serve) : amount} ${unit}`]]
  })
  if (amounts.length === 0) return undefined
  return {
    '@type': 'NutritionInformation',
    servingSize: `${serve ?? 100} ${per}`,
    ...Object.fromEntries(amounts),
  }
}

const property = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value })
const listed = (name: string, groups: ShownLabel['contains']) =>
  groups && property(name, groups.map((group) => words.allergens[group]).join(', '))
