import { LRUCache } from 'lru-cache'
import type { CacheStatistics } from '../cache-statistics.ts'
import { createEncodedPage, type EncodedPage } from './encoded-page.ts'
import type { InjectedCall } from './inject-call.ts'

/**
 * What a page was rendered from: the answers of calls, and the store settings, which are a new object after each
 * change.
 */
export type PageSources = { calls: InjectedCall[]; facts: object }
export type Versioned<Page> = { version: number; page: Page }
type CacheEntry = Versioned<EncodedPage> & PageSources
/** How a page is rendered at a new catalogue version. */
type Rendering = {
  /** Whether the sources of the cached page are unchanged. */
  isUnchanged: (from: PageSources) => Promise<boolean>
  /** Renders the page; null if it must not be cached. */
  render: () => Promise<({ html: Buffer } & PageSources) | null>
}

/** The approximate memory overhead of an entry, in bytes. */
const overhead = 500
const overheadPerCall = 300
const sizeOf = ({ page, calls }: CacheEntry, key: string) =>
  page.size() + 2 * key.length + overhead + calls.length * overheadPerCall

/**
 * Caches pages by catalogue version. Concurrent requests share one render; at a new version a page is rendered again
 * only when its data has changed.
 * @param maxBytes the limit for all pages in all encodings; the least recently used are evicted first
 * @param statistics counts hits and renders
 */
export function createPageCache({
  maxBytes = 24 * 1024 * 1024,
  statistics,
}: {
  maxBytes?: number
  statistics?: CacheStatistics
} = {}) {
  const cache = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  if (statistics) statistics.pageBytes = () => cache.calculatedSize
  const pending = new Map<string, Versioned<Promise<EncodedPage | null>>>()

  /** Keeps the cached page if its sources are unchanged, and otherwise renders and caches it. */
  async function renderAndStore(key: string, version: number, { isUnchanged, render }: Rendering) {
    const last = cache.get(key)
    if (last && (await isUnchanged(last))) {
      cache.set(key, { ...last, version })
      return last.page
    }
    if (statistics) statistics.pageMisses += 1
    const rendered = await render()
    // Failures are sent once and not cached.
    if (rendered === null) return null
    const { html, calls, facts } = rendered
    const recount = () => {
      const entry = cache.peek(key)
      // Setting an entry again recounts its size.
      if (entry?.page === page) cache.set(key, { ...entry })
    }
    const page: EncodedPage = createEncodedPage(html, recount, () => cache.peek(key)?.page === page)
    cache.set(key, { version, page, calls, facts })
    return page
  }

  return {
    /** The cached page of `key`, of any version; undefined if there is none. */
    find: (key: string): Versioned<EncodedPage> | undefined => {
      const found = cache.get(key)
      if (statistics && found) statistics.pageHits += 1
      return found
    },

    /**
     * Renders and caches the page of `key`, once for all concurrent callers; a cached one whose sources are unchanged
     * is used again. Null if `render` returns null: then nothing is cached.
     */
    renderOnce(key: string, version: number, rendering: Rendering): Promise<EncodedPage | null> {
      const running = pending.get(key)
      if (running?.version === version) return running.page
      const started = { version, page: renderAndStore(key, version, rendering) }
      pending.set(key, started)
      const removePending = () => {
        if (pending.get(key) === started) pending.delete(key)
      }
      started.page.then(removePending, removePending)
      return started.page
    },
  }
}
