import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import { leaseSeconds } from '#database/lease.ts'
import type { Database } from '#database/schema.ts'
import type { BackupResult } from '../writing/back-up.ts'

type Handle = Db | Transaction<Database>

/** Queues the backup of a night once, unless another one is queued or running. */
export const requestNightlyBackup = (db: Db, night: string, now: Date) =>
  sql`insert into backups (night, asked_at, due_at)
    select ${night}::date, ${now}::timestamptz, ${now}::timestamptz
    where not exists (select from backups where night = ${night}::date)
    on conflict do nothing`.execute(db)

/** Queues a backup unless one is queued or running. One that waits for a retry becomes due now. */
export async function requestBackupNow(trx: Handle, now: Date) {
  await trx
    .insertInto('backups')
    .values({ asked_at: now, due_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const beyondAnyLease = new Date(now.getTime() + 2 * leaseSeconds * 1000)
  await trx
    .updateTable('backups')
    .set({ night: null, due_at: now, tries: 0, problem: null })
    .where('due_at', '>', beyondAnyLease)
    .execute()
}

/** Leases the due backup until then and counts the attempt. @returns undefined if none is due */
export const claimBackup = (db: Db, now: Date, until: Date) =>
  db
    .updateTable('backups')
    .set((eb) => ({ due_at: until, tries: eb('tries', '+', 1) }))
    .where('due_at', '<=', now)
    .returning(['id', 'night', 'tries'])
    .executeTakeFirst()

/** Moves the end of the lease; changes nothing if another process has taken it over. */
export const renewBackupLease = (db: Db, id: number, from: Date, until: Date) =>
  db.updateTable('backups').set({ due_at: until }).where('id', '=', id).where('due_at', '=', from).execute()

/** Records that a backup was written, and its figures. */
export const finishBackup = (db: Db, id: number, made: BackupResult, now: Date) =>
  db
    .updateTable('backups')
    .set({
      due_at: null,
      finished_at: now,
      name: made.name,
      row_count: made.rows,
      picture_files: made.pictures,
      bytes: made.bytes,
      missing_pictures: made.missing,
      problem: null,
    })
    .where('id', '=', id)
    .execute()

/** Records why a backup failed. @param retryAt when it is tried again; null for never */
export const failBackup = (db: Db, id: number, problem: string, retryAt: Date | null) =>
  db.updateTable('backups').set({ due_at: retryAt, problem }).where('id', '=', id).execute()

/** Makes a running backup due again without counting the attempt, because its process ends. */
export const releaseBackup = (db: Db, id: number, now: Date) =>
  db
    .updateTable('backups')
    .set((eb) => ({ due_at: now, tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .execute()

/**
 * The last finished backup and the newest in any state, undefined if there is none; `since` is when the last one
 * finished or, without one, when the first was requested.
 */
export async function readBackupState(db: Handle) {
  const all = () => db.selectFrom('backups').selectAll()
  const [last, newest, first] = await Promise.all([
    all().where('finished_at', 'is not', null).orderBy('finished_at', 'desc').limit(1).executeTakeFirst(),
    all().orderBy('id', 'desc').limit(1).executeTakeFirst(),
    db.selectFrom('backups').select('asked_at').orderBy('id').limit(1).executeTakeFirst(),
  ])
  return { last, newest, since: last?.finished_at ?? first?.asked_at }
}
