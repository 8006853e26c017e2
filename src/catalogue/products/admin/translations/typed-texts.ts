import { problemOf } from '#backoffice/ui/admin/by-contract.ts'
import { withoutBlanks } from '#values/texts/without-blanks.ts'
import type { KeptCategory } from '../../category-contract.ts'
import type { KeptProduct } from '../../contract.ts'
import { categoryTranslations, productTranslations } from '../../translation-contract.ts'

/** Texts in other languages as they are typed: by language, and what is missing is empty. */
export type TypedProductTexts = KeptProduct['translations']
export type TypedCategoryTexts = KeptCategory['translations']

/** As the calls take them: '' when there are none. */
export function textsField(typed: TypedProductTexts) {
  const filled = withoutBlanks(typed)
  return Object.keys(filled).length === 0 ? '' : JSON.stringify(filled)
}

/** The first thing that the contract has against the texts. */
export const productTextsProblem = (typed: TypedProductTexts) => problemOf(productTranslations, typed)
export const categoryTextsProblem = (typed: TypedCategoryTexts) => problemOf(categoryTranslations, typed)
