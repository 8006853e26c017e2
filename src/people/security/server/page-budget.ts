import { rateLimitCosts, type SpendBudget } from '#http/rate-limit-costs.ts'
import type { Parts } from '#parts.ts'
import { networkOf } from './network-of.ts'
import { createSharedBudgets } from './shared-budget.ts'

const windowMs = 60_000
const maxStep = 20

/**
 * A rate limit per network and minute, across all processes, on rendering pages, on catalogue lists and on new visitor
 * carts. Cached pages are free and need no query; a search costs several units, so that a few of them cannot slow down
 * others.
 * @returns a function that spends `cost` units of a network and gives the seconds to wait, 0 if the work may be done
 */
export function createPageBudget(parts: Pick<Parts, 'db' | 'clock' | 'settings'>): SpendBudget {
  const max = parts.settings.pagesPerMinute
  const step = Math.max(1, Math.min(maxStep, Math.floor(max / 4)))
  const take = createSharedBudgets(parts)
  return async (address, cost = rateLimitCosts.page) => {
    const { count, secondsLeft } = await take(networkOf(address), { max, windowMs, step }, cost)
    return count > max ? secondsLeft : 0
  }
}
