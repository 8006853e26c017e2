import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#words/language.ts'
import { markStale } from '../calls/http-caching.ts'
import { sentences } from '../words/index.ts'
import { createEncodedPage, type EncodedPage } from './encoded-page.ts'
import type { MissingOrMoved } from './page-url.ts'
import type { RenderedDocument } from './render-document.ts'
import { sendEncodedPage } from './send-page.ts'

/** Whether rendering failed because a dependency is down, so that the last cached page is the better answer. */
export const shouldServeStale = (instead: RenderedDocument | MissingOrMoved | undefined) =>
  instead === undefined ||
  (instead !== 'missing' &&
    'html' in instead &&
    (instead.status >= 500 || !instead.isComplete || instead.isStale))

/** Compressed once for an outage; gone with the page that it was made of. */
const stalePages = new WeakMap<EncodedPage, EncodedPage>()

/** Sends a page that may have changed since it was made, and says so on it and in its headers. */
export async function sendStale(
  request: FastifyRequest,
  reply: FastifyReply,
  page: EncodedPage,
  language: Language,
) {
  const forms = stalePages.get(page) ?? (await createStalePage(page, language))
  stalePages.set(page, forms)
  markStale(reply).header('vary', 'accept-encoding')
  return sendEncodedPage(request, reply, forms, () => {})
}

const createStalePage = async (page: EncodedPage, language: Language) =>
  createEncodedPage(addStaleNotice((await page.as('plain')).toString(), language), () => {})

/** Outside of what React takes over, with styles of its own: the page itself is as it was made. */
const addStaleNotice = (html: string, language: Language) =>
  html.replace(
    '<body>',
    () =>
      `<body><p id="stale" role="status" style="margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3200">${sentences.mayHaveChanged.in(language)}</p>`,
  )
