import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay, dayBounds } from '#values/time/calendar-day.ts'
import { hourMs } from '#values/time/durations.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import { isComplete, readBackupList } from '../storage/backup-list.ts'
import { openBackupLocation } from '../storage/backup-location.ts'
import { requireSameKey } from '../storage/require-same-key.ts'
import { backUp } from '../writing/back-up.ts'
import {
  claimBackup,
  failBackup,
  finishBackup,
  readBackupState,
  releaseBackup,
  renewBackupLease,
  requestNightlyBackup,
} from './backups.queries.ts'

/** Half past two at night, in the shop's time zone. */
const nightlyOffsetMs = 2.5 * hourMs
const maxTries = 3

/** The day (`2026-11-26`) of the last nightly backup that was due. */
const nightOf = (now: Date) => calendarDay(new Date(now.getTime() - nightlyOffsetMs), region.timeZone)

/** When the next nightly backup is due. */
export const nextNightlyBackup = (now: Date) =>
  new Date(dayBounds(nightOf(now), region.timeZone).end.getTime() + nightlyOffsetMs)

/**
 * Runs the due backup: the nightly one if a location is set, or a requested one. Any number of processes may call it:
 * one works under a lease, and the backup of a killed process is started again.
 */
export async function runBackups(parts: Parts, stopping?: AbortSignal): Promise<void> {
  const { db, clock, settings } = parts
  const now = clock.now()
  if (settings.backup.to) await requestNightlyBackup(db, nightOf(now), now)
  const first = leaseEnd(now)
  const claimed = await claimBackup(db, now, first)
  if (claimed) await runClaimedBackup(parts, claimed, first, stopping)
}

/**
 * Refuses a location that has another shop’s backups: an empty new shop would write its own there and in time prune the
 * ones its merchant wants to restore.
 * @throws BackupProblem
 */
async function requireOwnLocation({ db, settings }: Parts) {
  const { last } = await readBackupState(db)
  const order = await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()
  if (last || order) return
  const place = openBackupLocation(settings)
  if ((await readBackupList(place)).some(isComplete))
    throw new BackupProblem(words.ofAnotherShop({ where: place.where }))
}

type ClaimedBackup = NonNullable<Awaited<ReturnType<typeof claimBackup>>>

/** Makes the backup and records its result. A failure is logged and recorded, not thrown. */
async function runClaimedBackup(
  parts: Parts,
  { id, night, tries }: ClaimedBackup,
  first: Date,
  signal?: AbortSignal,
) {
  const { db, clock, log } = parts
  try {
    if (tries > maxTries) throw new BackupProblem(words.diedInIt)
    await requireSameKey(parts)
    if (night) await requireOwnLocation(parts)
    const { result } = await whileLeased(
      { clock, first, renew: (from, until) => renewBackupLease(db, id, from, until) },
      () => backUp(parts, { signal }),
    )
    await finishBackup(db, id, result, clock.now())
    if (result.notRemoved) log.warn(result.notRemoved)
  } catch (error) {
    if (signal?.aborted) {
      await releaseBackup(db, id, clock.now())
      return
    }
    log.error({ err: error }, 'backup failed')
    const retryAt = night && tries < maxTries ? new Date(clock.now().getTime() + hourMs) : null
    await failBackup(db, id, error instanceof BackupProblem ? error.message : words.unexpected, retryAt)
  }
}
