import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown } from '#database/outages/outage.ts'
import type { Parts } from '#parts.ts'
import type { LineState } from '../contract.ts'

/** What a look found, and what it means for the merchant. */
export type Seen<Facts> = { state: LineState; facts: Facts }
type Line<Facts> =
  | (Seen<Facts> & { unread: null })
  | { state: 'broken'; unread: 'late' | 'failed'; facts: null }

const patienceMs = 2000

/**
 * The work that is under way is everybody's who asks meanwhile: what hangs takes one connection, however often a page is
 * loaded.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

/** A look that takes two seconds at most and never throws: what hangs or fails is a line that says so. */
export function bounded<Facts>(
  { log }: Pick<Parts, 'log'>,
  look: () => Promise<Seen<Facts>>,
): () => Promise<Line<Facts>> {
  const lookOnce = oneAtATime(look)
  return async () => {
    const over = new AbortController()
    const tooLate = pause(patienceMs, undefined, { signal: over.signal }).catch(() => undefined)
    try {
      const seen = await Promise.race([lookOnce(), tooLate])
      return seen ? { ...seen, unread: null } : { state: 'broken', unread: 'late', facts: null }
    } catch (error) {
      // An outage of the database is logged once, where it is noticed.
      if (!(error instanceof DatabaseDown)) log.warn({ err: error }, 'a health check failed')
      return { state: 'broken', unread: 'failed', facts: null }
    } finally {
      over.abort()
    }
  }
}

/** A moment as answers say it. */
export const said = (moment: Date | null | undefined) => moment?.toISOString() ?? null
