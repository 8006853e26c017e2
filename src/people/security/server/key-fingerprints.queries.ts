import type { Db } from '#database/connect.ts'

/** Keys that are stored outside the database. */
type KeyName = 'pin pepper' | 'backup key'

/**
 * Registers the fingerprint of this process's key: the first process stores it, all others compare theirs.
 * @returns the stored fingerprint
 */
export async function registerFingerprint(
  db: Db,
  name: KeyName,
  fingerprint: string,
  now: Date,
): Promise<string> {
  await db
    .insertInto('key_prints')
    .values({ name, print: fingerprint, kept_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
  return (await readFingerprint(db, name))?.print ?? fingerprint
}

export const readFingerprint = (db: Db, name: KeyName) =>
  db.selectFrom('key_prints').select(['print', 'written_down_at']).where('name', '=', name).executeTakeFirst()

/** Replaces the fingerprint with that of another key, which the merchant has not written down yet. */
export const replaceFingerprint = (db: Db, name: KeyName, fingerprint: string, now: Date) =>
  db
    .insertInto('key_prints')
    .values({ name, print: fingerprint, kept_at: now })
    .onConflict((known) =>
      known.column('name').doUpdateSet({ print: fingerprint, kept_at: now, written_down_at: null }),
    )
    .execute()

export const recordKeyWrittenDown = (db: Db, name: KeyName, now: Date) =>
  db.updateTable('key_prints').set({ written_down_at: now }).where('name', '=', name).execute()
