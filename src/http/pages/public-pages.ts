import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import type { PublicSettings } from '#pages/page-render.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import { parsePathId } from '#values/texts/slug-path.ts'
import { type Language, pathIn } from '#words/language.ts'
import type { CacheStatistics } from '../cache-statistics.ts'
import type { EncodedPage } from './encoded-page.ts'
import { hasSameAnswers, injectCall } from './inject-call.ts'
import { createPageCache, type PageSources, type Versioned } from './page-cache.ts'
import type { CacheablePageTarget, MissingOrMoved, PageTarget } from './page-url.ts'
import type { RenderDocument, RenderedDocument } from './render-document.ts'
import { sendEncodedPage, sendUncached } from './send-page.ts'
import { sendStale, shouldServeStale } from './stale-page.ts'

type PublicPages = {
  render: RenderDocument
  facts: () => MaybePromise<Record<Language, PublicSettings>>
  /** A page cached at another catalogue version is checked, and rendered again if its data has changed. */
  catalogueVersion: Pick<CatalogueVersion, 'current' | 'wasLately'>
  /**
   * For pages about one product or category: the call that reads it. If it answers 404, the page is one shared 404
   * (decision P8); every URL but the canonical one redirects there.
   */
  existenceCalls: Record<string, string>
  /** Counts how often the cache was enough. */
  cacheStatistics: CacheStatistics
  /** Charges the render cost of a page to the network's budget. @throws when there is none left for now */
  spendPageBudget: (request: FastifyRequest, address: CacheablePageTarget) => Promise<void>
}

/** How long a CDN may cache a public page, and serve it while revalidating. Seconds. */
const publicCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60'

