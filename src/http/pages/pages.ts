import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import type { OfferTerms, PublicSettings } from '#pages/page-render.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import { type Language, languageOf } from '#words/language.ts'
import type { CacheStatistics } from '../cache-statistics.ts'
import { refusalFromError, tooManyRequestsError } from '../calls/errors.ts'
import { rateLimitCosts, type SpendBudget } from '../rate-limit-costs.ts'
import { findLanguageRedirect, languageVaryHeaders } from '../remembered-language.ts'
import { requestIdHeader } from '../request-ids.ts'
import { dropDocumentHeaders } from '../security-headers.ts'
import { findAccessRedirect } from './access-redirect.ts'
import { comingSoonPage } from './coming-soon-page.ts'
import { type CacheablePageTarget, createPageResolver } from './page-url.ts'
import { createPublicPages } from './public-pages.ts'
import { createDocumentRenderer } from './render-document.ts'
import type { Renderer } from './renderer.ts'
import { sendHtml, sendUncachedPage } from './send-page.ts'
import { tooManyRequestsPage } from './too-many-requests-page.ts'
import { serveWellKnownIcons, wellKnownIcons } from './well-known-icons.ts'

type Pages = {
  renderer: Renderer
  /**
   * Returns the same object until the settings change, because pages rendered with another object are rendered again.
   */
  facts: () => MaybePromise<Record<Language, PublicSettings>>
  offers: () => OfferTerms
  catalogueVersion: CatalogueVersion
  /** Whether a path is also an API call, so that caches store the two answers separately (decision P1). */
  isApiPath: (url: string) => boolean
  existenceCalls: Record<string, string>
  cacheStatistics: CacheStatistics
  /** Charges the render cost to the network's budget and returns the seconds to wait, 0 if it may render now. */
  spend: SpendBudget
}

/**
 * Registers the built files and every page. Public pages are sent from the cache; the others are rendered as their
 * loading state, for users who may open them.
 */
export async function pages(
  app: FastifyInstance,
  { renderer, facts, offers, catalogueVersion, isApiPath, existenceCalls, cacheStatistics, spend }: Pages,
) {
  await app.register(fastifyStatic, {
    root: renderer.clientFolders,
    globIgnore: ['.vite/**', '**/*.{br,gz}', ...Object.keys(wellKnownIcons).map((path) => path.slice(1))],
    wildcard: false,
    preCompressed: true,
    // The ETag says as much, and nobody asks for a part of a script: half a kilobyte less for a first view.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      dropDocumentHeaders(reply, path)
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  await app.register(serveWellKnownIcons, { facts })
  const addressOf = createPageResolver(renderer.matchPageUrl, isApiPath)
  const render = createDocumentRenderer(app, { renderer, facts, offers })
  const spendPageBudget = async (request: FastifyRequest, address: CacheablePageTarget) => {
    const seconds = await spend(
      request.ip,
      isSearch(address) ? rateLimitCosts.searchPage : rateLimitCosts.page,
    )
    if (seconds > 0) throw tooManyRequestsError(seconds)
  }
  const answerPublic = createPublicPages(app, {
    render,
    facts,
    catalogueVersion,
    existenceCalls,
    cacheStatistics,
    spendPageBudget,
  })

  const answerForSession = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: CacheablePageTarget,
  ) => {
    await request.resolveSession()
    const redirectTo = findAccessRedirect(address, request, (await facts())[address.language])
    if (redirectTo) return reply.header('cache-control', 'no-store').redirect(redirectTo)
    if (address.page.access === 'anyone') return answerPublic(request, reply, address)
    await spendPageBudget(request, address)
    return sendUncachedPage(reply, await render(address))
  }

  /** Before opening, hidden pages are rendered for administrators only and never cached. */
  const answerBeforeOpening = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: CacheablePageTarget,
    store: PublicSettings['store'],
  ) => {
    await request.resolveSession()
    if (request.user?.role === 'admin') return sendUncachedPage(reply, await render(address))
    reply.header('cache-control', 'no-store')
    return sendHtml(reply, 200, comingSoonPage(store, address.language))
  }

  /** Sends the error page for a failed request. */
  const answerFailed = async (request: FastifyRequest, reply: FastifyReply, error: FastifyError) => {
    const refusal = refusalFromError(error, request)
    const { status } = refusal
    const language = languageOf(request.originalUrl)
    const { message } = refusal.bodyIn(language)
    if (status === 429) {
      reply.headers({ 'retry-after': refusal.extra.retryAfterSeconds, 'cache-control': 'no-store' })
      const { store } = (await facts())[language]
      return sendHtml(reply, status, tooManyRequestsPage(store, message, language))
    }
    if (refusal.isOurs) reply.header(requestIdHeader, request.id)
    return sendUncachedPage(
      reply,
      await render(addressOf(request.url, language), { failure: { status, sentence: message } }),
    )
  }

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const home = findLanguageRedirect(request.originalUrl, request.headers)
    if (home) return redirectHome(reply, home)
    const address = addressOf(request.url, languageOf(request.originalUrl))
    const isPublicPage = address.page.access === 'anyone' && !address.page.signedOutOnly
    const answer = chainMaybePromise(facts(), (now) => {
      const { store } = now[address.language]
      if (store.opening && isClosedUntilOpening(address.page))
        return answerBeforeOpening(request, reply, address, store)
      return isPublicPage ? answerPublic(request, reply, address) : answerForSession(request, reply, address)
    })
    // Sent synchronously, because a cached page must not wait another turn of the event loop.
    return answer instanceof Promise
      ? answer.catch((error) => answerFailed(request, reply, error))
      : undefined
  })
}

/** Whether the page has a search text, filters or a sort order: each is a new query of the catalogue. */
const isSearch = ({ path }: CacheablePageTarget) =>
  /[?&](q|without|mark|claim|category_id|min_price|max_price|in_stock|sort)=/.test(path)

/**
 * Whether visitors get the coming-soon page in place of this one before the shop opens. Pages for an account or a
 * ticket stay open.
 */
const isClosedUntilOpening = ({ access, path, beforeOpening }: CacheablePageTarget['page']) =>
  access === 'anyone' && path !== '*' && !beforeOpening

/** Redirects the home page to the visitor's language. */
const redirectHome = (reply: FastifyReply, path: string) =>
  void reply.headers({ 'cache-control': 'no-store', vary: languageVaryHeaders }).redirect(path)
