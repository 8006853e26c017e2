import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { isNotFullyShipped, isToPack, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { hasShipments, listUnsentLines } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Paise } from '#values/money/money.ts'

type Trx = Transaction<Database>
/** `kept`: paise of a cancelled order that the merchant keeps on purpose. */
type Refund = { cancels: boolean; kept: Paise; hasLines: boolean; now: Date }

/**
 * Updates the fulfilment state after a refund: the order is cancelled, or its rest is no longer sent, or a packed box
 * is reopened.
 */
export const updateFulfilment = (trx: Trx, order: LockedOrder, { cancels, kept, hasLines, now }: Refund) =>
  cancels ? cancelOrder(trx, order, { kept, now }) : updateShipmentState(trx, order, hasLines, now)

/** Called before the refund is stored; the order is not dispatched any more. */
const cancelOrder = async (trx: Trx, order: LockedOrder, { kept, now }: Pick<Refund, 'kept' | 'now'>) => {
  await transitionOrder(
    trx,
    order,
    { parcel_state: shipmentState.cancelled },
    { cancelled_at: now, cancel_reason: 'merchant', kept_paise: kept },
  )
}

/**
 * A partly dispatched order whose rest is refunded becomes dispatched. A packed order is packed again if the refund has
 * lines, because its parcel contains refunded units.
 */
async function updateShipmentState(trx: Trx, order: LockedOrder, refundHasLines: boolean, now: Date) {
  if (!isNotFullyShipped(order.parcel_state)) return
  if ((await listUnsentLines(trx, order.id)).length === 0 && (await hasShipments(trx, order.id)))
    await transitionOrder(trx, order, { parcel_state: shipmentState.dispatched }, {})
  else if (refundHasLines && order.parcel_state === shipmentState.packed)
    await moveBackToPacking(trx, order, now)
}

/** Units of an abandoned refund must be sent after all: a packed or partly sent order goes back to packing. */
export async function reopenPacking(trx: Trx, order: LockedOrder, now: Date) {
  const { packed, dispatched } = shipmentState
  if (!isToPack(order) || (order.parcel_state !== packed && order.parcel_state !== dispatched)) return
  if ((await listUnsentLines(trx, order.id)).length > 0) await moveBackToPacking(trx, order, now)
}

/** A packed order has to be packed again. */
async function moveBackToPacking(trx: Trx, order: LockedOrder, now: Date) {
  await transitionOrder(
    trx,
    order,
    { parcel_state: shipmentState.toPack },
    { step_id: null, stepped_at: null },
  )
  await recordOrderEvent(trx, { orderId: order.id, kind: 'unpacked', details: {}, now })
}
