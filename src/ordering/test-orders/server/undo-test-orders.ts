import { transact } from '#database/transact.ts'
import { isToPack } from '#ordering/orders/rules/order-state.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { isStillHere, refundAndCancel } from '#payments/cancelling/server/refund-and-cancel.ts'
import { minuteMs } from '#values/time/durations.ts'
import * as words from '../words/office/en.ts'
import { listPaidTestOrders } from './test-orders.queries.ts'

/** For how long after the payment the shop tries to undo a test order. Afterwards it's an order like any other. */
export const undoWithinMs = 10 * minuteMs

/**
 * Cancels and refunds paid test orders, in the name of who placed them. Each order is locked, so any number of processes
 * can do this at once, and one that somebody has already packed stays.
 * @returns how many were undone
 */
export async function undoTestOrders(parts: Parts): Promise<number> {
  const since = new Date(parts.clock.now().getTime() - undoWithinMs)
  let undone = 0
  for (const { id, placer_id, placer } of await listPaidTestOrders(parts.db, since)) {
    const isUndone = await transact(parts.db, async (trx) => {
      const order = await lockOrder(trx, id)
      if (!order || !isToPack(order) || !(await isStillHere(trx, order))) return false
      const by = { id: placer_id, name: placer }
      const explanation = { reason: 'other', note: words.noteOfRefund } as const
      return (await refundAndCancel(trx, parts, { order, by, ...explanation })).ok
    })
    if (isUndone) undone += 1
  }
  if (undone > 0) {
    parts.catalogueVersion.stockMoved()
    await parts.hooks?.at?.('refund:wanted')
  }
  return undone
}
