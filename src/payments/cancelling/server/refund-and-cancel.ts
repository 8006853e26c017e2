import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import { hasShipments } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import type { RefundInput } from '#payments/refunds/contract.ts'
import { findPayingPayment, findRefundable } from '#payments/refunds/server/refundable.queries.ts'
import { requestRefundIn } from '#payments/refunds/server/request-refund.ts'
import { toRupees } from '#values/money/money.ts'

type Trx = Transaction<Database>
type Cancelling = { order: LockedOrder; by: { id: number; name: string } } & Pick<
  RefundInput,
  'reason' | 'note'
>

type RefundAndCancel = { ok: true; refunded: true } | { ok: false; reason: 'PAID' | 'NOT_REFUNDABLE' }

/** Whether nothing of a locked order has been packed or sent. */
export const isStillHere = async (trx: Trx, { id, parcel_state }: LockedOrder) =>
  parcel_state === shipmentState.toPack && !(await hasShipments(trx, id))

/**
 * Cancels a locked order of which nothing has been sent: everything that is left of its payment is refunded, as if the
 * merchant had done it, and its units return to stock.
 * @returns the refusal `PAID` if there is no payment to refund, `NOT_REFUNDABLE` if a person has to look at the refund
 */
export async function refundAndCancel(
  trx: Trx,
  parts: Parts,
  { order, by, reason, note }: Cancelling,
): Promise<RefundAndCancel> {
  const payment = await findPayingPayment(trx, order.id)
  if (!payment) return { ok: false, reason: 'PAID' }
  const { left, lines } = await findRefundable(trx, order, payment.id)
  // A line whose variant is gone has no stock to return to.
  const restocked = lines.filter(({ packId, quantity, refunded }) => packId !== null && quantity > refunded)
  const requested = await requestRefundIn(trx, parts, {
    orderId: order.id,
    by,
    // Only a merchant's refund can be too large to be made without a second factor.
    isConfirmed: true,
    input: {
      what: 'all',
      lines: restocked.map(({ id, quantity, refunded }) => ({
        item_id: id,
        quantity: quantity - refunded,
        restock: true,
      })),
      form_key: randomUUID(),
      left: toRupees(left),
      reason,
      note,
    },
  })
  return requested.ok ? { ok: true, refunded: true } : { ok: false, reason: 'NOT_REFUNDABLE' }
}
