import type { Parts } from '#parts.ts'
import { createSharedBudgets } from './shared-budget.ts'

type IncrementCallback = (error: Error | null, result?: { current: number; ttl: number }) => void
/** What the plugin passes to `child` for each route; its types say otherwise. */
type Route = { routeInfo: { method: string; url: string } }

/**
 * How many calls a process reserves in advance: a twentieth of the limit. Small limits, such as those for logins and
 * codes, are counted one by one.
 */
const reservationSize = (max: number) => Math.max(1, Math.floor(max / 20))

/**
 * Stores the counters of `@fastify/rate-limit` in the database, so that a limit does not depend on the number of
 * processes.
 * @returns the class for the plugin's option `store`
 */
export function createRateLimitStore(parts: Pick<Parts, 'db' | 'clock'>) {
  const take = createSharedBudgets(parts)
  return class RateLimitStore {
    name = ''

    incr(key: string, callback: IncrementCallback, windowMs: number, max: number) {
      take(`${this.name} ${key}`, { max, windowMs, step: reservationSize(max) }).then(
        ({ count, secondsLeft }) => callback(null, { current: count, ttl: secondsLeft * 1000 }),
        callback,
      )
    }

    /** Each route has its own budget. */
    child(route: object) {
      const { method, url } = (route as Route).routeInfo
      const routeStore = new RateLimitStore()
      routeStore.name = `${method} ${url}`
      return routeStore
    }
  }
}
