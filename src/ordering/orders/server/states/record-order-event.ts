import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-events.ts'

/** Who did it; the name is stored as well, because the account may be deleted. */
export type Actor = { id: number; name: string }

type OrderEventInput = OrderEvent & {
  orderId: number
  /** The person who did it; undefined for automatic events. */
  actor?: Actor
  /** Idempotency key of the form. */
  formKey?: string
  now: Date
}

/**
 * Writes a timeline event; must run in the transaction of the change that it describes.
 * @returns its id, or undefined if the idempotency key was used before
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
