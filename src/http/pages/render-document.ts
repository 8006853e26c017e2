import type { FastifyInstance } from 'fastify'
import type { Failure, OfferTerms, PublicSettings, RenderedPage } from '#pages/page-render.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'
import type { Language } from '#words/language.ts'
import { htmlDocumentOf } from './document.ts'
import { type CallForRender, createCallsForRender, type InjectedCall } from './inject-call.ts'
import type { PageSources } from './page-cache.ts'
import { notFoundPath } from './page-url.ts'
import type { Renderer } from './renderer.ts'

/** A rendered document and its sources, or the redirect of its loader. It is stale if one of its answers is. */
export type RenderedDocument =
  | { redirect: string }
  | ({ status: number; html: Buffer; isComplete: boolean; isStale: boolean } & PageSources)
export type RenderDocument = (
  address: { path: string; language: Language },
  /** `callForRender` has the answers that are known already; with `failure` the document is an error page. */
  options?: { callForRender?: CallForRender; failure?: Failure },
) => Promise<RenderedDocument>

type Rendering = {
  renderer: Renderer
  facts: () => MaybePromise<Record<Language, PublicSettings>>
  offers: () => OfferTerms
}

/** Creates a function that renders a page from the API's answers, which are requested within the process. */
export function createDocumentRenderer(
  app: FastifyInstance,
  { renderer, facts, offers }: Rendering,
): RenderDocument {
  const htmlOf = (
    requestedPath: string,
    language: Language,
    shown: PublicSettings,
    { page, ...rendered }: RenderedPage,
  ) => {
    // A missing page has no URL of its own.
    const path = rendered.status === 404 ? notFoundPath : requestedPath
    const assets = renderer.assetsOf(page, language)
    return htmlDocumentOf({ ...rendered, path, language, facts: shown, assets })
  }
  return async ({ path, language }, { callForRender = createCallsForRender(app), failure } = {}) => {
    const calls: InjectedCall[] = []
    let isStale = false
    const factsNow = await facts()
    const shown = factsNow[language]
    const transport = async ({ method, path: asks }: { method: string; path: string }) => {
      const { answer, call, ...from } = await callForRender({ method, path: asks, language })
      calls.push(call)
      isStale ||= from.isStale
      return answer
    }
    const from = { language, facts: shown, offers: offers(), transport, ...(failure && { failure }) }
    const rendered = await renderer.renderPage(path, from)
    if ('redirect' in rendered) return rendered
    const { status, isComplete } = rendered
    return {
      status,
      isComplete: isComplete,
      isStale,
      html: htmlOf(path, language, shown, rendered),
      calls,
      facts: factsNow,
    }
  }
}
