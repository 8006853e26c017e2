import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown, isOutage } from './outage.ts'

/** A query that takes longer triggers a probe of the server. */
const slowMs = 1000
const checkEveryMs = 250
const probeAgainMs = 250

type BreakerOptions = {
  /** @returns whether the server answers; bounded in time */
  probe: () => Promise<boolean>
  onDown?: () => void
  /** Called for each failure of the server. */
  onFailure?: (error: unknown) => void
  onUp?: () => void
}
type PendingQuery = { since: number; giveUp: (problem: DatabaseDown) => void }

export type ServerBreaker = ReturnType<typeof createServerBreaker>

/**
 * Creates a circuit breaker for the database. When the server falls silent, all waiting queries fail at once, and later
 * ones fail without waiting until a probe is answered. A slow query alone is no outage: the server is only down if it
 * does not answer the probe either.
 */
export function createServerBreaker({ probe, onDown, onUp, onFailure }: BreakerOptions) {
  const pending = new Set<PendingQuery>()
  let isDown = false
  let isProbing = false
  let isStopped = false

  async function probeUntilAnswered() {
    if (isProbing || isStopped) return
    isProbing = true
    while (!isStopped && !(await probe())) {
      if (!isDown) open()
      await pause(probeAgainMs, undefined, { ref: false })
    }
    isProbing = false
    if (isDown && !isStopped) onUp?.()
    isDown = false
    // Restarts the clock of the queries that were slow before the probe.
    for (const each of pending) each.since = performance.now()
  }

  function open() {
    isDown = true
    onDown?.()
    for (const { giveUp } of pending) giveUp(new DatabaseDown())
    pending.clear()
  }

  const timer = setInterval(() => {
    const [oldest] = pending
    if (oldest && performance.now() - oldest.since > slowMs) void probeUntilAnswered()
  }, checkEveryMs)
  timer.unref()

  return {
    /**
     * Starts work on the server and waits for its result while the server is up.
     * @throws DatabaseDown when the server is down, falls silent or closes the connection; otherwise the work's own
     * error
     */
    during: async <Result>(start: () => Promise<Result>): Promise<Result> => {
      if (isDown) throw new DatabaseDown()
      return await new Promise<Result>((resolve, reject) => {
        const mine: PendingQuery = { since: performance.now(), giveUp: reject }
        pending.add(mine)
        const fail = (error: unknown) => {
          pending.delete(mine)
          if (!isOutage(error)) return reject(error)
          onFailure?.(error)
          void probeUntilAnswered()
          reject(error instanceof DatabaseDown ? error : new DatabaseDown(error))
        }
        start().then((result) => {
          pending.delete(mine)
          resolve(result)
        }, fail)
      })
    },
    /** Ends the checks, when the pool is closed. */
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
