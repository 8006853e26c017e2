import { transact } from '#database/transact.ts'
import { isAwaitingPayment, isCancelled, shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { Actor } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { hasRecalledUnits } from '../recalled-units.queries.ts'
import { applyStep, type StepParts, type StepResult } from './apply-step.ts'

/** Marks a paid order packed. Marking it twice succeeds without a change. */
export const packOrder = (
  parts: StepParts & Pick<Parts, 'db'>,
  { orderId, by }: { orderId: number; by: Actor },
): Promise<StepResult> =>
  transact(parts.db, async (trx): Promise<StepResult> => {
    const order = await lockOrder(trx, orderId)
    if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
    if (isCancelled(order)) return { ok: false, reason: 'CANCELLED' }
    const { packed, toPack } = shipmentState
    if (order.parcel_state === packed) return { ok: true, changed: false }
    if (order.parcel_state !== toPack) return { ok: false, reason: 'MOVED_ON' }
    if (isAwaitingPayment(order)) return { ok: false, reason: 'UNPAID' }
    if (await hasRecalledUnits(trx, order.id)) return { ok: false, reason: 'RECALLED' }
    const event = { kind: packed, details: { from: order.parcel_state } }
    await applyStep(trx, parts, order, { to: packed, event, by, now: parts.clock.now() })
    return { ok: true, changed: true }
  })
