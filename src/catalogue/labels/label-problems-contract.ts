import type { z } from 'zod'
import { claimsIn } from '#values/food-claims.ts'
import {
  type Allergen,
  type Claim,
  fromAnimals,
  isContradicted,
  type Mark,
  type Nutrient,
} from '#values/food-label.ts'
import * as words from './words/office/en.ts'

type Said = { [Name in Nutrient]: number | null } & {
  generic_name: string
  translations: { [language: string]: { generic_name?: string | undefined } | undefined }
  maker_role: string
  maker_name: string
  maker_address: string
  mark: Mark | null
  contains: Allergen[]
  may_contain: Allergen[]
  claims: Claim[]
}

type Rule = [field: keyof Said, isBroken: (said: Said) => boolean, sentence: string]

const has = (list: readonly string[], ...any: string[]) => any.some((one) => list.includes(one))
const isMore = (part: number | null, whole: number | null) => part !== null && whole !== null && part > whole
/** Of what is not known nothing is counted. */
const sum = (...amounts: (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)

/** The claims that what the pack contains can refute, and the sentence that says so. */
const refuted = {
  gluten_free: words.notGlutenFree,
  vegan: words.notVegan,
  no_added_sugar: words.sugarAdded,
}
type Refuted = keyof typeof refuted

/** A claim counts where its box is ticked and where the name of the food makes it, in each language. */
const claimed: [field: keyof Said, claims: (said: Said, claim: Refuted) => boolean][] = [
  ['claims', (said, claim) => said.claims.includes(claim)],
  ['generic_name', (said, claim) => claimsIn(said.generic_name).includes(claim)],
  [
    'translations',
    ({ translations }, claim) =>
      Object.values(translations).some((texts) => claimsIn(texts?.generic_name ?? '').includes(claim)),
  ],
]

const refutedClaims = (Object.keys(refuted) as Refuted[]).flatMap((claim) =>
  claimed.map(
    ([field, claims]): Rule => [
      field,
      (said) => claims(said, claim) && isContradicted(claim, said),
      refuted[claim],
    ],
  ),
)

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
  ...refutedClaims,
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
