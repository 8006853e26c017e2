import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#words/language.ts'
import { markStale } from '../calls/public-caching.ts'
import { said } from '../words/index.ts'
import type { NoPage } from './page-address.ts'
import { type PageForms, pageForms } from './page-forms.ts'
import type { RenderedDocument } from './render-document.ts'
import { sendKept } from './send-page.ts'

/** Whether a page could not be made because something it asks for is away, so that the last one is the better answer. */
export const isForWantOfAnswers = (instead: RenderedDocument | NoPage | undefined) =>
  instead === undefined ||
  (instead !== 'missing' && 'html' in instead && (instead.status >= 500 || !instead.whole || instead.isStale))

/** Compressed once for an outage; gone with the page that it was made of. */
const marked = new WeakMap<PageForms, PageForms>()

/** Sends a page that may have changed since it was made, and says so on it and in its headers. */
export async function sendStale(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageForms,
  language: Language,
) {
  const forms = marked.get(page) ?? (await markedForms(page, language))
  marked.set(page, forms)
  markStale(reply).header('vary', 'accept-encoding')
  return sendKept(request, reply, forms, () => {})
}

const markedForms = async (page: PageForms, language: Language) =>
  pageForms(withNote((await page.as('plain')).toString(), language), () => {})

/** Outside of what React takes over, with styles of its own: the page itself is as it was made. */
const withNote = (html: string, language: Language) =>
  html.replace(
    '<body>',
    () =>
      `<body><p id="stale" role="status" style="margin:0;padding:.5rem 1rem;text-align:center;background:#fdf0d0;color:#4a3200">${said.mayHaveChanged.in(language)}</p>`,
  )
