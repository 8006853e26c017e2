import { costs, type SpendBudget } from '#http/rate-limit-costs.ts'
import type { Parts } from '#parts.ts'
import { networkOf } from './network-of.ts'
import { createSharedBudgets } from './shared-budget.ts'

const windowMs = 60_000
const mostOfAStep = 20

/**
 * A rate limit on rendering: so many pages a minute for each network, across all processes. Pages from the cache cost
 * nothing of it and no query; a search costs several, so that few of them slow nobody else.
 */
export function createPageBudget(parts: Pick<Parts, 'db' | 'clock' | 'settings'>): SpendBudget {
  const most = parts.settings.pagesPerMinute
  const step = Math.max(1, Math.min(mostOfAStep, Math.floor(most / 4)))
  const take = createSharedBudgets(parts)
  return async (address, cost = costs.page) => {
    const { count, secondsLeft } = await take(networkOf(address), { most, windowMs, step }, cost)
    return count > most ? secondsLeft : 0
  }
}