/** Serves pages without personal data: the same bytes for everyone, rendered once and cached. */
export function createPublicPages(
  app: FastifyInstance,
  { render, facts, catalogueVersion, existenceCalls, cacheStatistics, spendPageBudget }: PublicPages,
) {
  const isUnchanged = async (from: PageSources) =>
    from.facts === (await facts()) && (await hasSameAnswers(app, from.calls))
  const cache = createPageCache(isUnchanged, { use: cacheStatistics })

  // A separate function, because a closure keeps its whole scope alive: cached entries would otherwise keep their
  // request.
  const createVersionCheck = (version: number) => () => catalogueVersion.current() === version

  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    address: CacheablePageTarget,
  ): MaybePromise<FastifyReply> => {
    const { isCacheable, page } = address
    if (page.path === '*') return answerMissing(request, reply, address)
    if (!isCacheable) return answerUncached(request, reply, address)
    return chainMaybePromise(catalogueVersion.current(), (now) => {
      const kept = cache.find(cacheKeyOf(address))
      const isSlightlyStale = kept !== undefined && catalogueVersion.wasLately(kept.version)
      // Stale-while-revalidate: served once more while the new version is rendered. If that fails, a request after a
      // second sees the failure.
      if (isSlightlyStale) renderAndCache(request, address, now).catch(() => {})
      return kept && (isSlightlyStale || kept.version === now)
        ? answerCached(request, reply, address, kept)
        : renderAndAnswer(request, reply, address, now)
    })
  }

  const answerUncached = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: CacheablePageTarget,
  ) => {
    const instead = await findMissingOrMoved(address)
    if (instead && instead !== 'missing') return redirectPermanently(request, reply, address, instead)
    await spendPageBudget(request, address)
    return instead ? answerMissing(request, reply, address) : sendUncached(reply, await render(address))
  }

  /**
   * The 404 page is the same for all URLs of its row and does not depend on the catalogue: it is rendered again only
   * after a change of the settings.
   */
  const answerMissing = (request: FastifyRequest, reply: FastifyReply, address: CacheablePageTarget) => {
    const key = cacheKeyOf({ ...address, path: `404 ${address.page.path}` })
    return chainMaybePromise(catalogueVersion.current(), (now) => {
      const last = cache.find(key)
      const kept = last?.version === now ? last.page : cache.make(key, now, () => renderMissing(address))
      return chainMaybePromise(kept, (page) => {
        // The thing was created in the meantime, or its existence is unknown.
        if (!page) return render(address).then((made) => sendUncached(reply, made))
        reply.status(404).headers({ 'cache-control': 'no-store', vary: 'accept-encoding' })
        return sendEncodedPage(request, reply, page, (bytes) =>
          reply.remember(bytes, createVersionCheck(now)),
        )
      })
    })
  }

  const renderMissing = async (address: PageTarget) => {
    const rendered = await render(address)
    return 'html' in rendered && rendered.status === 404 && !rendered.isStale ? rendered : null
  }

  /** Checked before rendering: one call costs a tenth of a render, and neither redirects nor 404s are cached. */
  const findMissingOrMoved = async ({
    page,
    path,
    language,
  }: PageTarget): Promise<MissingOrMoved | undefined> => {
    const call = existenceCalls[page.path]
    if (!call) return undefined
    const [pathname = ''] = path.split('?')
    const id = parsePathId(pathname.slice(pathname.lastIndexOf('/') + 1))
    const { answer } = await injectCall(app, { method: 'GET', path: `${call}/${id}`, language })
    if (answer.status === 404) return 'missing'
    const named = answer.status === 200 ? (answer.body as { path: string }).path : pathname
    return named === pathname ? undefined : { moved: named }
  }

  /** 301, but not cached: a product may get its former name back, and cached redirects would then loop. */
  const redirectPermanently = (
    request: FastifyRequest,
    reply: FastifyReply,
    { language, vary }: CacheablePageTarget,
    { moved }: Exclude<MissingOrMoved, 'missing'>,
  ) => {
    const { search } = new URL(`http://shop${request.originalUrl}`)
    return reply
      .headers({ 'cache-control': 'no-store', vary })
      .redirect(pathIn(language, moved) + search, 301)
  }

  /** @returns the page to cache; undefined when another answer was sent instead */
  const renderAndCache = async (request: FastifyRequest, address: CacheablePageTarget, now: number) => {
    let instead: RenderedDocument | MissingOrMoved | undefined
    const page = await cache.make(cacheKeyOf(address), now, async () => {
      instead = await findMissingOrMoved(address)
      if (instead && instead !== 'missing') return null
      await spendPageBudget(request, address)
      if (instead) return null
      const rendered = await render(address)
      if ('html' in rendered && rendered.status === 200 && rendered.isComplete && !rendered.isStale)
        return rendered
      instead = rendered
      return null
    })
    return { page, instead }
  }

  const renderAndAnswer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: CacheablePageTarget,
    version: number,
  ) => {
    const last = cache.find(cacheKeyOf(address))?.page
    const { page, instead } = await renderAndCache(request, address, version).catch((error) => {
      if (last && error instanceof DatabaseDown) return { page: null, instead: undefined }
      throw error
    })
    if (!page && last && shouldServeStale(instead)) return sendStale(request, reply, last, address.language)
    if (page) return answerCached(request, reply, address, { page, version })
    if (instead === 'missing') return answerMissing(request, reply, address)
    if (instead && 'moved' in instead) return redirectPermanently(request, reply, address, instead)
    return instead ? sendUncached(reply, instead) : answerUncached(request, reply, address)
  }

  const answerCached = (
    request: FastifyRequest,
    reply: FastifyReply,
    { page: { signedOutOnly }, vary }: CacheablePageTarget,
    { page, version }: Versioned<EncodedPage>,
  ) => {
    reply.headers({ etag: page.etag, 'cache-control': publicCaching, vary })
    if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
    return sendEncodedPage(request, reply, page, (bytes) => {
      // Signed-in users are redirected from such a page, so each request must be checked.
      if (!signedOutOnly) reply.remember(bytes, createVersionCheck(version))
    })
  }

  return answer
}

const cacheKeyOf = ({ language, path }: Pick<PageTarget, 'language' | 'path'>) => `${language} ${path}`
