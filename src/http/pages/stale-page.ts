import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#words/language.ts'
import { markStale } from '../calls/http-caching.ts'
import { sentences } from '../words/index.ts'
import { createEncodedPage, type EncodedPage } from './encoded-page.ts'
import type { MissingOrMoved } from './page-url.ts'
import type { RenderedDocument } from './render-document.ts'
import { sendEncodedPage } from './send-page.ts'

/**
 * Whether rendering failed because a dependency is down, so that the last cached page is the better answer.
 * @param outcome of `renderAndCache`
 */
export const shouldServeStale = (outcome: RenderedDocument | MissingOrMoved | undefined) =>
  outcome === undefined ||
  (outcome !== 'missing' &&
    'html' in outcome &&
    (outcome.status >= 500 || !outcome.isComplete || outcome.isStale))

/** Compressed once per outage and freed with the page it was made from. */
const stalePages = new WeakMap<EncodedPage, EncodedPage>()

/** Sends a page that may be outdated, and marks it as stale in the page and in the headers. */
export async function sendStalePage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  language: Language,
) {
  const stalePage = stalePages.get(page) ?? (await createStalePage(page, language))
  stalePages.set(page, stalePage)
  markStale(reply).header('vary', 'accept-encoding')
  return sendEncodedPage(request, reply, stalePage, undefined)
}

/** The page with a notice that the shop cannot be reached at the moment. */
const createStalePage = async (page: EncodedPage, language: Language) =>
  createEncodedPage(Buffer.from(addStaleNotice((await page.as('plain')).toString(), language)), () => {})

/** Placed outside of the hydrated root, with inline styles, because the page itself must stay as it was rendered. */
const addStaleNotice = (html: string, language: Language) =>
  html.replace(
    '<body>',
    () =>
      `<body><p id="stale" role="status" style="margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3200">${sentences.mayHaveChanged.in(language)}</p>`,
  )
