import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { AnnouncedDetails, WrittenOrderEvent } from '#database/tables/order-history.ts'

/** Who did it; the name is stored as well, because the account may be deleted. */
export type Actor = { id: number; name: string }

type OrderEventInput = WrittenOrderEvent & {
  orderId: number
  /** The person who did it; undefined for automatic events. */
  actor?: Actor | undefined
  /** Idempotency key of the form. */
  formKey?: string
  now: Date
}

/**
 * Writes an event into an order's history; must run in the transaction of the change that it describes. Not for
 * changes to orders, payments, refunds and documents, which triggers record. `queueOrderMessages` then writes the
 * messages that follow from it.
 * @returns its id, or undefined if the idempotency key was used before
 */
export async function recordOrderEvent(
  trx: Transaction<Database>,
  { orderId, kind, details, actor, formKey, now }: OrderEventInput,
): Promise<number | undefined> {
  const written = await trx
    .insertInto('order_history')
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

/**
 * Tells the triggers that write an order's history who makes the changes of this transaction, when, and the details that
 * the changed rows don't contain: call it before the changes. Without an actor, the changes count as automatic.
 */
export const announceOrderEvents = (
  trx: Transaction<Database>,
  { actor, now, details }: { actor?: Actor | undefined; now: Date; details?: AnnouncedDetails },
) => sql`select set_config('shop.step', ${JSON.stringify({ ...actor, at: now, details })}, true)`.execute(trx)
