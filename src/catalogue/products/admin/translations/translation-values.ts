import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { AdminCategory } from '../../category-contract.ts'
import type { AdminProduct } from '../../contract.ts'
import { categoryTranslations, productTranslations } from '../../translation-contract.ts'

/** Form values of the texts in other languages, by language; missing ones are empty. */
export type ProductTranslationValues = AdminProduct['translations']
export type CategoryTranslationValues = AdminCategory['translations']

/** The texts as the API takes them: '' if there are none. */
export function serializeTexts(typed: ProductTranslationValues) {
  const filled = withoutBlanks(typed)
  return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled)
}

/** The first validation error of the texts; undefined if they are valid. */
export const productTextsProblem = (typed: ProductTranslationValues) =>
  findProblem(productTranslations, typed)
export const categoryTextsProblem = (typed: CategoryTranslationValues) =>
  findProblem(categoryTranslations, typed)
