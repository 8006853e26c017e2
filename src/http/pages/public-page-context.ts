import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import type { PublicSettings } from '#pages/page-render.ts'
import type { MaybePromise } from '#values/maybe-promise.ts'
import type { Language } from '#words/language.ts'
import type { CacheStatistics } from '../cache-statistics.ts'
import { type CallForRender, hasSameAnswers } from './inject-call.ts'
import { createPageCache, type PageSources } from './page-cache.ts'
import type { CacheablePageTarget, PageTarget } from './page-url.ts'
import type { RenderDocument } from './render-document.ts'

export type PublicPageOptions = {
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

/** What the public pages are served with. */
export type PublicPageContext = PublicPageOptions & {
  app: FastifyInstance
  cache: ReturnType<typeof createPageCache>
}

/** A request for a public page. */
export type Visit = { request: FastifyRequest; reply: FastifyReply; address: CacheablePageTarget }

/** Adds the app and a page cache to the options. */
export const createPublicPageContext = (
  app: FastifyInstance,
  options: PublicPageOptions,
): PublicPageContext => ({ ...options, app, cache: createPageCache({ statistics: options.cacheStatistics }) })

/**
 * Creates a function that returns whether the sources of a cached page are unchanged: the store settings and the
 * answers of its calls.
 */
export const createSourceCheck =
  ({ facts }: PublicPageContext, callForRender: CallForRender) =>
  async (from: PageSources) =>
    from.facts === (await facts()) && (await hasSameAnswers(callForRender, from.calls))

/** The key of a page in the cache. */
export const cacheKeyOf = ({ language, path }: Pick<PageTarget, 'language' | 'path'>) => `${language} ${path}`

/**
 * Creates a function that returns whether the catalogue still has this version. A separate function, because a closure
 * keeps its whole scope alive: cached entries would otherwise keep their request.
 */
export const createVersionCheck =
  ({ catalogueVersion }: PublicPageContext, version: number) =>
  () =>
    catalogueVersion.current() === version
