import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { id, idParams, pictureView, versionField } from '#http/calls/schema-pieces.ts'
import { optionalText, translationsOf } from '#http/calls/translation-pieces.ts'
import type { Language } from '#words/language.ts'
import { translatedTexts } from '#words/translated-texts.ts'
import { addLabelIssues } from './label-problems-contract.ts'
import { allergens, claims, dietMarks, makerRoles } from './rules/food-label.ts'
import { licencePattern } from './rules/food-licence.ts'
import * as words from './words/office/en.ts'

/** An amount in the nutrition table, or none. Rounded to two decimals, as a pack prints it. */
const amount = (max: number) =>
  z
    .number(words.amountWrong)
    .min(0, words.amountWrong)
    .max(max, words.amountTooMuch)
    .multipleOf(0.01, words.amountWrong)
    .nullable()
const grams = amount(100)
const months = z
  .number(words.monthsWrong)
  .int(words.monthsWrong)
  .min(1, words.monthsWrong)
  .max(120, words.monthsWrong)

/** The texts of a label that can be translated. */
const labelTexts = z.object({
  generic_name: optionalText(120),
  ingredients: optionalText(2000),
  storage: optionalText(400),
  directions: optionalText(1000),
})
export const ownLabelTexts = labelTexts.partial()

/** A product's food label. Empty texts, nulls and empty lists mean that nothing was entered. */
const fields = z.object({
  ...labelTexts.shape,
  maker_role: z.enum(makerRoles),
  /** Empty: the store is the maker. */
  maker_name: optionalText(120),
  maker_address: optionalText(400),
  origin: optionalText(60),
  mark: z.enum(dietMarks).nullable(),
  contains: z.array(z.enum(allergens)),
  may_contain: z.array(z.enum(allergens)),
  /** The reference quantity of the nutrition table: 100 g or 100 ml. */
  per: z.enum(['g', 'ml']),
  serve: amount(1000).refine((serve) => serve !== 0, words.serveWrong),
  energy: amount(900),
  protein: grams,
  carbohydrate: grams,
  total_sugars: grams,
  added_sugars: grams,
  total_fat: grams,
  saturated_fat: grams,
  trans_fat: grams,
  cholesterol: amount(5000),
  sodium: amount(40_000),
  /** Best before this many months after packing. */
  shelf_life_months: months.nullable(),
  /** FSSAI number of the maker; empty: the store's own number. */
  fssai: z.string().trim().regex(licencePattern, words.licenceWrong).or(z.literal('')),
  claims: z.array(z.enum(claims)),
  /** URL of the product picture that shows the front of the pack. */
  front: z.string().max(200).nullable(),
  translations: translationsOf(ownLabelTexts),
})

export const label = fields.superRefine(addLabelIssues)
export type Label = z.infer<typeof fields>

/** An empty label: its maker is the store, which is in India. */
export const blankLabel: Label = {
  generic_name: '',
  ingredients: '',
  storage: '',
  directions: '',
  maker_role: 'maker',
  maker_name: '',
  maker_address: '',
  origin: words.usualOrigin,
  mark: null,
  contains: [],
  may_contain: [],
  per: 'g',
  serve: null,
  energy: null,
  protein: null,
  carbohydrate: null,
  total_sugars: null,
  added_sugars: null,
  total_fat: null,
  saturated_fat: null,
  trans_fat: null,
  cholesterol: null,
  sodium: null,
  shelf_life_months: null,
  fssai: '',
  claims: [],
  front: null,
  translations: {},
}

/** The label as a page shows it: in one language, without empty fields. */
export const shownLabel = fields.omit({ translations: true }).partial()
export type ShownLabel = z.infer<typeof shownLabel>

/** The label in one language, without empty fields. Texts without a translation fall back to the first language. */
export function localizeLabel({ translations, ...untranslated }: Label, language: Language): ShownLabel {
  const translated = Object.entries(translatedTexts(translations, language)).filter(([, text]) => text)
  const all = { ...untranslated, ...Object.fromEntries(translated) }
  const isFilledIn = ([, value]: [string, unknown]) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(all).filter(isFilledIn))
}

/** A label in the back office, with the product's name and pictures. Null until one is saved. */
const labelOfProduct = z.object({
  product: z.object({ id, name: z.string(), pictures: z.array(pictureView) }),
  label: fields.nullable(),
  /** 0 until a label is saved. */
  version: versionField,
})
export type LabelOfProduct = z.infer<typeof labelOfProduct>

export const labelEndpoints = {
  'GET /products/{id}/label': {
    right: 'catalogue:read',
    summary: 'Get the food label of a product',
    params: idParams,
    answer: labelOfProduct,
  },
  'PUT /products/{id}/label': {
    right: 'catalogue:write',
    summary: 'Replace the food label of a product; the version must match',
    params: idParams,
    body: fields.extend({ version: versionField }).superRefine(addLabelIssues),
    answer: labelOfProduct,
  },
} satisfies Endpoints
