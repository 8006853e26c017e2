import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { bundlesOfLine } from '#ordering/order-lines/server/bundles-of-line.ts'
import { unitsToSend } from '#ordering/order-lines/server/units-to-send.ts'

type Trx = Transaction<Database>

/** The key of the picture that the product had when it was ordered, if that picture still exists. */
const pictureKey = (eb: ExpressionBuilder<Database, 'order_items'>) =>
  eb.selectFrom('pictures').select('key').whereRef('pictures.id', '=', 'order_items.picture_id').as('picture')

const columns = [
  'order_items.name',
  'order_items.names',
  'order_items.size',
  'order_items.quantity',
  'order_items.unit_price_paise',
] as const

/** The lines of an order, with the products' names at the time of the order. */
export const findBoughtLines = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_items')
    .select(columns)
    .select([pictureKey, bundlesOfLine])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

/** The items of a shipment, with their names in the order. */
export const findShipmentLines = (trx: Trx, parcelId: number) =>
  trx
    .selectFrom('parcel_items')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['order_items.name', 'order_items.names', 'order_items.size', 'parcel_items.quantity'])
    .select(pictureKey)
    .where('parcel_id', '=', parcelId)
    .orderBy('order_items.id')
    .execute()

/** The units of an order that are still to be sent, with their names in the order. */
export const findUnsentLines = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_items')
    .select(['order_items.name', 'order_items.names', 'order_items.size', unitsToSend.as('quantity')])
    .select(pictureKey)
    .where('order_id', '=', orderId)
    .where(unitsToSend, '>', 0)
    .orderBy('id')
    .execute()

/** How many shipments were dispatched from `start` to before `end`. */
export async function countShipments(db: Db, { start, end }: { start: Date; end: Date }) {
  const { count } = await db
    .selectFrom('parcels')
    .select(sql<number>`count(*)`.as('count'))
    .where('dispatched_at', '>=', start)
    .where('dispatched_at', '<', end)
    .executeTakeFirstOrThrow()
  return Number(count)
}
