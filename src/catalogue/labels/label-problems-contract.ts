import type { z } from 'zod'
import { findClaims } from './rules/food-claims.ts'
import {
  type Allergen,
  animalAllergens,
  type Claim,
  type DietMark,
  isContradicted,
  type Nutrient,
} from './rules/food-label.ts'
import * as words from './words/office/en.ts'

type LabelToCheck = { [Name in Nutrient]: number | null } & {
  generic_name: string
  translations: { [language: string]: { generic_name?: string | undefined } | undefined }
  maker_role: string
  maker_name: string
  maker_address: string
  mark: DietMark | null
  contains: Allergen[]
  may_contain: Allergen[]
  claims: Claim[]
}

type Rule = [field: keyof LabelToCheck, isBroken: (label: LabelToCheck) => boolean, sentence: string]

const includesAny = (list: readonly string[], ...any: string[]) => any.some((one) => list.includes(one))
/** Whether a part is more than the whole; false if one of them is unknown. */
const exceeds = (part: number | null, whole: number | null) => part !== null && whole !== null && part > whole
/** Unknown amounts count as zero. */
const sum = (...amounts: (number | null)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)

/** Claims that other fields of the label can contradict, and the error message. */
const contradictions = {
  gluten_free: words.notGlutenFree,
  vegan: words.notVegan,
  no_added_sugar: words.sugarAdded,
}
type ContradictableClaim = keyof typeof contradictions

/** A claim is made by a ticked checkbox or by the name of the food, in any language. */
const claimSources: [
  field: keyof LabelToCheck,
  claims: (label: LabelToCheck, claim: ContradictableClaim) => boolean,
][] = [
  ['claims', (label, claim) => label.claims.includes(claim)],
  ['generic_name', (label, claim) => findClaims(label.generic_name).includes(claim)],
  [
    'translations',
    ({ translations }, claim) =>
      Object.values(translations).some((texts) => findClaims(texts?.generic_name ?? '').includes(claim)),
  ],
]

const contradictionRules = (Object.keys(contradictions) as ContradictableClaim[]).flatMap((claim) =>
  claimSources.map(
    ([field, claims]): Rule => [
      field,
      (label) => claims(label, claim) && isContradicted(claim, label),
      contradictions[claim],
    ],
  ),
)

/** Fields that contradict each other, with the field that shows the error. */
const rules: Rule[] = [
  [
    'maker_name',
    (label) => !label.maker_name && (label.maker_address !== '' || label.maker_role === 'importer'),
    words.makerNameMissing,
  ],
  ['maker_address', (label) => label.maker_name !== '' && !label.maker_address, words.makerAddressMissing],
  ['mark', (label) => label.mark === 'veg' && includesAny(label.contains, ...animalAllergens), words.notVeg],
  ['may_contain', (label) => includesAny(label.contains, ...label.may_contain), words.containsBoth],
  ...contradictionRules,
  ['total_sugars', (label) => exceeds(label.total_sugars, label.carbohydrate), words.moreThanCarbohydrate],
  ['added_sugars', (label) => exceeds(label.added_sugars, label.total_sugars), words.moreThanSugars],
  [
    'saturated_fat',
    (label) => exceeds(sum(label.saturated_fat, label.trans_fat), label.total_fat),
    words.moreThanFat,
  ],
  [
    'carbohydrate',
    (label) => sum(label.protein, label.carbohydrate, label.total_fat) > 100,
    words.moreThanAll,
  ],
]

/** Adds an issue for each contradiction in a label. */
export function addLabelIssues(label: LabelToCheck, context: z.RefinementCtx) {
  for (const [field, isBroken, message] of rules)
    if (isBroken(label)) context.addIssue({ code: 'custom', path: [field], message })
}
