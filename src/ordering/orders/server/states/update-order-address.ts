import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { AddressCopy } from '#database/tables/orders.ts'
import { orderStatus } from '#values/order-state.ts'
import { type DeliveryPromise, deliveryPromiseColumns } from './delivery-promise.ts'

/** One of its customer's addresses, and what an order copies of it. */
export type Destination = { id: number; copy: AddressCopy }

/**
 * Redirects the customer's unpaid order to this address, with what is promised there, if that is another place. A payment that is settled concurrently locks
 * the same row, so one comes after the other: a paid order keeps the address it had then.
 */
export async function updateUnpaidOrderAddress(
  trx: Transaction<Database>,
  userId: number,
  to: Destination,
  promised?: DeliveryPromise,
) {
  const copy = JSON.stringify(to.copy)
  await trx
    .updateTable('orders')
    .set({
      address: copy,
      address_id: to.id,
      ...(promised && deliveryPromiseColumns(promised)),
    })
    .where('user_id', '=', userId)
    .where('status', '=', orderStatus.awaitingPayment)
    .where(sql<boolean>`(address, address_id) is distinct from (${copy}::jsonb, ${to.id}::integer)`)
    .execute()
}
