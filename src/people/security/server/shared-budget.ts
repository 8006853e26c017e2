import { LRUCache } from 'lru-cache'
import type { Parts } from '#parts.ts'
import { takeFromBudget } from './shared-budget.queries.ts'

const mostRemembered = 10_000

/** A rate limit of `most` per window, of which a process reserves `step` at a time. */
type Budget = { most: number; windowMs: number; step: number }

/**
 * What is left of the step that this process has reserved. `before`: how many were reserved earlier, by all
 * processes. `isLast`: nothing is left of the budget after this step.
 */
type Share = { since: number; before: number; left: number; isLast: boolean }

/** How many were taken in the window, this one included; more than `most` where it was refused. */
type Taken = { count: number; secondsLeft: number }

/**
 * Rate limits across all processes, counted in the database. A process reserves a step of the budget in advance, so
 * that the database is asked once per step and not once per request. What it does not use by the end of the window is
 * lost, so a step must be small compared with the budget.
 */
export function createSharedBudgets({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const shares = new LRUCache<string, Share>({ max: mostRemembered })
  /** Concurrent requests share one step; each would otherwise take what it does not use. */
  const taking = new Map<string, Promise<Share>>()

  const takeShare = async (name: string, since: number, { most, step }: Budget): Promise<Share> => {
    // During an outage there is no limit: what can be answered is answered.
    const used = await takeFromBudget(db, { name, since: new Date(since), by: step }).catch(() => step)
    const left = Math.max(0, Math.min(step, most - (used - step)))
    const share = { since, before: used - step, left, isLast: left < step || used >= most }
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

  /** `cost` is how many are taken at once: all of them, or none of what is the last. */
  return async (name: string, budget: Budget, cost = 1): Promise<Taken> => {
    const now = clock.now().getTime()
    const since = now - (now % budget.windowMs)
    const secondsLeft = Math.ceil((since + budget.windowMs - now) / 1000)
    // Requests that waited while others used the step up reserve the next one; so does a request that costs more than
    // is left.
    for (let due = cost; ; ) {
      const share = await nextShare(name, since, budget)
      if (share.isLast && share.left < due) return { count: budget.most + 1, secondsLeft }
      const taken = Math.min(share.left, due)
      share.left -= taken
      due -= taken
      if (due === 0)
        return { count: Math.min(budget.most, share.before + budget.step - share.left), secondsLeft }
    }
  }
}
