import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { AddressCopy } from '#database/tables/orders.ts'
import { orderStatus } from '../../rules/order-state.ts'
import { type DeliveryPromise, deliveryPromiseColumns } from './delivery-promise.ts'
import { announceOrderEvents } from './record-order-event.ts'

/** The address of an order: the copy, and the id of the customer's saved address; null for a guest's. */
export type Destination = { id: number | null; copy: AddressCopy }

/**
 * Changes the address of an order that is still unpaid, with new terms if the destination is another one. A concurrent
 * payment locks the same row, so a paid order keeps the address that it had when it was paid.
 */
export async function updateUnpaidOrderAddress(
  trx: Transaction<Database>,
  orderId: number,
  { to, promised, now }: { to: Destination; promised?: DeliveryPromise; now: Date },
) {
  await announceOrderEvents(trx, { now })
  const copy = JSON.stringify(to.copy)
  await trx
    .updateTable('orders')
    .set({
      address: copy,
      address_id: to.id,
      ...(promised && deliveryPromiseColumns(promised)),
    })
    .where('id', '=', orderId)
    .where('status', '=', orderStatus.awaitingPayment)
    .where(sql<boolean>`(address, address_id) is distinct from (${copy}::jsonb, ${to.id}::integer)`)
    .execute()
}
