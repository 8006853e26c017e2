import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { findUnsentLines, hasParcels } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import { type LockedOrder, moveOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Paise } from '#values/money/money.ts'
import { isStillHere, isToPack, parcelState } from '#values/order-state.ts'

type Trx = Transaction<Database>
/** `kept`: what the merchant keeps, on purpose, of a cancelled order's money, in paise. */
type Refund = { cancels: boolean; kept: Paise; hasLines: boolean; now: Date }

/** What a refund means for its order's parcel: all of it is cancelled, the rest has left, or a packed box is opened. */
export const followRefund = (trx: Trx, order: LockedOrder, { cancels, kept, hasLines, now }: Refund) =>
  cancels ? cancel(trx, order, { kept, now }) : followParcel(trx, order, hasLines)

/** Its money is still to go back: it is not sent any more from now on. */
const cancel = async (trx: Trx, order: LockedOrder, { kept, now }: Pick<Refund, 'kept' | 'now'>) => {
  await moveOrder(
    trx,
    order,
    { parcel_state: parcelState.cancelled },
    { cancelled_at: now, cancel_reason: 'merchant', kept_paise: kept },
  )
}

/**
 * Of an order that left in part, the rest is refunded: nothing of it waits to be packed any more. A box that was packed
 * already is opened once more, for it holds what is not to be sent.
 */
async function followParcel(trx: Trx, order: LockedOrder, hasLines: boolean) {
  if (!isStillHere(order.parcel_state)) return
  if ((await findUnsentLines(trx, order.id)).length === 0 && (await hasParcels(trx, order.id)))
    await moveOrder(trx, order, { parcel_state: parcelState.dispatched }, {})
  else if (hasLines && order.parcel_state === parcelState.packed) await openAgain(trx, order)
}

/** Units that were to be refunded are to be sent after all: neither a packed box nor what has left holds them. */
export async function packAgain(trx: Trx, order: LockedOrder) {
  const { packed, dispatched } = parcelState
  if (!isToPack(order) || (order.parcel_state !== packed && order.parcel_state !== dispatched)) return
  if ((await findUnsentLines(trx, order.id)).length > 0) await openAgain(trx, order)
}

const openAgain = (trx: Trx, order: LockedOrder) =>
  moveOrder(trx, order, { parcel_state: parcelState.toPack }, { step_id: null, stepped_at: null })
