import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-events.ts'

/** Who did something: kept with what was done, whatever becomes of the account. */
export type Actor = { id: number; name: string }

type OrderEventInput = OrderEvent & {
  orderId: number
  /** The person who did it; nobody where the shop did. */
  actor?: Actor
  /** Of the form that it was sent with: sent again, it is not written again. */
  formKey?: string
  now: Date
}

/**
 * Writes a line of an order's timeline, in the transaction of what it tells.
 * @returns its number, or nothing when it stands there already
 */
export async function recordOrderEvent(
  trx: Transaction<Database>,
  { orderId, kind, details, actor, formKey, now }: OrderEventInput,
): Promise<number | undefined> {
  const written = await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      kind,
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      details: JSON.stringify(details),
      form_key: formKey ?? null,
      happened_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'form_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id
}
