import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseDown } from '#database/failover/outage.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import type { EncodedPage } from './encoded-page.ts'
import { createCallsForRender } from './inject-call.ts'
import { answerMissing, findMissingOrMoved, redirectPermanently } from './missing-or-moved.ts'
import type { Versioned } from './page-cache.ts'
import type { CacheablePageTarget, MissingOrMoved } from './page-url.ts'
import {
  cacheKeyOf,
  createPublicPageContext,
  createSourceCheck,
  createVersionCheck,
  type PublicPageContext,
  type PublicPageOptions,
  type Visit,
} from './public-page-context.ts'
import type { RenderedDocument } from './render-document.ts'
import { sendEncodedPage, sendUncachedPage } from './send-page.ts'
import { sendStalePage, shouldServeStale } from './stale-page.ts'

/** How long a CDN may cache a public page, and serve it while revalidating. Seconds. */
const publicCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/**
 * Creates the page cache, and returns a function that sends a page without personal data: the same bytes for everyone,
 * rendered once and cached.
 */
export function createPublicPages(app: FastifyInstance, options: PublicPageOptions) {
  const context = createPublicPageContext(app, options)
  return (request: FastifyRequest, reply: FastifyReply, address: CacheablePageTarget) =>
    answerPublic(context, { request, reply, address })
}

/** Sends a public page: from the cache, or rendered now. */
function answerPublic(context: PublicPageContext, visit: Visit): MaybePromise<FastifyReply> {
  const { cache, catalogueVersion } = context
  const { request, address } = visit
  if (address.page.path === '*') return answerMissing(context, visit)
  if (!address.isCacheable) return answerUncached(context, visit)
  return chainMaybePromise(catalogueVersion.current(), (version) => {
    const cached = cache.find(cacheKeyOf(address))
    const isSlightlyStale = cached !== undefined && catalogueVersion.wasLately(cached.version)
    // Stale-while-revalidate: served once more while the new version is rendered. If that fails, a request after a
    // second sees the failure.
    if (isSlightlyStale) renderAndCache(context, { request, address }, version).catch(() => {})
    return cached && (isSlightlyStale || cached.version === version)
      ? answerCached(context, visit, cached)
      : renderAndAnswer(context, visit, version)
  })
}

/** Sends a page that is not cached: rendered for this request, or the redirect or 404 if it has moved or is missing. */
async function answerUncached(context: PublicPageContext, visit: Visit) {
  const { request, reply, address } = visit
  const callForRender = createCallsForRender(context.app, request.headers['user-agent'])
  const missingOrMoved = await findMissingOrMoved(context, address, callForRender)
  if (missingOrMoved && missingOrMoved !== 'missing') return redirectPermanently(visit, missingOrMoved)
  await context.spendPageBudget(request, address)
  return missingOrMoved
    ? answerMissing(context, visit)
    : sendUncachedPage(reply, await context.render(address, { callForRender }))
}

/** Sends a cached page, or a 304 to a client that has it, and stores the answer in the pre-routing cache. */
function answerCached(
  context: PublicPageContext,
  { request, reply, address: { page: pageUrl, vary } }: Visit,
  { page, version }: Versioned<EncodedPage>,
) {
  reply.headers({ etag: page.etag, 'cache-control': publicCaching, vary })
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  // Signed-in users are redirected from such a page, so each request must be checked.
  const isFresh = pageUrl.signedOutOnly ? undefined : createVersionCheck(context, version)
  return sendEncodedPage(request, reply, page, isFresh)
}

/** Renders a page and sends it. If that fails during an outage, sends the last cached version as stale. */
async function renderAndAnswer(context: PublicPageContext, visit: Visit, version: number) {
  const { request, reply, address } = visit
  const last = context.cache.find(cacheKeyOf(address))?.page
  const { page, outcome } = await renderAndCache(context, visit, version).catch((error) => {
    if (last && error instanceof DatabaseDown) return { page: null, outcome: undefined }
    throw error
  })
  if (!page && last && shouldServeStale(outcome)) return sendStalePage(request, reply, last, address.language)
  if (page) return answerCached(context, visit, { page, version })
  if (outcome === 'missing') return answerMissing(context, visit)
  if (outcome && 'moved' in outcome) return redirectPermanently(visit, outcome)
  return outcome ? sendUncachedPage(reply, outcome) : answerUncached(context, visit)
}

/**
 * Renders and caches a page, once for all concurrent requests. Nothing is sent.
 * @returns `page`, null if it must not be cached. Then `outcome` is what to answer instead: the product is missing or
 * has moved, or the document that was rendered. It is undefined if another request has rendered the page.
 */
async function renderAndCache(
  context: PublicPageContext,
  { request, address }: Omit<Visit, 'reply'>,
  version: number,
) {
  let outcome: RenderedDocument | MissingOrMoved | undefined
  const callForRender = createCallsForRender(context.app)
  const render = async () => {
    outcome = await findMissingOrMoved(context, address, callForRender)
    if (outcome && outcome !== 'missing') return null
    await context.spendPageBudget(request, address)
    if (outcome) return null
    const rendered = await context.render(address, { callForRender })
    if ('html' in rendered && rendered.status === 200 && rendered.isComplete && !rendered.isStale)
      return rendered
    outcome = rendered
    return null
  }
  const isUnchanged = createSourceCheck(context, callForRender)
  const page = await context.cache.renderOnce(cacheKeyOf(address), version, { isUnchanged, render })
  return { page, outcome }
}
