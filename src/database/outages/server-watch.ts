import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseDown, isOutage } from './outage.ts'

/** A query that takes longer triggers a probe of the server. */
const slowMs = 1000
const lookEveryMs = 250
const askAgainMs = 250

type Watch = {
  /** @returns whether the server answers; bounded in time */
  probe: () => Promise<boolean>
  onDown?: () => void
  /** Told of each failure that is the server's. */
  onFailure?: (error: unknown) => void
  onUp?: () => void
}
type Waiting = { since: number; giveUp: (problem: DatabaseDown) => void }

export type ServerWatch = ReturnType<typeof watchServer>

/**
 * A circuit breaker for the database. When the server falls silent, everything that waits for it is told at once, and
 * what comes after is refused without waiting, until a probe is answered. A slow question alone is no outage: only a
 * server that does not answer the probe either is down.
 */
export function watchServer({ probe, onDown, onUp, onFailure }: Watch) {
  const waiting = new Set<Waiting>()
  let isDown = false
  let isProbing = false
  let isOver = false

  async function suspect() {
    if (isProbing || isOver) return
    isProbing = true
    while (!isOver && !(await probe())) {
      if (!isDown) breakOff()
      await pause(askAgainMs, undefined, { ref: false })
    }
    isProbing = false
    if (isDown && !isOver) onUp?.()
    isDown = false
    // Restarts the clock of the queries that were slow before the probe.
    for (const each of waiting) each.since = performance.now()
  }

  function breakOff() {
    isDown = true
    onDown?.()
    for (const { giveUp } of waiting) giveUp(new DatabaseDown())
    waiting.clear()
  }

  const look = setInterval(() => {
    const [oldest] = waiting
    if (oldest && performance.now() - oldest.since > slowMs) void suspect()
  }, lookEveryMs)
  look.unref()

  return {
    /**
     * Waits for something of the server, as long as it lives.
     * @throws DatabaseDown when the server is down, falls silent, or breaks off; else what the work threw
     */
    during: async <Result>(start: () => Promise<Result>): Promise<Result> => {
      if (isDown) throw new DatabaseDown()
      return await new Promise<Result>((resolve, reject) => {
        const mine: Waiting = { since: performance.now(), giveUp: reject }
        waiting.add(mine)
        const fail = (error: unknown) => {
          waiting.delete(mine)
          if (!isOutage(error)) return reject(error)
          onFailure?.(error)
          void suspect()
          reject(error instanceof DatabaseDown ? error : new DatabaseDown(error))
        }
        start().then((result) => {
          waiting.delete(mine)
          resolve(result)
        }, fail)
      })
    },
    stop: () => {
      isOver = true
      clearInterval(look)
    },
  }
}
