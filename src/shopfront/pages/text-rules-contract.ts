import { z } from 'zod'
import { text, versionField } from '#http/calls/schema-pieces.ts'
import { leastStrength } from '#values/colours/contrast.ts'
import { readRichText } from '#values/rich-text/read-rich-text.ts'
import { fill } from '#values/rich-text/read-spans.ts'
import { hidesSomething, type TextProblem } from '#values/rich-text/rich-text.ts'
import { isPageAddress } from '#values/rich-text/safe-address.ts'
import { invisible } from '#values/words/en.ts'
import { inSchema } from '#words/in-schema.ts'
import { languages } from '#words/language.ts'
import { namedFields, sampleFields } from './text-fields-contract.ts'
import * as words from './words/office/texts/en.ts'

/** Words of the merchant: what hides something is refused. What they name and lead to, `problemsIn` looks at. */
const typed = (most: number) => text(most).refine((value) => !hidesSomething.test(value), invisible)

/** What may not be published of one of a page's texts: a link that leads nowhere of ours, a field that there is not. */
export function problemsIn(name: string, value: string): TextProblem[] {
  // The one text that has looks and links.
  if (name === 'body') return readRichText(value, sampleFields).problems
  const problems: TextProblem[] = []
  fill(value, { fields: namedFields, problems })
  return problems
}

/** What a page may also leave unsaid. */
const typedOrNothing = (most: number) => z.literal('').or(typed(most))

const policyTexts = z.object({
  note: typedOrNothing(100),
  lead: typed(400),
  description: typed(300),
  body: typed(20_000),
})
const aboutTexts = policyTexts.pick({ description: true, body: true })

const headline = typed(40)
const bannerText = typed(90)
const bannerButton = typed(20)
const link = text(300).refine(isPageAddress, words.wrongBannerLink)
const ground = z.enum(['light', 'dark'])
const strengthWords = inSchema(words.wrongStrength, { least: leastStrength })
const strength = z
  .string()
  .regex(/^\d{1,3}$/, strengthWords)
  .refine((percent) => Number(percent) >= leastStrength && Number(percent) <= 100, strengthWords)
const promise = typed(50)
const because = typed(160)

/** Three banners, and what the shop stands for in four points. */
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
})

/** What is written on each page that the merchant may edit. */
export const textsOf = {
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

export const savedAs = z.enum(['draft', 'published', 'discarded'])

/** A page's texts by their names; which ones there are, its schema says. */
export type PageTexts = Record<string, string>

const saved = <Name extends PageName, Texts extends z.ZodType>(page: Name, texts: Texts) =>
  z.object({
    page: z.literal(page),
    language: z.enum(languages),
    /** What it was made from. */
    version: versionField,
    as: savedAs,
    texts: texts.nullable(),
    /** The labels say what the words claim, or the words speak only of products whose labels do (decision X25). */
    claims_confirmed: z.boolean().optional(),
  })

export const savedTexts = z.discriminatedUnion('page', [
  saved('home', homeTexts),
  saved('about', aboutTexts),
  saved('shipping-policy', policyTexts),
  saved('refund-policy', policyTexts),
  saved('privacy-policy', policyTexts),
  saved('terms-and-conditions', policyTexts),
])
