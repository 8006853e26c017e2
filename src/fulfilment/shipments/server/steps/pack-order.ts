import { transact } from '#database/transact.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import type { Parts } from '#parts.ts'
import { isAwaitingPayment, isCancelled, parcelState } from '#values/order-state.ts'
import { holdsRecalled } from '../held-by-recall.queries.ts'
import { type StepTaken, takeStep } from './take-step.ts'

/** Marks a paid order packed. Marking twice is a success and changes nothing. */
export const packOrder = (
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<StepTaken> =>
  transact(db, async (trx): Promise<StepTaken> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    const { packed, toPack } = parcelState
    if (order.parcel_state === packed) return { ok: true, changed: false }
    if (order.parcel_state !== toPack) return { ok: false, reason: 'MOVED_ON' }
    if (isAwaitingPayment(order)) return { ok: false, reason: 'UNPAID' }
    if (await holdsRecalled(trx, order.id)) return { ok: false, reason: 'RECALLED' }
    const event = { kind: packed, details: { from: order.parcel_state } }
    await takeStep(trx, order, { to: packed, event, by, now: clock.now() })
    return { ok: true, changed: true }
  })
