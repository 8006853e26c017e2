import { LRUCache } from 'lru-cache'
import type { CacheStatistics } from '../cache-statistics.ts'
import { createEncodedPage, type EncodedPage } from './encoded-page.ts'
import type { InjectedCall } from './inject-call.ts'

/** What a page was made from: answers of calls, and the shop's facts, another object when they change. */
export type PageSources = { calls: InjectedCall[]; facts: object }
export type Versioned<Page> = { version: number; page: Page }
type CacheEntry = Versioned<EncodedPage> & PageSources
/** Nothing when there is no such page to keep. */
type Render = () => Promise<({ html: string } & PageSources) | null>

/** What an entry costs beside its bytes, about. */
const overhead = 500
const overheadPerCall = 300
const sizeOf = ({ page, calls }: CacheEntry, key: string) =>
  page.size() + 2 * key.length + overhead + calls.length * overheadPerCall

/**
 * Caches pages by catalogue version. Concurrent requests share one render; at a new version a page is rendered again
 * only when its data has changed.
 * @param isUnchanged whether what a page was made from is still as it was
 * @param mostBytes of all that is kept, in all encodings; the least recently asked page goes first
 * @param use is told what is found and made
 */
export function createPageCache(
  isUnchanged: (from: PageSources) => Promise<boolean>,
  {
    mostBytes: maxBytes = 24 * 1024 * 1024,
    use: statistics,
  }: { mostBytes?: number; use?: CacheStatistics } = {},
) {
  const cache = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: sizeOf })
  if (statistics) statistics.pageBytes = () => cache.calculatedSize
  const pending = new Map<string, Versioned<Promise<EncodedPage | null>>>()

  async function renderAndStore(key: string, version: number, render: Render) {
    const last = cache.get(key)
    if (last && (await isUnchanged(last))) {
      cache.set(key, { ...last, version })
      return last.page
    }
    if (statistics) statistics.pageMisses += 1
    const rendered = await render()
    // What is no success is answered once and not kept.
    if (rendered === null) return null
    const { html, calls, facts } = rendered
    const page = createEncodedPage(html, () => {
      const entry = cache.peek(key)
      // What it takes is counted when it is set.
      if (entry?.page === page) cache.set(key, { ...entry })
    })
    cache.set(key, { version, page, calls, facts })
    return page
  }

  return {
    /** The page of `key`, at whatever version it was made. */
    find: (key: string): Versioned<EncodedPage> | undefined => {
      const found = cache.get(key)
      if (statistics && found) statistics.pageHits += 1
      return found
    },

    /** Makes the page of `key`, once for all who ask meanwhile. Nothing when there is no such page to keep. */
    make(key: string, version: number, render: Render): Promise<EncodedPage | null> {
      const running = pending.get(key)
      if (running?.version === version) return running.page
      const started = { version, page: renderAndStore(key, version, render) }
      pending.set(key, started)
      const removePending = () => {
        if (pending.get(key) === started) pending.delete(key)
      }
      started.page.then(removePending, removePending)
      return started.page
    },
  }
}
