import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import type { Paise } from '#values/money/money.ts'
import { insertRefund } from '../insert-refund.queries.ts'
import { minRefundPaise } from '../processing/refund-resolutions.ts'
import { findRefundable, isFullyRefunded } from '../refundable.queries.ts'
import { leftOfDelivery } from '../refundable.ts'
import { updateFulfilment } from '../update-shipment-state.ts'
import { type LockedFailedRefund, listRefundedLines } from './lock-failed.queries.ts'

type ApplyContext = { by: { id: number; name: string }; now: Date }

/**
 * Applies a failed refund that is retried or closed by hand. Its effect on the fulfilment is decided now, because other
 * refunds and shipments may have come between: the order may be fully refunded with it, which cancels it.
 */
export async function applyFailedRefund(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  context: ApplyContext,
) {
  const { by, now } = context
  const hasLines = (await listRefundedLines(trx, refund.id)).length > 0
  const cancels = await isFullyRefunded(trx, order, { paymentId: refund.payment_id, hasLines })
  const kept = cancels ? await refundRest(trx, { refund, order }, context) : 0
  const explanation = { reason: refund.reason, note: refund.note }
  await announceOrderEvents(trx, { actor: by, now, details: { cancelled: { explanation } } })
  await updateFulfilment(trx, order, { cancels, kept, hasLines, now })
}

/**
 * A separate refund for the rest of a cancelled order's money, such as the delivery fee. Less than a rupee is kept,
 * because the provider cannot refund it.
 * @returns what is kept, in paise
 */
async function refundRest(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  context: ApplyContext,
): Promise<Paise> {
  const refundable = await findRefundable(trx, order, refund.payment_id)
  const { left: paise } = refundable
  if (paise < minRefundPaise) return paise
  const breakdown = { paise, lines: [], delivery: leftOfDelivery(refundable), cancels: true, kept: 0 }
  const { reason, note } = refund
  const key = `refund-${randomUUID()}`
  const payment = { id: refund.payment_id }
  const input = { form_key: key, reason, note }
  await insertRefund(trx, { order, payment, breakdown, input, ...context, key })
  return 0
}
