import type { FastifyInstance } from 'fastify'
import type { Failure, OfferTerms, RenderedPage, ShopFacts } from '#pages/page-render.ts'
import type { Soon } from '#values/soon.ts'
import type { Language } from '#words/language.ts'
import { type Asked, askInProcess } from './ask-in-process.ts'
import { documentOf } from './document.ts'
import { noPage } from './page-address.ts'
import type { MadeFrom } from './page-cache.ts'
import type { Renderer } from './renderer.ts'

/**
 * A page as a whole document, and what it was made from; or where its loader leads instead. It is stale when one of the answers in
 * it is.
 */
export type RenderedDocument =
  | { redirect: string }
  | ({ status: number; html: string; whole: boolean; isStale: boolean } & MadeFrom)
export type RenderDocument = (
  address: { path: string; language: Language },
  failure?: Failure,
) => Promise<RenderedDocument>

type Rendering = {
  renderer: Renderer
  facts: () => Soon<Record<Language, ShopFacts>>
  offers: () => OfferTerms
}

/** Renders a page from the API's answers, which it asks for within the process. */
export function createRender(app: FastifyInstance, { renderer, facts, offers }: Rendering): RenderDocument {
  const htmlOf = (
    asked: string,
    language: Language,
    shown: ShopFacts,
    { page, ...rendered }: RenderedPage,
  ) => {
    // What is not there has no address of its own.
    const path = rendered.status === 404 ? noPage : asked
    const assets = renderer.assetsOf(page, language)
    return documentOf({ ...rendered, path, language, facts: shown, assets })
  }
  return async ({ path, language }, failure) => {
    const calls: Asked[] = []
    let isStale = false
    const factsNow = await facts()
    const shown = factsNow[language]
    const transport = async ({ method, path: asks }: { method: string; path: string }) => {
      const { answer, asked, ...from } = await askInProcess(app, { method, path: asks, language })
      calls.push(asked)
      isStale ||= from.isStale
      return answer
    }
    const from = { language, facts: shown, offers: offers(), transport, ...(failure && { failure }) }
    const rendered = await renderer.renderPage(path, from)
    if ('redirect' in rendered) return rendered
    const { status, whole } = rendered
    return { status, whole, isStale, html: htmlOf(path, language, shown, rendered), calls, facts: factsNow }
  }
}
