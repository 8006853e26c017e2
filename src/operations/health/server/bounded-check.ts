import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown } from '#database/failover/outage.ts'
import type { Parts } from '#parts.ts'
import type { CheckState } from '../contract.ts'

/** A check's facts and the state that they mean. */
export type CheckResult<Facts> = { state: CheckState; facts: Facts }
type CheckOutcome<Facts> =
  | (CheckResult<Facts> & { unread: null })
  | { state: 'broken'; unread: 'late' | 'failed'; facts: null }

const timeoutMs = 2000

/**
 * Wraps work so that concurrent calls share one run and its result (single flight), so that a hanging check takes one
 * connection however often the page is loaded.
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

/**
 * Wraps a check so that it takes two seconds at most and never throws: a hanging or failing check is reported as
 * broken, with `unread` as the reason.
 */
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
      // A database outage is logged once, where it is detected.
      if (!(error instanceof DatabaseDown)) log.warn({ err: error }, 'a health check failed')
      return { state: 'broken', unread: 'failed', facts: null }
    } finally {
      done.abort()
    }
  }
}

/** The time in ISO 8601, as in API answers. */
export const toIsoOrNull = (moment: Date | null | undefined) => moment?.toISOString() ?? null
