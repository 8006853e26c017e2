import { LRUCache } from 'lru-cache'
import type { Parts } from '../../../parts.ts'
import { networkOf } from './network-of.ts'
import { takePages } from './page-budget.queries.ts'

const minute = 60_000
/** A batch: the database is asked once for this many pages instead of once a page. */
const mostOfAStep = 20
const mostRemembered = 10_000

/** What is left of the batch this process took for a client in its minute; after the last batch there is none. */
type Share = { since: number; left: number; isLast: boolean }

/**
 * A rate limit on rendering: so many pages a minute for each network, across all processes. Pages from the cache cost
 * nothing of it and no query.
 * @returns the seconds until the client's next page, 0 when it may be rendered now
 */
export function createPageBudget({ db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>) {
  const most = settings.pagesPerMinute
  const step = Math.max(1, Math.min(mostOfAStep, Math.floor(most / 4)))
  const shares = new LRUCache<string, Share>({ max: mostRemembered })
  /** Concurrent requests share one batch; each would otherwise take pages that it does not render. */
  const taking = new Map<string, Promise<Share>>()

  const takeShare = async (client: string, since: number): Promise<Share> => {
    // During an outage there is no limit: what can be shown is shown.
    const used = await takePages(db, { client, since: new Date(since), pages: step }).catch(() => step)
    const left = Math.max(0, Math.min(step, most - (used - step)))
    const share = { since, left, isLast: left < step }
    shares.set(client, share)
    return share
  }

  const nextShare = (client: string, since: number) => {
    const known = shares.get(client)
    if (known?.since === since && (known.left > 0 || known.isLast)) return known
    const taken = taking.get(client) ?? takeShare(client, since).finally(() => taking.delete(client))
    taking.set(client, taken)
    return taken
  }

  /** When a batch is used up while others waited for it, they take the next one. */
  const takePage = async (client: string, since: number): Promise<boolean> => {
    for (;;) {
      const share = await nextShare(client, since)
      if (share.left > 0) {
        share.left -= 1
        return true
      }
      if (share.isLast) return false
    }
  }

  return async (address: string): Promise<number> => {
    const now = clock.now().getTime()
    const since = now - (now % minute)
    const client = networkOf(address)
    return (await takePage(client, since)) ? 0 : secondsLeft(since, now)
  }
}

const secondsLeft = (since: number, now: number) => Math.ceil((since + minute - now) / 1000)
