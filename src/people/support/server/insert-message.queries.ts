import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

type Message = { ticket_id: number; body: string; form_key: string; by: string | null; now: Date }

/**
 * Adds a message; `by` is set if the shop wrote it.
 * @returns undefined if the same form was sent before
 */
export const insertMessage = (trx: Transaction<Database>, { ticket_id, body, form_key, by, now }: Message) =>
  trx
    .insertInto('ticket_messages')
    .values({ ticket_id, by_shop: by !== null, actor_name: by, body, form_key, written_at: now })
    .onConflict((sent) => sent.columns(['ticket_id', 'form_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
