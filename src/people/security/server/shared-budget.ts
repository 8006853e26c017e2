import { LRUCache } from 'lru-cache'
import type { Parts } from '#parts.ts'
import { takeFromBudget } from './shared-budget.queries.ts'

const maxRemembered = 10_000

/** A rate limit of `max` per window, of which a process reserves `step` at a time. */
type Budget = { max: number; windowMs: number; step: number }

/**
 * The rest of the step that this process has reserved. `before`: how many all processes reserved earlier. `isLast`: the
 * budget ends with this step.
 */
type Share = { since: number; before: number; left: number; isLast: boolean }

/** The number taken in the window, including this one; more than `max` if it was refused. */
type Taken = { count: number; secondsLeft: number }

/**
 * Rate limits across all processes, counted in the database. A process reserves a step of the budget in advance, so
 * that the database is queried once per step and not once per request. The unused rest is lost when the window ends, so
 * a step must be small compared with the budget.
 * @returns a function that takes `cost` units from the budget of a name, all or none
 */
export function createSharedBudgets({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const shares = new LRUCache<string, Share>({ max: maxRemembered })
  /** Concurrent requests share one reservation; otherwise each would reserve a step and waste the rest. */
  const taking = new Map<string, Promise<Share>>()

  const takeShare = async (name: string, since: number, { max, step }: Budget): Promise<Share> => {
    // During an outage there is no limit, because requests that can be answered should be.
    const used = await takeFromBudget(db, { name, since: new Date(since), by: step }).catch(() => step)
    const left = Math.max(0, Math.min(step, max - (used - step)))
    const share = { since, before: used - step, left, isLast: left < step || used >= max }
    shares.set(name, share)
    return share
  }

  const nextShare = (name: string, since: number, budget: Budget) => {
    const known = shares.get(name)
    if (known?.since === since && (known.left > 0 || known.isLast)) return known
    const taken = taking.get(name) ?? takeShare(name, since, budget).finally(() => taking.delete(name))
    taking.set(name, taken)
    return taken
  }

  /** `cost` is how many are taken at once: all or none. */
  return async (name: string, budget: Budget, cost = 1): Promise<Taken> => {
    const now = clock.now().getTime()
    const since = now - (now % budget.windowMs)
    const secondsLeft = Math.ceil((since + budget.windowMs - now) / 1000)
    // Requests that waited while the step was used up reserve the next one; so does a request that costs more than the
    // rest.
    for (let due = cost; ; ) {
      const share = await nextShare(name, since, budget)
      if (share.isLast && share.left < due) return { count: budget.max + 1, secondsLeft }
      const taken = Math.min(share.left, due)
      share.left -= taken
      due -= taken
      if (due === 0)
        return { count: Math.min(budget.max, share.before + budget.step - share.left), secondsLeft }
    }
  }
}
