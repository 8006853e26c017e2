import type { ShownLabel } from '#catalogue/labels/contract.ts'
import { nutrientNames, perServing } from '#catalogue/labels/rules/food-label.ts'
import * as words from '#catalogue/labels/words/en.ts'
import * as markWords from '#catalogue/labels/words/mark/en.ts'

/** schema.org's property and unit for each nutrient; nutrients without one are left out. */
const schemaOrgNames = {
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
type SchemaOrgNutrient = keyof typeof schemaOrgNames
const hasSchemaOrgName = (name: string): name is SchemaOrgNutrient => Object.hasOwn(schemaOrgNames, name)

const diets = { vegan: 'VeganDiet', gluten_free: 'GlutenFreeDiet' } as const

/**
 * The label as schema.org JSON-LD. `Product` has no properties for nutrition and diets, `MenuItem` has them: a
 * labelled product is both.
 * @returns the properties, and whether the product is also a `MenuItem` with them
 */
export function labelJsonLd(label: ShownLabel | undefined): { isDish: boolean } {
  if (!label) return { isDish: false }
  const { contains, may_contain, claims = [], mark, origin } = label
  const nutrition = nutritionData(label)
  const suitableForDiet = [
    ...(mark === 'veg' ? ['VegetarianDiet'] : []),
    ...claims.flatMap((claim) => (claim === 'vegan' || claim === 'gluten_free' ? diets[claim] : [])),
  ].map((diet) => `https://schema.org/${diet}`)
  const properties = [
    ...(mark ? [propertyValue(words.dietMark, markWords.marks[mark])] : []),
    allergensProperty(words.containsName, contains),
    allergensProperty(words.mayContainName, may_contain),
    ...(label.ingredients ? [propertyValue(words.ingredients, label.ingredients)] : []),
  ].flatMap((one) => one ?? [])
  return {
    isDish: nutrition !== undefined || suitableForDiet.length > 0,
    ...(nutrition && { nutrition }),
    ...(suitableForDiet.length > 0 && { suitableForDiet }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } }),
  }
}

/**
 * The nutrition as schema.org data: per serve if one is known, otherwise per 100 g or ml; undefined without amounts.
 */
function nutritionData(label: ShownLabel) {
  const { per = 'g', serve } = label
  const amounts = nutrientNames.flatMap((name) => {
    const amount = label[name]
    if (amount == null || !hasSchemaOrgName(name)) return []
    const [property, unit] = schemaOrgNames[name]
    return [[property, `${serve ? perServing(amount, serve) : amount} ${unit}`]]
  })
  if (amounts.length === 0) return undefined
  return {
    '@type': 'NutritionInformation',
    servingSize: `${serve ?? 100} ${per}`,
    ...Object.fromEntries(amounts),
  }
}

const propertyValue = (name: string, value: string) => ({ '@type': 'PropertyValue', name, value })
/** Allergens as schema.org `PropertyValue`; undefined if there are none. */
const allergensProperty = (name: string, groups: ShownLabel['contains']) =>
  groups && propertyValue(name, groups.map((group) => words.allergens[group]).join(', '))
