import { z } from 'zod'
import type { Endpoints } from '#http/calls/endpoint.ts'
import { pageQuery, timestamp, versionField } from '#http/calls/schema-pieces.ts'
import { languages } from '#words/language.ts'
import { pageName, savePageTextsInput, textState } from './text-rules-contract.ts'

/** Content of a page: markup parsed and placeholders filled. */
const span = z.object({
  text: z.string(),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  code: z.literal(true).optional(),
  to: z.string().optional(),
})
export const block = z.union([
  z.object({ is: z.enum(['h2', 'h3', 'p']), spans: z.array(span) }),
  z.object({ is: z.enum(['ul', 'ol']), items: z.array(z.array(span)) }),
])

const language = z.enum(languages)

const pageContent = z.object({
  /** Language of the content: English if the merchant has not translated it. */
  language,
  description: z.string(),
  /** The note below a policy's title, and its summary in a sentence. */
  note: z.string(),
  lead: z.string(),
  blocks: z.array(block),
})
export type PageContent = z.infer<typeof pageContent>

const bannerContent = z.object({
  headline: z.string(),
  text: z.string(),
  button: z.string(),
  to: z.string(),
  ground: z.enum(['light', 'dark']),
  /** Opacity of the background behind the banner's text, 0 to 1. */
  veil: z.number(),
})
export type BannerContent = z.infer<typeof bannerContent>

const homeContent = z.object({
  language,
  /** One for each banner picture, in the same order. */
  banners: z.array(bannerContent),
  promises: z.array(z.object({ title: z.string(), text: z.string() })),
  /** Who makes the food; both empty if the shop has not said it. */
  maker: z.object({ title: z.string(), text: z.string() }),
})
export type HomeContent = z.infer<typeof homeContent>

const texts = z.record(z.string(), z.string())
const version = versionField

/** A page in the editor. Null texts are the built-in ones. */
const editedPage = z.object({
  page: pageName,
  language,
  /** The newest version, 0 before the first (optimistic lock). */
  version,
  /** The draft, or else the published texts. */
  texts: texts.nullable(),
  hasDraft: z.boolean(),
  published: texts.nullable(),
  /** The version published before; null if there was none. */
  before: z.object({ texts: texts.nullable() }).nullable(),
  /** The built-in texts in that language. */
  builtIn: texts,
})
export type EditedPage = z.infer<typeof editedPage>

const listedPage = z.object({
  page: pageName,
  language,
  edited: z.boolean(),
  hasDraft: z.boolean(),
  /** True if the English text was published later, so the translation may be outdated. */
  older: z.boolean(),
  by: z.string().nullable(),
  at: timestamp.nullable(),
})
export type ListedPage = z.infer<typeof listedPage>

const textVersion = z.object({
  version,
  state: textState,
  texts: texts.nullable(),
  by: z.string().nullable(),
  at: timestamp,
})
export type TextVersion = z.infer<typeof textVersion>

const pageParams = z.object({ page: pageName, language })

export const textEndpoints = {
  'GET /texts/home': { right: 'anyone', summary: 'Get the texts of the home page', answer: homeContent },
  'GET /texts/pages/{page}': {
    right: 'anyone',
    summary: 'Get the texts of the About page or a policy',
    params: z.object({ page: pageName.exclude(['home']) }),
    answer: pageContent,
  },
  'GET /edited-texts': {
    right: 'texts:read',
    summary: 'List the pages with editable texts, in each language',
    answer: z.array(listedPage),
  },
  'GET /edited-texts/{page}/{language}': {
    right: 'texts:read',
    summary: 'Get the draft, published and earlier texts of a page',
    params: pageParams,
    answer: editedPage,
  },
  'PUT /edited-texts': {
    right: 'texts:write',
    summary:
      'Save the texts of a page as a draft, publish them, or discard the draft. Null restores the default text. Publishing needs confirmation',
    body: savePageTextsInput,
    answer: editedPage,
  },
  'GET /edited-texts/{page}/{language}/versions': {
    right: 'texts:read',
    summary: 'List the saved versions of a page, newest first, 10 per page by default',
    params: pageParams,
    query: pageQuery,
    answer: z.array(textVersion),
  },
} satisfies Endpoints
