import type { Parts } from '#parts.ts'
import { readPrint } from '#people/security/server/key-prints.queries.ts'
import type { Backups } from '../contract.ts'
import { readStanding } from './nightly/backups.queries.ts'
import { nextNight } from './nightly/make-backups.ts'
import { isLate } from './nightly/tell-of-late-backup.ts'
import { openPlace } from './place/backup-place.ts'

/** How safe the shop is kept. */
export async function readBackups({
  db,
  clock,
  settings,
}: Pick<Parts, 'db' | 'clock' | 'settings'>): Promise<Backups> {
  const { last, newest, since } = await readStanding(db)
  const nightly = settings.backup.to !== undefined
  const now = clock.now()
  const again = newest?.problem ? newest.due_at : null
  return {
    where: openPlace(settings).where,
    nightly,
    next: nightly ? (again ?? nextNight(now)).toISOString() : null,
    running: newest?.due_at != null && newest.problem === null,
    late: nightly && isLate(since, now),
    last: last?.finished_at
      ? {
          at: last.finished_at.toISOString(),
          bytes: last.bytes ?? 0,
          rows: last.row_count ?? 0,
          pictures: last.picture_files ?? 0,
          missing_pictures: last.missing_pictures ?? 0,
        }
      : null,
    problem: newest?.problem ?? null,
    key_unwritten:
      settings.backup.keys === undefined &&
      (nightly || last !== undefined) &&
      !(await readPrint(db, 'backup key'))?.written_down_at,
  }
}
