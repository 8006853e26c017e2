import type { Db } from '#database/connect.ts'

/** The keys that are kept beside the database. */
export type KeyName = 'pin pepper' | 'backup key'

/**
 * Which key of a kind this shop uses, by its print: the first process that asks sets it, all others compare.
 * @returns the print that counts
 */
export async function agreeOnPrint(db: Db, name: KeyName, print: string, now: Date): Promise<string> {
  await db
    .insertInto('key_prints')
    .values({ name, print, kept_at: now })
    .onConflict((known) => known.doNothing())
    .execute()
  return (await readPrint(db, name))?.print ?? print
}

export const readPrint = (db: Db, name: KeyName) =>
  db.selectFrom('key_prints').select(['print', 'written_down_at']).where('name', '=', name).executeTakeFirst()

/** Another key takes the place of what was used so far, and nobody has written that down yet. */
export const replacePrint = (db: Db, name: KeyName, print: string, now: Date) =>
  db
    .insertInto('key_prints')
    .values({ name, print, kept_at: now })
    .onConflict((known) => known.column('name').doUpdateSet({ print, kept_at: now, written_down_at: null }))
    .execute()

export const noteWrittenDown = (db: Db, name: KeyName, now: Date) =>
  db.updateTable('key_prints').set({ written_down_at: now }).where('name', '=', name).execute()
