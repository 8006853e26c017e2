import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DatabaseDown } from '#database/failover/outage.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import type { EncodedPage } from './encoded-page.ts'
import { answerMissing, findMissingOrMoved, redirectPermanently } from './missing-or-moved.ts'
import type { Versioned } from './page-cache.ts'
import type { CacheablePageTarget, MissingOrMoved } from './page-url.ts'
import {
  cacheKeyOf,
  createPublicPageContext,
  createVersionCheck,
  type PublicPageContext,
  type PublicPageOptions,
  type Visit,
} from './public-page-context.ts'
import type { RenderedDocument } from './render-document.ts'
import { sendEncodedPage, sendUncached } from './send-page.ts'
import { sendStale, shouldServeStale } from './stale-page.ts'

/** How long a CDN may cache a public page, and serve it while revalidating. Seconds. */
const publicCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** Serves pages without personal data: the same bytes for everyone, rendered once and cached. */
export function createPublicPages(app: FastifyInstance, options: PublicPageOptions) {
  const context = createPublicPageContext(app, options)
  return (request: FastifyRequest, reply: FastifyReply, address: CacheablePageTarget) =>
    answerPublic(context, { request, reply, address })
}

function answerPublic(context: PublicPageContext, visit: Visit): MaybePromise<FastifyReply> {
  const { cache, catalogueVersion } = context
  const { request, address } = visit
  if (address.page.path === '*') return answerMissing(context, visit)
  if (!address.isCacheable) return answerUncached(context, visit)
  return chainMaybePromise(catalogueVersion.current(), (now) => {
    const kept = cache.find(cacheKeyOf(address))
    const isSlightlyStale = kept !== undefined && catalogueVersion.wasLately(kept.version)
    // Stale-while-revalidate: served once more while the new version is rendered. If that fails, a request after a
    // second sees the failure.
    if (isSlightlyStale) renderAndCache(context, { request, address }, now).catch(() => {})
    return kept && (isSlightlyStale || kept.version === now)
      ? answerCached(context, visit, kept)
      : renderAndAnswer(context, visit, now)
  })
}

async function answerUncached(context: PublicPageContext, visit: Visit) {
  const { request, reply, address } = visit
  const instead = await findMissingOrMoved(context, address)
  if (instead && instead !== 'missing') return redirectPermanently(visit, instead)
  await context.spendPageBudget(request, address)
  return instead ? answerMissing(context, visit) : sendUncached(reply, await context.render(address))
}

function answerCached(
  context: PublicPageContext,
  { request, reply, address: { page: pageUrl, vary } }: Visit,
  { page, version }: Versioned<EncodedPage>,
) {
  reply.headers({ etag: page.etag, 'cache-control': publicCaching, vary })
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  return sendEncodedPage(request, reply, page, (bytes) => {
    // Signed-in users are redirected from such a page, so each request must be checked.
    if (!pageUrl.signedOutOnly) reply.remember(bytes, createVersionCheck(context, version))
  })
}

async function renderAndAnswer(context: PublicPageContext, visit: Visit, version: number) {
  const { request, reply, address } = visit
  const last = context.cache.find(cacheKeyOf(address))?.page
  const { page, instead } = await renderAndCache(context, visit, version).catch((error) => {
    if (last && error instanceof DatabaseDown) return { page: null, instead: undefined }
    throw error
  })
  if (!page && last && shouldServeStale(instead)) return sendStale(request, reply, last, address.language)
  if (page) return answerCached(context, visit, { page, version })
  if (instead === 'missing') return answerMissing(context, visit)
  if (instead && 'moved' in instead) return redirectPermanently(visit, instead)
  return instead ? sendUncached(reply, instead) : answerUncached(context, visit)
}

/** @returns the page to cache; undefined when another answer was sent instead */
async function renderAndCache(
  context: PublicPageContext,
  { request, address }: Omit<Visit, 'reply'>,
  now: number,
) {
  let instead: RenderedDocument | MissingOrMoved | undefined
  const page = await context.cache.make(cacheKeyOf(address), now, async () => {
    instead = await findMissingOrMoved(context, address)
    if (instead && instead !== 'missing') return null
    await context.spendPageBudget(request, address)
    if (instead) return null
    const rendered = await context.render(address)
    if ('html' in rendered && rendered.status === 200 && rendered.isComplete && !rendered.isStale)
      return rendered
    instead = rendered
    return null
  })
  return { page, instead }
}
