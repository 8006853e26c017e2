import { guardedGroupOf } from '../../rules/guarded-words.ts'
import { isIgnored } from '../../rules/ignored-words.ts'
import { hasAlphabetic, wordsOf } from '../../rules/words-of.ts'
import type { SearchedTexts } from './product-texts.queries.ts'

/** How much a product is about its term, from 1 to 1000; `words` and `isName` are those of the table `search_terms`. */
type TermWeight = { weight: number; words: string; isName: boolean }
type Field = { text: string; weight: number; isName: boolean }

/** Weights: name, then main ingredient, generic name, category, further ingredients, one-liner, description. */
const weights = {
  name: 900,
  mainIngredient: 700,
  genericName: 650,
  category: 600,
  ingredient: 450,
  oneLiner: 200,
  description: 80,
  guarded: 500,
  facet: 1,
}

/** The terms of labels' filters and categories, which narrow a search like words: `claim:vegan`, `category:5`. */
export const categoryTerm = (id: number) => `category:${id}`
/** The term of a guarded word that the label says. */
export const guardedTerm = (group: string) => `says:${group}`

/** The terms that a product is found by, in all languages. */
export function termsOfProduct(product: SearchedTexts): Map<string, TermWeight> {
  const terms = new Map<string, TermWeight>()
  const add = (term: string, weight: number, words = term, isName = false) => {
    const known = terms.get(term)
    terms.set(term, {
      weight: Math.max(weight, known?.weight ?? 0),
      words,
      isName: isName || (known?.isName ?? false),
    })
  }
  for (const field of fieldsOf(product)) addWords(field, add)
  for (const text of labelTextsOf(product))
    for (const group of guardedGroupsIn(text)) add(guardedTerm(group), weights.guarded)
  for (const says of product.says ?? []) add(says, weights.facet)
  add(categoryTerm(product.category_id), weights.facet)
  return terms
}

/** Adds the words of a text. In names also each pair of words as one, because people join and split them. */
function addWords(
  { text, weight, isName }: Field,
  add: (term: string, weight: number, words?: string, isName?: boolean) => void,
) {
  const words = wordsOf(text).filter((word) => guardedGroupOf(word) === undefined)
  for (const [at, word] of words.entries()) {
    // The first words of a name say most.
    add(word, isName ? weight - Math.min(at, 9) * 10 : weight, word, isName && hasAlphabetic(word))
    const next = words[at + 1]
    if (isName && next && canBeJoined(word) && canBeJoined(next) && word.length + next.length <= 40)
      add(word + next, weight - Math.min(at, 9) * 10, `${word} ${next}`, true)
  }
}

/** Numbers and words such as `and` are not written together with others. */
const canBeJoined = (word: string) => hasAlphabetic(word) && !isIgnored(word)

function fieldsOf(product: SearchedTexts): Field[] {
  const texts = [product, ...Object.values(product.translations)]
  const categories = [{ name: product.category_name }, ...Object.values(product.category_translations)]
  const labels = [product.label, ...Object.values(product.label?.translations ?? {})]
  const field = (text: string | undefined, weight: number, isName: boolean): Field[] =>
    text ? [{ text, weight, isName }] : []
  return [
    ...texts.flatMap(({ name, one_liner, description }) => [
      ...field(name, weights.name, true),
      ...field(one_liner, weights.oneLiner, false),
      ...field(description, weights.description, false),
    ]),
    ...categories.flatMap(({ name }) => field(name, weights.category, true)),
    ...labels.flatMap((label) => [
      ...field(label?.generic_name, weights.genericName, true),
      ...ingredientsOf(label?.ingredients ?? '').flatMap((text, at) =>
        field(text, at === 0 ? weights.mainIngredient : Math.max(weights.ingredient - at * 10, 250), true),
      ),
    ]),
    ...partsOf(product),
  ]
}

/** The ingredients of a label, in its order: the first is the main one. */
const ingredientsOf = (text: string) => text.split(/[,;()[\]\n]+/).filter((one) => one.trim() !== '')

/** The composition's names in all languages: one that makes up most of the product is its main ingredient. */
const partsOf = ({ composition, translations }: SearchedTexts): Field[] =>
  (composition ?? []).flatMap(({ label, percent }) =>
    [label, ...Object.values(translations).map((texts) => texts?.parts?.[label])].flatMap((text) =>
      ingredientsOf(text ?? '').map((one) => ({
        text: one,
        weight: percent >= 40 ? weights.mainIngredient : weights.ingredient,
        isName: true,
      })),
    ),
  )

/** The texts of a label that may say something about health or origin. */
const labelTextsOf = ({ label }: SearchedTexts) =>
  [label, ...Object.values(label?.translations ?? {})].flatMap((texts) =>
    [texts?.generic_name, texts?.ingredients, texts?.directions].filter((text) => text !== undefined),
  )

/** The groups of guarded words in a text: single words, and two in a row (`weight loss`). */
const guardedGroupsIn = (text: string) => {
  const words = wordsOf(text)
  return words
    .flatMap((word, at) => [word, `${word}${words[at + 1] ?? ''}`])
    .map(guardedGroupOf)
    .filter((group) => group !== undefined)
}
