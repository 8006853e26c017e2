import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import { DatabaseDown } from '#database/failover/outage.ts'
import { chainMaybePromise, type MaybePromise } from '#values/maybe-promise.ts'
import { type Compression, compress, type Encoding } from '../compression.ts'
import { detachBuffer } from '../detach-buffer.ts'
import { isCompressible } from './compressed-answer.ts'
import { etagOf } from './http-caching.ts'

/** An answer's body as bytes, and the paging headers of a list. */
type AnswerBytes = { bytes: Buffer; next: string | null; total: number }

/** A cached answer, and whether it may be sent again without reading the database. */
export class CachedAnswer {
  /** Served because the database is down: it may be out of date. */
  readonly isStale: boolean
  readonly bytes: Buffer
  readonly next: string | null
  readonly total: number
  readonly isFresh: () => boolean

  #etag: string | undefined
  readonly #compressed: Partial<Record<Compression, MaybePromise<Buffer>>> = {}

  constructor({ bytes, next, total }: AnswerBytes, isFresh: () => boolean, isStale: boolean) {
    this.isStale = isStale
    this.bytes = bytes
    this.next = next
    this.total = total
    this.isFresh = isFresh
  }

  /** Covers the body and the paging headers. */
  get etag() {
    this.#etag ??= etagOf(this.bytes, `${this.total} ${this.next}`)
    return this.#etag
  }

  /** The bytes in this encoding, compressed once for all requests; a short answer stays as it is. */
  as(encoding: Encoding): MaybePromise<Buffer> {
    if (encoding === 'plain' || !isCompressible(this.bytes)) return this.bytes
    this.#compressed[encoding] ??= this.#compress(encoding)
    return this.#compressed[encoding]
  }

  async #compress(encoding: Compression) {
    try {
      const bytes = detachBuffer(await compress[encoding](this.bytes))
      this.#compressed[encoding] = bytes
      return bytes
    } catch (error) {
      // The next request tries again.
      delete this.#compressed[encoding]
      throw error
    }
  }
}

type Cached<Found extends AnswerBytes | null> = Found extends null ? null : CachedAnswer
/** `isKnown`: this key has been loaded before and is still cached. */
type LoadAnswer<Found> = (isKnown: boolean) => Promise<Found>
type ResponseCache = <Found extends AnswerBytes | null>(
  key: string,
  load: LoadAnswer<Found>,
) => MaybePromise<Cached<Found>>

type CacheEntry<Value> = { version: number; stockMovements: number; readAt: number; answer: Value }
type Parts = {
  catalogueVersion: Pick<CatalogueVersion, 'current' | 'stockMoves'>
  clock: { now: () => Date }
}

/**
 * A sale that does not sell a product out does not raise the catalogue version: this process sees its own sales at
 * once, other processes' sales after this time.
 */
const maxAgeMs = 1000

/** The approximate memory overhead of an entry, in bytes. */
const overhead = 200

/**
 * Caches answers in memory for one catalogue version and at most one second. Concurrent callers share one load; while
 * the database is down the last answer is served as stale. Least recently used entries are evicted first; a missing
 * result is not cached.
 * @param maxBytes the limit for all cached answers together
 * @returns a function that gives the cached answer of a key, or calls `load`, which may return null for a missing
 * result
 */
export function createResponseCache(
  { catalogueVersion, clock }: Parts,
  { maxBytes = 8 * 1024 * 1024 } = {},
): ResponseCache {
  const cache = new LRUCache<string, CacheEntry<CachedAnswer>>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + 2 * key.length + overhead,
  })
  const pending = new Map<string, CacheEntry<Promise<CachedAnswer | null>>>()

  const isCurrent = (made: Omit<CacheEntry<unknown>, 'answer'>, version: MaybePromise<number>) =>
    made.version === version &&
    made.stockMovements === catalogueVersion.stockMoves() &&
    Math.abs(clock.now().getTime() - made.readAt) < maxAgeMs

  // Outside `startLoading` on purpose: closures created in one scope share it, so each answer would keep the previous
  // one alive.
  const createFreshCheck = (state: Omit<CacheEntry<unknown>, 'answer'>) => () =>
    isCurrent(state, catalogueVersion.current())

  const startLoading = (
    key: string,
    version: number,
    load: LoadAnswer<AnswerBytes | null>,
    last: CachedAnswer | undefined,
  ) => {
    const state = { version, stockMovements: catalogueVersion.stockMoves(), readAt: clock.now().getTime() }
    const isFresh = createFreshCheck(state)
    const answer = load(last !== undefined).then(
      (made) => made && new CachedAnswer(made, isFresh, false),
      (error) => {
        if (last && error instanceof DatabaseDown) return new CachedAnswer(last, isFresh, true)
        throw error
      },
    )
    const entry = { ...state, answer }
    pending.set(key, entry)
    const removePending = () => {
      if (pending.get(key) === entry) pending.delete(key)
    }
    answer.then((known) => {
      removePending()
      if (known) cache.set(key, { ...state, answer: known })
    }, removePending)
    return answer
  }

  return <Found extends AnswerBytes | null>(key: string, load: LoadAnswer<Found>) =>
    chainMaybePromise(catalogueVersion.current(), (version): MaybePromise<Cached<Found>> => {
      const last = cache.get(key)
      // A cached entry may be stale while its replacement is loading.
      const found = [last, pending.get(key)].find((made) => made && isCurrent(made, version))
      const answer = found?.answer ?? startLoading(key, version, load, last?.answer)
      // Each key is always used with the same `load`.
      return answer as MaybePromise<Cached<Found>>
    })
}

/** An answer as JSON bytes, serialised once. */
export const toJsonBytes = (answer: unknown) => detachBuffer(Buffer.from(JSON.stringify(answer)))
