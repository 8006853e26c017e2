import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { WrittenOrderEvent } from '#database/tables/order-history.ts'

/** Who did it; the name is stored as well, because the account may be deleted. */
export type Actor = { id: number; name: string }

type OrderEventInput = WrittenOrderEvent & {
  orderId: number
  /** The person who did it; undefined for automatic events. */
  actor?: Actor
  /** Idempotency key of the form. */
  formKey?: string
  now: Date
}

/**
 * Writes a step into an order's history; must run in the transaction of the change that it describes. Steps that are a
 * change of an order, a payment, a refund or a document are written by the database instead.
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
 * Tells the triggers that write an order's history who makes the changes of this transaction, and when: the changed rows
 * do not say it. Without an actor, the changes count as automatic.
 */
export const announceStep = (trx: Transaction<Database>, { actor, now }: { actor?: Actor; now: Date }) =>
  sql`select set_config('shop.step', ${JSON.stringify({ ...actor, at: now })}, true)`.execute(trx)
