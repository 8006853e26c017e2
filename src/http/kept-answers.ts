import type { CatalogueVersion } from '../database/catalogue-version.ts'
import { type Soon, whenKnown } from '../values/soon.ts'

/** An answer as it goes out: its bytes and, of a page, what its headers tell. */
type KeptAnswer = { bytes: Buffer; next: string | null; total: number }

type KeepAnswer = <Answer extends KeptAnswer | null>(key: string, make: () => Promise<Answer>) => Soon<Answer>

type Kept = { version: number; readAt: number; answer: Soon<KeptAnswer | null>; size: number }
type Parts = { catalogueVersion: CatalogueVersion; clock: { now: () => Date } }

/** A sale that leaves some in stock raises no version, so an answer that tells the stock is not trusted for longer. */
const trustedForMs = 1000

/**
 * Keeps answers in memory, ready to be sent, for one catalogue version and at most a second. Callers at the same moment
 * share one making. What was asked for longest ago goes first when it gets full; "there is none" is not kept.
 * @param mostBytes of answers that are kept in all
 */
export function createKeptAnswers(
  { catalogueVersion, clock }: Parts,
  { mostBytes = 64 * 1024 * 1024 } = {},
): KeepAnswer {
  const kept = new Map<string, Kept>()
  let bytes = 0

  const drop = (key: string) => {
    bytes -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }
  const makeRoom = () => {
    for (const key of kept.keys()) {
      if (bytes <= mostBytes) return
      drop(key)
    }
  }
  const weigh = (key: string, mine: Kept, answer: KeptAnswer | null) => {
    if (kept.get(key) !== mine) return
    if (!answer) return drop(key)
    mine.answer = answer
    mine.size = answer.bytes.length + key.length + 200
    bytes += mine.size
    makeRoom()
  }
  const keep = <Answer extends KeptAnswer | null>(key: string, mine: Kept, answer: Promise<Answer>) => {
    drop(key)
    kept.set(key, mine)
    answer.then(
      (made) => weigh(key, mine, made),
      () => kept.get(key) === mine && drop(key),
    )
    return answer
  }

  return <Answer extends KeptAnswer | null>(key: string, make: () => Promise<Answer>) =>
    whenKnown(catalogueVersion.current(), (version): Soon<Answer> => {
      const readAt = clock.now().getTime()
      const found = kept.get(key)
      if (found && found.version === version && Math.abs(readAt - found.readAt) < trustedForMs) {
        kept.delete(key)
        kept.set(key, found)
        // A key is always asked with the same `make`.
        return found.answer as Soon<Answer>
      }
      const answer = make()
      return keep(key, { version, readAt, answer, size: 0 }, answer)
    })
}

/** An answer's bytes, made once. */
export const asBytes = (answer: unknown) => Buffer.from(JSON.stringify(answer))
