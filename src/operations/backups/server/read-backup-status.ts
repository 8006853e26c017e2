import type { Parts } from '#parts.ts'
import { readFingerprint } from '#people/security/server/key-fingerprints.queries.ts'
import type { BackupStatus } from '../contract.ts'
import { readBackupState } from './nightly/backups.queries.ts'
import { isBackupLate } from './nightly/notify-late-backup.ts'
import { nextNightlyBackup } from './nightly/run-backups.ts'
import { openBackupLocation } from './storage/backup-location.ts'

/** The state of the backups, for the dashboard and the health checks. */
export async function readBackupStatus({
  db,
  clock,
  settings,
}: Pick<Parts, 'db' | 'clock' | 'settings'>): Promise<BackupStatus> {
  const { last, newest, since } = await readBackupState(db)
  const nightly = settings.backup.to !== undefined
  const now = clock.now()
  const retryAt = newest?.problem ? newest.due_at : null
  return {
    where: openBackupLocation(settings).where,
    nightly,
    next: nightly ? (retryAt ?? nextNightlyBackup(now)).toISOString() : null,
    running: newest?.due_at != null && newest.problem === null,
    late: nightly && isBackupLate(since, now),
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
      !(await readFingerprint(db, 'backup key'))?.written_down_at,
  }
}
