import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#database/catalogue-version.ts'
import { DatabaseDown } from '#database/outages/outage.ts'
import { type Soon, whenKnown } from '#values/soon.ts'
import { ownBytes } from '../own-bytes.ts'
import { etagOf } from './public-caching.ts'

/** What is answered, made once: its bytes and, of a page, what its headers tell. */
type Bytes = { bytes: Buffer; next: string | null; total: number }

/** An answer as it goes out, and whether it may be given again without another look. */
export class KeptAnswer {
  /** The last one there was, given because the database is away: it may have changed. */
  readonly isStale: boolean
  readonly bytes: Buffer
  readonly next: string | null
  readonly total: number
  readonly isFresh: () => boolean

  #etag: string | undefined

  constructor({ bytes, next, total }: Bytes, isFresh: () => boolean, isStale: boolean) {
    this.isStale = isStale
    this.bytes = bytes
    this.next = next
    this.total = total
    this.isFresh = isFresh
  }

  /** Of the body and of what the headers tell of a page. */
  get etag() {
    this.#etag ??= etagOf(this.bytes, `${this.total} ${this.next}`)
    return this.#etag
  }
}

type Kept<Found extends Bytes | null> = Found extends null ? null : KeptAnswer
/** `isKnown`: the same was made before, and is kept still. */
type Make<Found> = (isKnown: boolean) => Promise<Found>
type KeepAnswer = <Found extends Bytes | null>(key: string, make: Make<Found>) => Soon<Kept<Found>>

type Made<Value> = { version: number; moves: number; readAt: number; answer: Value }
type Parts = {
  catalogueVersion: Pick<CatalogueVersion, 'current' | 'stockMoves'>
  clock: { now: () => Date }
}

/**
 * A sale that leaves some in stock raises no version: a shopper sees their own at once, those of other processes within
 * this time.
 */
const trustedForMs = 1000

/** What an entry costs beside its bytes, about. */
const overhead = 200

/**
 * Keeps answers in memory, ready to be sent, for one catalogue version and at most a second. Callers at the same moment
 * share one making; while the database is away the last one is given. What was asked for longest ago goes first when it
 * gets full; "there is none" is not kept.
 * @param mostBytes of answers that are kept in all
 */
export function createKeptAnswers(
  { catalogueVersion, clock }: Parts,
  { mostBytes = 8 * 1024 * 1024 } = {},
): KeepAnswer {
  const kept = new LRUCache<string, Made<KeptAnswer>>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => answer.bytes.length + 2 * key.length + overhead,
  })
  const making = new Map<string, Made<Promise<KeptAnswer | null>>>()

  const isCurrent = (made: Omit<Made<unknown>, 'answer'>, version: Soon<number>) =>
    made.version === version &&
    made.moves === catalogueVersion.stockMoves() &&
    Math.abs(clock.now().getTime() - made.readAt) < trustedForMs

  // Apart from `begin`: functions made in one place hold all that any of them uses, so that an answer would hold the one
  // before it, and that one its own: all there ever were.
  const whileCurrent = (state: Omit<Made<unknown>, 'answer'>) => () =>
    isCurrent(state, catalogueVersion.current())

  const begin = (key: string, version: number, make: Make<Bytes | null>, last: KeptAnswer | undefined) => {
    const state = { version, moves: catalogueVersion.stockMoves(), readAt: clock.now().getTime() }
    const isFresh = whileCurrent(state)
    const answer = make(last !== undefined).then(
      (made) => made && new KeptAnswer(made, isFresh, false),
      (error) => {
        if (last && error instanceof DatabaseDown) return new KeptAnswer(last, isFresh, true)
        throw error
      },
    )
    const mine = { ...state, answer }
    making.set(key, mine)
    const forget = () => {
      if (making.get(key) === mine) making.delete(key)
    }
    answer.then((known) => {
      forget()
      if (known) kept.set(key, { ...state, answer: known })
    }, forget)
    return answer
  }

  return <Found extends Bytes | null>(key: string, make: Make<Found>) =>
    whenKnown(catalogueVersion.current(), (version): Soon<Kept<Found>> => {
      const last = kept.get(key)
      // What is kept may be stale while its successor is being made.
      const found = [last, making.get(key)].find((made) => made && isCurrent(made, version))
      const answer = found?.answer ?? begin(key, version, make, last?.answer)
      // A key is always asked with the same `make`.
      return answer as Soon<Kept<Found>>
    })
}

/** An answer's bytes, made once. */
export const asBytes = (answer: unknown) => ownBytes(Buffer.from(JSON.stringify(answer)))
