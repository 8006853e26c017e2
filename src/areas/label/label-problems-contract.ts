import type { z } from 'zod'
import type { Allergen, Claim, Mark, Nutrient } from '../../values/food-label.ts'
import * as words from './words/office/en.ts'

type Said = { [Name in Nutrient]: number | null } & {
  maker_role: string
  maker_name: string
  maker_address: string
  mark: Mark | null
  contains: Allergen[]
  may_contain: Allergen[]
  claims: Claim[]
}

/** What is eaten by nobody who eats no meat. */
const fromAnimals: Allergen[] = ['crustaceans', 'egg', 'fish']

type Rule = [field: keyof Said, isBroken: (said: Said) => boolean, sentence: string]

const has = (list: readonly string[], ...any: string[]) => any.some((one) => list.includes(one))
const isMore = (part: number | null, whole: number | null) => part !== null && whole !== null && part > whole
/** Of what is not known nothing is counted. */
const sum = (...amounts: (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)

/** What cannot be true together, and at which field it is told. */
const rules: Rule[] = [
  [
    'maker_name',
    (said) => !said.maker_name && (said.maker_address !== '' || said.maker_role === 'importer'),
    words.makerNameMissing,
  ],
  ['maker_address', (said) => said.maker_name !== '' && !said.maker_address, words.makerAddressMissing],
  ['mark', (said) => said.mark === 'veg' && has(said.contains, ...fromAnimals), words.notVeg],
  ['may_contain', (said) => has(said.contains, ...said.may_contain), words.containsBoth],
  [
    'claims',
    (said) => has(said.claims, 'gluten_free') && has([...said.contains, ...said.may_contain], 'gluten'),
    words.notGlutenFree,
  ],
  [
    'claims',
    (said) =>
      has(said.claims, 'vegan') && (said.mark === 'non_veg' || has(said.contains, 'milk', ...fromAnimals)),
    words.notVegan,
  ],
  ['claims', (said) => has(said.claims, 'no_added_sugar') && (said.added_sugars ?? 0) > 0, words.sugarAdded],
  ['total_sugars', (said) => isMore(said.total_sugars, said.carbohydrate), words.moreThanCarbohydrate],
  ['added_sugars', (said) => isMore(said.added_sugars, said.total_sugars), words.moreThanSugars],
  [
    'saturated_fat',
    (said) => isMore(sum(said.saturated_fat, said.trans_fat), said.total_fat),
    words.moreThanFat,
  ],
  ['carbohydrate', (said) => sum(said.protein, said.carbohydrate, said.total_fat) > 100, words.moreThanAll],
]

/** A claim may not go beyond the label, and no part of a pack weighs more than the pack. */
export function problemsOfLabel(said: Said, context: z.RefinementCtx) {
  for (const [field, isBroken, message] of rules)
    if (isBroken(said)) context.addIssue({ code: 'custom', path: [field], message })
}
