import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import type { CustomerNote } from '../contract.ts'

type NoteInput = { body: string; formKey: string; by: string; now: Date }

/** The notes about a customer, newest first. */
export async function listNotes(
  db: Db,
  userId: number,
  { limit, cursor }: PageRequest,
): Promise<Page<CustomerNote>> {
  const before = idBelowCursor(cursor)
  const own = db.selectFrom('customer_notes').where('user_id', '=', userId)
  const rows = await own
    .select(['id', 'body', 'actor_name', 'written_at'])
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const page = cutPage(rows, limit, ({ id }) => [id])
  const items = page.items.map(({ id, body, actor_name, written_at }) => ({
    id,
    body,
    by: actor_name,
    at: written_at.toISOString(),
  }))
  return { items, next: page.next, total: Number(total) }
}

/**
 * Adds a note. The form's key is an idempotency key.
 * @returns true if the stored note equals this one; false if the key was used before with another text
 */
export async function writeNote(db: Db, userId: number, { body, formKey, by, now }: NoteInput) {
  await db
    .insertInto('customer_notes')
    .values({ user_id: userId, body, form_key: formKey, actor_name: by, written_at: now })
    .onConflict((sent) => sent.columns(['user_id', 'form_key']).doNothing())
    .execute()
  const written = await db
    .selectFrom('customer_notes')
    .select('body')
    .where('user_id', '=', userId)
    .where('form_key', '=', formKey)
    .executeTakeFirst()
  return written?.body === body
}

export const deleteNote = (db: Db, { userId, noteId }: { userId: number; noteId: number }) =>
  db.deleteFrom('customer_notes').where('user_id', '=', userId).where('id', '=', noteId).execute()
