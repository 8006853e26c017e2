import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { isHeldByRecall } from '#ordering/order-lines/server/units-recalled.ts'

/** Whether the order holds recalled units and must not be shipped. */
export async function hasRecalledUnits(trx: Transaction<Database>, orderId: number) {
  const held = await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(isHeldByRecall)
    .executeTakeFirst()
  return held !== undefined
}
