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

/** The registered fingerprint of a key, and when the merchant wrote the key down; undefined if none is registered. */
export const readFingerprint = (db: Db, name: KeyName) =>
  db.selectFrom('key_prints').select(['print', 'written_down_at']).where('name', '=', name).executeTakeFirst()

/** Registers the fingerprint of a key in place of an earlier one; the merchant has not written this key down yet. */
export const replaceFingerprint = (db: Db, name: KeyName, fingerprint: string, now: Date) =>
  db
    .insertInto('key_prints')
    .values({ name, print: fingerprint, kept_at: now })
    .onConflict((known) =>
      known.column('name').doUpdateSet({ print: fingerprint, kept_at: now, written_down_at: null }),
    )
    .execute()

/** Records that the merchant has written this key down. */
export const recordKeyWrittenDown = (db: Db, name: KeyName, now: Date) =>
  db.updateTable('key_prints').set({ written_down_at: now }).where('name', '=', name).execute()
