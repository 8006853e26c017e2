import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import { unitsPutBack, unitsRefunded } from '../../../database/units-to-send.ts'
import { isStillHere } from '../../../values/order-state.ts'
import { findWhatIsLeftToReturn } from '../../checkout/server/refunding/returned.queries.ts'
import { hasParcels } from '../../orders/server/parcels/unsent-lines.queries.ts'
import type { LockedOrder } from '../../orders/server/states/move-order.ts'
import type { Refundable } from './weigh-refund.ts'

type Handle = Db | Transaction<Database>

/** The payment that pays an order; there is none for one that was paid elsewhere. */
export const findPayingPayment = (db: Handle, orderId: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('pays_order', '=', true)
    .executeTakeFirst()

export const findRefundableLines = (db: Handle, orderId: number) =>
  db
    .selectFrom('order_items')
    .select(['id', 'pack_id as packId', 'name', 'size', 'quantity', 'unit_price_paise as unitPaise'])
    .select([unitsRefunded.as('refunded'), unitsPutBack.as('putBack')])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()

type Standing = Pick<LockedOrder, 'id' | 'parcel_state'>

/** Nothing of an order has left in any parcel. */
export const isAllHere = async (db: Handle, { id, parcel_state }: Standing) =>
  isStillHere(parcel_state) && !(await hasParcels(db, id))

/** What can still be given back of an order whose payment this is. */
export const findRefundable = async (
  db: Handle,
  { id, parcel_state }: Standing,
  paymentId: string,
): Promise<Refundable & { lines: Awaited<ReturnType<typeof findRefundableLines>> }> => ({
  left: await findWhatIsLeftToReturn(db, paymentId),
  isHere: await isAllHere(db, { id, parcel_state }),
  lines: await findRefundableLines(db, id),
})

/** All of an order that is still here goes back, in money or, where a refund is for some, in units: nothing is left to send. */
export async function isAllGivenBack(
  db: Handle,
  order: Standing,
  { paymentId, hasLines }: { paymentId: string; hasLines: boolean },
) {
  const { left, isHere, lines } = await findRefundable(db, order, paymentId)
  return (
    isHere && (left === 0 || (hasLines && lines.every(({ quantity, refunded }) => refunded === quantity)))
  )
}
