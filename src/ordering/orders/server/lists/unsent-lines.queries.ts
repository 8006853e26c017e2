import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'

/** Units of one order line. */
export type UnsentLine = { orderItemId: number; quantity: number }

/** The lines of an order with units that are in no shipment yet and not refunded, and how many. */
export async function listUnsentLines(
  db: Db | Transaction<Database>,
  orderId: number,
): Promise<UnsentLine[]> {
  const lines = await db
    .selectFrom('order_items')
    .select(({ ref }) => [ref('id').as('orderItemId'), unitsToSend.as('quantity')])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return lines.filter(({ quantity }) => quantity > 0)
}

/** Whether anything of an order was dispatched. */
export async function hasShipments(db: Db | Transaction<Database>, orderId: number) {
  const parcel = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return parcel !== undefined
}
