import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { moment, pageQuery, versionField } from '#http/calls/schema-pieces.ts'
import { languages } from '#words/language.ts'
import { pageName, savedAs, savedTexts } from './text-rules-contract.ts'

/** What a page says to a shopper: read, with the facts in it. */
const span = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  code: z.literal(true).optional(),
  to: z.string().optional(),
})
const block = z.union([
  z.object({ is: z.enum(['h2', 'h3', 'p']), spans: z.array(span) }),
  z.object({ is: z.enum(['ul', 'ol']), items: z.array(z.array(span)) }),
])

const language = z.enum(languages)

const shownPage = z.object({
  /** The language that the words are in: English where the merchant wrote no other. */
  language,
  description: z.string(),
  /** Below the title of a policy, and the policy in a sentence. */
  note: z.string(),
  lead: z.string(),
  blocks: z.array(block),
})
export type ShownPage = z.infer<typeof shownPage>

const shownBanner = z.object({
  headline: z.string(),
  text: z.string(),
  button: z.string(),
  to: z.string(),
  ground: z.enum(['light', 'dark']),
  /** How much of the ground covers the picture under the words, 0 to 1. */
  veil: z.number(),
})
export type ShownBanner = z.infer<typeof shownBanner>

const shownHome = z.object({
  language,
  /** As many as there are pictures of banners, in their order. */
  banners: z.array(shownBanner),
  promises: z.array(z.object({ title: z.string(), text: z.string() })),
})
export type ShownHome = z.infer<typeof shownHome>

const texts = z.record(z.string(), z.string())
const version = versionField

/** What the merchant works on. Texts that are null are the shop's own. */
const editedPage = z.object({
  page: pageName,
  language,
  /** Of the last thing that was saved, 0 where nobody saved any: what a change is made from. */
  version,
  /** What the form opens with: the draft that waits, or what is published. */
  texts: texts.nullable(),
  hasDraft: z.boolean(),
  published: texts.nullable(),
  /** What was published before: null where nothing was. */
  before: z.object({ texts: texts.nullable() }).nullable(),
  /** The shop's own words in that language. */
  builtIn: texts,
})
export type EditedPage = z.infer<typeof editedPage>

const listedPage = z.object({
  page: pageName,
  language,
  edited: z.boolean(),
  hasDraft: z.boolean(),
  /** The English one was published after it. */
  older: z.boolean(),
  by: z.string().nullable(),
  at: moment.nullable(),
})
export type ListedPage = z.infer<typeof listedPage>

const textVersion = z.object({
  version,
  state: savedAs,
  texts: texts.nullable(),
  by: z.string().nullable(),
  at: moment,
})
export type TextVersion = z.infer<typeof textVersion>

const which = z.object({ page: pageName, language })

export const textEndpoints = {
  'GET /texts/home': { access: 'anyone', summary: 'Get the texts of the home page', answer: shownHome },
  'GET /texts/pages/{page}': {
    access: 'anyone',
    summary: 'Get the texts of the About page or a policy',
    params: z.object({ page: pageName.exclude(['home']) }),
    answer: shownPage,
  },
  'GET /edited-texts': {
    access: 'admin',
    summary: 'List the pages with editable texts, in each language',
    answer: z.array(listedPage),
  },
  'GET /edited-texts/{page}/{language}': {
    access: 'admin',
    summary: 'Get the draft, published and earlier texts of a page',
    params: which,
    answer: editedPage,
  },
  'PUT /edited-texts': {
    access: 'admin',
    summary:
      'Save the texts of a page as a draft, publish them, or discard the draft. Null restores the default text. Publishing needs confirmation',
    body: savedTexts,
    answer: editedPage,
  },
  'GET /edited-texts/{page}/{language}/versions': {
    access: 'admin',
    summary: 'List the saved versions of a page, newest first, 10 per page by default',
    params: which,
    query: pageQuery,
    answer: z.array(textVersion),
  },
} satisfies Endpoints
