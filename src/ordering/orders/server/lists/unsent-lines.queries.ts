import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { unitsToSend } from '#database/units-to-send.ts'

/** So many units of one line of an order. */
export type UnsentLine = { orderItemId: number; quantity: number }

/** What of an order has left in no parcel yet, and is still paid for. */
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

/** Whether something of an order has left. */
export async function hasShipments(db: Db | Transaction<Database>, orderId: number) {
  const parcel = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst()
  return parcel !== undefined
}
