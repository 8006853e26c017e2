import type { Parts } from '#parts.ts'
import { createSharedBudgets } from './shared-budget.ts'

type Told = (error: Error | null, result?: { current: number; ttl: number }) => void
/** What the plugin gives a store for each of its routes; its types say something else. */
type Route = { routeInfo: { method: string; url: string } }

/** What a process takes of a limit in advance: a twentieth. Logins and codes, of which there are few, are counted one by one. */
const stepOf = (most: number) => Math.max(1, Math.floor(most / 20))

/** Where `@fastify/rate-limit` counts: in the database, so that a limit is the same however many processes there are. */
export function callLimits(parts: Pick<Parts, 'db' | 'clock'>) {
  const take = createSharedBudgets(parts)
  return class CallLimits {
    name = ''

    incr(key: string, told: Told, windowMs: number, most: number) {
      take(`${this.name} ${key}`, { most, windowMs, step: stepOf(most) }).then(
        ({ count, secondsLeft }) => told(null, { current: count, ttl: secondsLeft * 1000 }),
        told,
      )
    }

    /** Each call has a budget of its own. */
    child(route: object) {
      const { method, url } = (route as Route).routeInfo
      const own = new CallLimits()
      own.name = `${method} ${url}`
      return own
    }
  }
}
