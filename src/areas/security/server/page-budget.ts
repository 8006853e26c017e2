import type { Parts } from '../../../parts.ts'
import { networkOf } from './network-of.ts'
import { createSharedBudgets } from './shared-budget.ts'

const windowMs = 60_000
const mostOfAStep = 20

/**
 * A rate limit on rendering: so many pages a minute for each network, across all processes. Pages from the cache cost
 * nothing of it and no query.
 * @returns the seconds until the client's next page, 0 when it may be rendered now
 */
export function createPageBudget(parts: Pick<Parts, 'db' | 'clock' | 'settings'>) {
  const most = parts.settings.pagesPerMinute
  const step = Math.max(1, Math.min(mostOfAStep, Math.floor(most / 4)))
  const take = createSharedBudgets(parts)
  return async (address: string): Promise<number> => {
    const { count, secondsLeft } = await take(networkOf(address), { most, windowMs, step })
    return count > most ? secondsLeft : 0
  }
}
