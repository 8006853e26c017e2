import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { newReceipt } from '#ordering/orders/server/new-receipt.ts'

/** All provider orders of an order, also those that were replaced; none before its first payment. */
export const listProviderOrders = (db: Db, orderId: number) =>
  db
    .selectFrom('provider_orders')
    .select(['provider', 'provider_order_id as id'])
    .where('order_id', '=', orderId)
    .execute()

/**
 * Marks the provider order of an order as replaced, because its amount is not the order's any more, and gives the order
 * another receipt for the next one.
 */
export async function replaceProviderOrder(trx: Transaction<Database>, orderId: number, now: Date) {
  await trx
    .updateTable('provider_orders')
    .set({ replaced_at: now })
    .where('order_id', '=', orderId)
    .where('replaced_at', 'is', null)
    .execute()
  await trx
    .updateTable('orders')
    .set({ receipt: newReceipt(), provider_order_id: null, provider_claimed_until: null, provider_claims: 0 })
    .where('id', '=', orderId)
    .execute()
}
