import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { openBackupLocation } from '../storage/backup-location.ts'
import { requireSameKey } from '../storage/require-same-key.ts'
import {
  claimAccessList,
  deleteAccessChanges,
  listAccessChanges,
  readAccountAccess,
  readErasedGuests,
  releaseAccessList,
  renewAccessListLease,
} from './access.queries.ts'
import { appendToAccessList, readAccessChanges } from './access-list.ts'

/**
 * Writes access changes (pins, passkeys, blocks, erasures) beside the backups, so that restoring an older backup does
 * not undo them. Any number of processes may call it: one writes at a time, under a lease, and a change is deleted from
 * the queue only after it was read back.
 * @throws BackupProblem when the location cannot be written to; it is retried
 */
export async function writeAccessList(parts: Pick<Parts, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { db, clock } = parts
  if ((await listAccessChanges(db)).length === 0) return
  await requireSameKey(parts)
  const first = leaseEnd(clock.now())
  const claimed = await claimAccessList(db, clock.now(), first)
  if (claimed === undefined) return
  let last = claimed - 1
  const { lease } = await whileLeased(
    { clock, first, renew: (from, until) => renewAccessListLease(db, from, until) },
    async (held) => {
      try {
        last = await writePendingChanges(parts, claimed)
      } catch (error) {
        await releaseAccessList(db, { until: held.until, last }, clock.now())
        throw error
      }
    },
  )
  await releaseAccessList(db, { until: lease.until, last }, clock.now())
}

/** @returns the number of the last file */
async function writePendingChanges(
  { db, settings, clock }: Pick<Parts, 'db' | 'settings' | 'clock'>,
  claimed: number,
) {
  const place = openBackupLocation(settings)
  // A new shop may find files of an earlier one in this location.
  let last = claimed === 1 ? (await readAccessChanges([place], 0)).last : claimed - 1
  for (;;) {
    const changes = await listAccessChanges(db)
    if (changes.length === 0) return last
    const users = new Set(changes.flatMap(({ user_id }) => user_id ?? []))
    const orders = new Set(changes.flatMap(({ order_id }) => order_id ?? []))
    last = await appendToAccessList(place, last, [
      ...(await readAccountAccess(db, [...users])),
      ...(await readErasedGuests(db, [...orders], clock.now())),
    ])
    await deleteAccessChanges(
      db,
      changes.map(({ id }) => id),
    )
  }
}
