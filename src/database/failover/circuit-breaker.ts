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
  /** Told of each failure that is the server's. */
  onFailure?: (error: unknown) => void
  onUp?: () => void
}
type PendingQuery = { since: number; giveUp: (problem: DatabaseDown) => void }

export type ServerBreaker = ReturnType<typeof createServerBreaker>

/**
 * A circuit breaker for the database. When the server falls silent, everything that waits for it is told at once, and
 * what comes after is refused without waiting, until a probe is answered. A slow question alone is no outage: only a
 * server that does not answer the probe either is down.
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
     * Waits for something of the server, as long as it lives.
     * @throws DatabaseDown when the server is down, falls silent, or breaks off; else what the work threw
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
    stop: () => {
      isStopped = true
      clearInterval(timer)
    },
  }
}
