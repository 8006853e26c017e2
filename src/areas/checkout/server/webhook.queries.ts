import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

type Asked = { eventId: string | undefined; paymentId: string | undefined }

/**
 * The shop's order of a provider's order, whether this very event was kept before, and whether its payment has been
 * decided about: then most of its events bring nothing new, for the shopper's browser was quicker.
 */
export const findEventOrder = (db: Db, providerOrderId: string, { eventId = '', paymentId = '' }: Asked) =>
  db
    .selectFrom('orders')
    .select([
      'id',
      'provider_order_id',
      sql<boolean>`exists (select from webhook_events where event_id = ${eventId})`.as('is_kept'),
      sql<boolean>`exists (
        select from payments where payments.id = ${paymentId}
        and (pays_order or exists (select from refunds where refunds.payment_id = payments.id))
      )`.as('is_decided'),
    ])
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirst()

type Kept = {
  eventId: string | undefined
  event: string
  now: Date
  due?: { orderId: number; at: Date } | undefined
}

/** Keeps the event and makes its order due, in one statement: from then on a crash loses nothing. */
export async function keepEvent(db: Db, { eventId, event, now, due }: Kept) {
  const makeDue =
    due &&
    db
      .updateTable('orders')
      .set((eb) => ({ ask_at: eb.fn<Date>('least', ['ask_at', eb.val(due.at)]) }))
      .where('id', '=', due.orderId)
  if (eventId === undefined) return void (await makeDue?.execute())
  const keep = { event_id: eventId, event, received_at: now }
  const kept = makeDue ? db.with('due', () => makeDue) : db
  await kept
    .insertInto('webhook_events')
    .values(keep)
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}
