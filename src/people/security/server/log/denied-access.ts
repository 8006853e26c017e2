import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Parts } from '#parts.ts'
import { networkOf } from '../network-of.ts'
import { originOf } from '../origin-of.ts'
import { recordSecurity } from './record-security.ts'

const windowMs = 3600_000
/** How many people and networks are tracked at once; the one seen least recently is dropped first. */
const maxTracked = 1_000
/**
 * The most entries in an hour, in total: a flood from many networks must fill neither the log nor the disk. One more
 * entry says that others were left out.
 */
const maxEntriesPerHour = 60

/**
 * The 1st, 10th, 100th … denial is recorded: repeated attempts are visible, and a thousand of them make four entries.
 */
const shouldRecord = (times: number) => /^10*$/.test(String(times))

type RecordDenied = (request: FastifyRequest, call: string, code: string) => Promise<void>

/**
 * Records denied calls in the security log, counted per person or network, reason and hour. Counters are in memory
 * and per process, so that most denied calls write nothing.
 * @returns a function that never fails: a failed write is logged as a warning
 */
export function createDeniedLog({ db, clock, log }: Pick<Parts, 'db' | 'clock' | 'log'>): RecordDenied {
  const counts = new LRUCache<string, { times: number; since: number }>({ max: maxTracked })
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
    if (!shouldRecord(times)) return
    const entries = count('entries', now.getTime())
    if (entries > maxEntriesPerHour + 1) return
    const details = { call, code, times }
    await recordSecurity(
      db,
      entries > maxEntriesPerHour
        ? { event: 'more access denied', details: { entries: maxEntriesPerHour }, now }
        : { event: 'access denied', user: user ?? undefined, from: originOf(request), details, now },
    ).catch((err) => log.warn({ err, ...details }, 'denied access could not be logged'))
  }
}
