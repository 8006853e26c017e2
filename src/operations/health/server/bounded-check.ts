import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown } from '#database/failover/outage.ts'
import type { Parts } from '#parts.ts'
import type { CheckState } from '../contract.ts'

/** What a look found, and what it means for the merchant. */
export type CheckResult<Facts> = { state: CheckState; facts: Facts }
type CheckOutcome<Facts> =
  | (CheckResult<Facts> & { unread: null })
  | { state: 'broken'; unread: 'late' | 'failed'; facts: null }

const timeoutMs = 2000

/**
 * Single flight: callers share the work that is in flight, so that a hanging check takes one connection however
 * often the page is loaded.
 */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let inFlight: Promise<Result> | undefined
  return () => {
    inFlight ??= work().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

/** A check that takes two seconds at most and never throws: one that hangs or fails reports just that. */
export function boundedCheck<Facts>(
  { log }: Pick<Parts, 'log'>,
  check: () => Promise<CheckResult<Facts>>,
): () => Promise<CheckOutcome<Facts>> {
  const checkOnce = singleFlight(check)
  return async () => {
    const done = new AbortController()
    const timeout = pause(timeoutMs, undefined, { signal: done.signal }).catch(() => undefined)
    try {
      const result = await Promise.race([checkOnce(), timeout])
      return result ? { ...result, unread: null } : { state: 'broken', unread: 'late', facts: null }
    } catch (error) {
      // An outage of the database is logged once, where it is noticed.
      if (!(error instanceof DatabaseDown)) log.warn({ err: error }, 'a health check failed')
      return { state: 'broken', unread: 'failed', facts: null }
    } finally {
      done.abort()
    }
  }
}

/** A moment as answers say it. */
export const toIsoOrNull = (moment: Date | null | undefined) => moment?.toISOString() ?? null
