import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Parts } from '#parts.ts'
import { openPlace } from '../place/backup-place.ts'
import { requireSameKey } from '../place/require-same-key.ts'
import { claimList, dropChanges, giveListBack, listChanges, readAccess, renewList } from './access.queries.ts'
import { addToList, readAccessSince } from './access-list.ts'

/**
 * Tells beside the backups whose access has changed, so that a restore of an older one does not bring back an old pin or a
 * removed passkey, nor open an account that was blocked or erased. Any number of processes may try: one writes at a time, and
 * a change is forgotten only once it was read back from there.
 * @throws KeepingProblem where the place cannot be written to; it is tried again
 */
export async function keepAccess(parts: Pick<Parts, 'db' | 'clock' | 'settings'>): Promise<void> {
  const { db, clock } = parts
  if ((await listChanges(db)).length === 0) return
  await requireSameKey(parts)
  const first = leaseEnd(clock.now())
  const claimed = await claimList(db, clock.now(), first)
  if (claimed === undefined) return
  let last = claimed - 1
  const { lease } = await whileLeased(
    { clock, first, renew: (from, until) => renewList(db, from, until) },
    async (held) => {
      try {
        last = await writeAll(parts, claimed)
      } catch (error) {
        await giveListBack(db, { until: held.until, last }, clock.now())
        throw error
      }
    },
  )
  await giveListBack(db, { until: lease.until, last }, clock.now())
}

/** @returns the number of the last file */
async function writeAll({ db, settings }: Pick<Parts, 'db' | 'settings'>, claimed: number) {
  const place = openPlace(settings)
  // A new shop may find what another one has left in this place.
  let last = claimed === 1 ? (await readAccessSince([place], 0)).last : claimed - 1
  for (;;) {
    const changes = await listChanges(db)
    if (changes.length === 0) return last
    const users = [...new Set(changes.map(({ user_id }) => user_id))]
    last = await addToList(place, last, await readAccess(db, users))
    await dropChanges(
      db,
      changes.map(({ id }) => id),
    )
  }
}
