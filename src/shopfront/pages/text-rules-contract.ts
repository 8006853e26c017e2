import { z } from 'zod'
import { requiredText, versionField } from '#http/calls/schema-pieces.ts'
import { minOverlayStrength } from '#values/colours/contrast.ts'
import { parseRichText } from '#values/rich-text/parse-rich-text.ts'
import { fillFields } from '#values/rich-text/parse-spans.ts'
import { invisibleCharacters, type TextProblem } from '#values/rich-text/rich-text.ts'
import { isAllowedPageUrl } from '#values/rich-text/safe-link.ts'
import { invisible } from '#values/words/en.ts'
import { languages } from '#words/language.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { samplePlaceholders, unfilledPlaceholders } from './text-placeholders-contract.ts'
import * as words from './words/office/texts/en.ts'

/** A text of the merchant without invisible characters. Placeholders and links are checked by `findTextProblems`. */
const visibleText = (maxLength: number) =>
  requiredText(maxLength).refine((value) => !invisibleCharacters.test(value), invisible)

/** Problems that prevent publishing: invalid links and unknown placeholders. */
export function findTextProblems(name: string, value: string): TextProblem[] {
  // The only text with formatting and links.
  if (name === 'body') return parseRichText(value, samplePlaceholders).problems
  const problems: TextProblem[] = []
  fillFields(value, { fields: unfilledPlaceholders, problems })
  return problems
}

/** An optional text. */
const optionalVisibleText = (maxLength: number) => z.literal('').or(visibleText(maxLength))

const policyTexts = z.object({
  note: optionalVisibleText(100),
  lead: visibleText(400),
  description: visibleText(300),
  body: visibleText(20_000),
})
const aboutTexts = policyTexts.pick({ description: true, body: true })

const headline = visibleText(40)
const bannerText = visibleText(90)
const bannerButton = visibleText(20)
const link = requiredText(300).refine(isAllowedPageUrl, words.wrongBannerLink)
const ground = z.enum(['light', 'dark'])
const strengthWords = schemaSentence(words.wrongStrength, { least: minOverlayStrength })
const strength = z
  .string()
  .regex(/^\d{1,3}$/, strengthWords)
  .refine((percent) => Number(percent) >= minOverlayStrength && Number(percent) <= 100, strengthWords)
const promise = visibleText(50)
const because = visibleText(160)

/** Three banners, the shop's four promises, and who makes the food. */
const homeTexts = z.object({
  headline1: headline,
  text1: bannerText,
  button1: bannerButton,
  link1: link,
  ground1: ground,
  strength1: strength,
  headline2: headline,
  text2: bannerText,
  button2: bannerButton,
  link2: link,
  ground2: ground,
  strength2: strength,
  headline3: headline,
  text3: bannerText,
  button3: bannerButton,
  link3: link,
  ground3: ground,
  strength3: strength,
  promise1: promise,
  because1: because,
  promise2: promise,
  because2: because,
  promise3: promise,
  because3: because,
  promise4: promise,
  because4: because,
  // Texts that were saved before there was this part have none.
  maker: optionalVisibleText(60).default(''),
  story: optionalVisibleText(600).default(''),
})

/** The editable texts of each page. */
export const pageTextSchemas = {
  home: homeTexts,
  about: aboutTexts,
  'shipping-policy': policyTexts,
  'refund-policy': policyTexts,
  'privacy-policy': policyTexts,
  'terms-and-conditions': policyTexts,
} as const
export const pageName = z.enum([
  'home',
  'about',
  'shipping-policy',
  'refund-policy',
  'privacy-policy',
  'terms-and-conditions',
])
export type PageName = z.infer<typeof pageName>

export const textState = z.enum(['draft', 'published', 'discarded'])

/** A page's texts by name; the names are the keys of its schema. */
export type PageTexts = Record<string, string>

const saveInputOf = <Name extends PageName, Texts extends z.ZodType>(page: Name, texts: Texts) =>
  z.object({
    page: z.literal(page),
    language: z.enum(languages),
    /** The version that was read (optimistic lock). */
    version: versionField,
    as: textState,
    texts: texts.nullable(),
    /** The labels support the claims, or the text only refers to products whose labels do (decision X25). */
    claims_confirmed: z.boolean().optional(),
  })

export const savePageTextsInput = z.discriminatedUnion('page', [
  saveInputOf('home', homeTexts),
  saveInputOf('about', aboutTexts),
  saveInputOf('shipping-policy', policyTexts),
  saveInputOf('refund-policy', policyTexts),
  saveInputOf('privacy-policy', policyTexts),
  saveInputOf('terms-and-conditions', policyTexts),
])
