import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Parts } from '#parts.ts'
import { networkOf } from '../network-of.ts'
import { originOf } from '../origin-of.ts'
import { recordSecurity } from './record-security.ts'

const windowMs = 3600_000
/** People and networks that are counted at once; whoever was quiet longest is forgotten first. */
const mostCounted = 1_000
/**
 * Entries an hour, whoever knocks: a flood from many networks fills neither the log nor the disk. One more says that others were
 * left out.
 */
const mostEntries = 60

/** The 1st, 10th, 100th … time: what goes on is seen, and a thousand times are four entries. */
const isTold = (times: number) => /^10*$/.test(String(times))

export type NoteDenied = (request: FastifyRequest, call: string, code: string) => Promise<void>

/**
 * Writes into the security log who was denied a call, counted for each person or network, reason and hour. Counted in memory, by
 * each process for itself: a refused call writes nothing, but for the entries.
 */
export function createDeniedLog({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): NoteDenied {
  const counts = new LRUCache<string, { times: number; since: number }>({ max: mostCounted })
  const count = (key: string, now: number) => {
    const known = counts.get(key)
    const current = known && now - known.since < windowMs ? known : { times: 0, since: now }
    current.times += 1
    counts.set(key, current)
    return current.times
  }

  return async (request, call, code) => {
    const now = clock.now()
    const { user } = request
    const asker = user ? `person ${user.id}` : `network ${networkOf(request.ip)}`
    const times = count(`${asker} ${code}`, now.getTime())
    if (!isTold(times)) return
    const entries = count('entries', now.getTime())
    if (entries > mostEntries + 1) return
    const details = { call, code, times }
    await recordSecurity(
      db,
      entries > mostEntries
        ? { event: 'more access denied', details: { entries: mostEntries }, now }
        : { event: 'access denied', user: user ?? undefined, from: originOf(request), details, now },
    ).catch((err) => log.warn({ err, ...details }, 'denied access could not be logged'))
  }
}
