import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { createCursor, idKey, type Page, parseCursor } from '#http/calls/paging.ts'
import type { CustomerNote } from '../contract.ts'

type Paging = { limit: number; cursor?: string | undefined }
type NoteInput = { body: string; formKey: string; by: string; now: Date }

const newest = 2 ** 31 - 1

/** The notes about a customer, newest first. */
export async function listNotes(
  db: Db,
  userId: number,
  { limit, cursor }: Paging,
): Promise<Page<CustomerNote>> {
  const [before = newest] = parseCursor(cursor, z.tuple([idKey])) ?? []
  const own = db.selectFrom('customer_notes').where('user_id', '=', userId)
  const rows = await own
    .select(['id', 'body', 'actor_name', 'written_at'])
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const items = rows.slice(0, limit).map(({ id, body, actor_name, written_at }) => ({
    id,
    body,
    by: actor_name,
    at: written_at.toISOString(),
  }))
  const last = items.at(-1)
  return { items, next: last && rows.length > limit ? createCursor(last.id) : null, total: Number(total) }
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
