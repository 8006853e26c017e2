import { z } from 'zod'
import { expectedVersion } from '#catalogue/products/product-input-contract.ts'
import { blankToNull, jsonField } from '#http/calls/form-pieces.ts'
import { formKey, idField, requiredText } from '#http/calls/schema-pieces.ts'
import { optionalText, translationsOf } from '#http/calls/translation-pieces.ts'
import { invisibleCharacters } from '#values/rich-text/rich-text.ts'
import { invisible } from '#values/words/en.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import * as words from './words/office/en.ts'

export const storyKind = z.enum(['recipe', 'story'])
export type StoryKind = z.infer<typeof storyKind>
/** Only a published one is shown to shoppers. An archived one is left out of the back office's list, too. */
export const storyState = z.enum(['draft', 'published', 'archived'])
export type StoryState = z.infer<typeof storyState>

const visible = (text: z.ZodType<string, string>) =>
  text.refine((value) => !invisibleCharacters.test(value), invisible)

/** A field with several lines: forms send a carriage return at the end of each. */
const withLines = (text: z.ZodType<string, string>) =>
  z
    .string()
    .transform((sent) => sent.replaceAll('\r\n', '\n'))
    .pipe(text)

/** The longest lists of lines: more would be no recipe. */
const maxLineText = 4000
export const maxStoryProducts = 20
const maxStoryQuantity = 20

/** The texts that have translations; all but the title and the summary may be empty. */
export const storyTexts = z.object({
  title: visible(optionalText(120)),
  summary: visible(optionalText(300)),
  body: visible(optionalText(8000)),
  ingredients: visible(optionalText(maxLineText)),
  steps: visible(optionalText(maxLineText)),
  person: visible(optionalText(80)),
  place: visible(optionalText(80)),
})
export type StoryTexts = z.infer<typeof storyTexts>

export const storyTranslations = translationsOf(storyTexts.partial())
const maxJsonLength = 60_000

const wholeNumber = (most: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,4}$/, sentence)
    .transform(Number)
    .refine((count) => count >= 1 && count <= most, sentence)

const productLines = jsonField(
  z
    .array(
      z.object({
        pack_id: idField,
        quantity: z
          .number(words.quantityInvalid)
          .int(words.quantityInvalid)
          .min(1, words.quantityInvalid)
          .max(maxStoryQuantity, words.quantityInvalid),
      }),
      words.productsUnreadable,
    )
    .max(maxStoryProducts, schemaSentence(words.tooManyProducts, { most: maxStoryProducts }))
    .refine((lines) => new Set(lines.map((line) => line.pack_id)).size === lines.length, words.productTwice),
  words.productsUnreadable,
)

export const storyFields = z.object({
  kind: storyKind,
  state: storyState,
  title: visible(requiredText(120, words.titleMissing)),
  summary: withLines(visible(requiredText(300, words.summaryMissing))),
  body: withLines(storyTexts.shape.body),
  servings: blankToNull(wholeNumber(100, words.servingsInvalid)),
  minutes: blankToNull(wholeNumber(2880, words.minutesInvalid)),
  ingredients: withLines(storyTexts.shape.ingredients),
  steps: withLines(storyTexts.shape.steps),
  person: storyTexts.shape.person,
  place: storyTexts.shape.place,
  /** Alternative text for screen readers; without it the title is used. */
  alt: optionalText(200),
  /** The sizes that the text is about, as JSON. */
  products: productLines,
  /** All texts in other languages, as JSON; they replace the stored ones. */
  translations: blankToNull(jsonField(storyTranslations, words.textsUnreadable, maxJsonLength)),
})

/** The merchant confirms claims in the texts that not every label carries (decision X25). */
const claimsConfirmed = z.literal('true').optional()

export const newStory = storyFields
  .partial()
  .required({ kind: true, state: true, title: true, summary: true })
  .extend({ form_key: formKey.optional(), claims_confirmed: claimsConfirmed })
export type NewStory = z.infer<typeof newStory>

/** An edit sends only the changed fields, and the version that the form was opened at (optimistic lock). */
export const storyEdit = storyFields
  .partial()
  .extend({ version: expectedVersion, claims_confirmed: claimsConfirmed })
export type StoryEdit = z.infer<typeof storyEdit>
