import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  notifyCancelled,
  prepareRefundMail,
  refundMailKey,
} from '#operations/notifications/server/notify-refund.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import type { Paise } from '#values/money/money.ts'
import { insertRefund } from '../insert-refund.queries.ts'
import { minRefundPaise } from '../processing/refund-resolutions.ts'
import { describeRefundContents } from '../refund-contents.queries.ts'
import { findRefundable, isFullyRefunded } from '../refundable.queries.ts'
import { leftOfDelivery } from '../refundable.ts'
import { updateFulfilment } from '../update-shipment-state.ts'
import { describeReason } from '../write-refund-mails.ts'
import { type LockedFailedRefund, listRefundedLines } from './lock-failed.queries.ts'

type ApplyContext = { store: StoreSettings; by: { id: number; name: string }; now: Date }

/**
 * Applies a failed refund that is retried or closed by hand. Its effect on the fulfilment is decided now, because other
 * refunds and shipments may have come between: the order may be fully refunded with it, which cancels it.
 * @param requestedPaise the part that the provider is asked for, in paise: the customer's mail states it together with
 * the rest
 */
export async function applyFailedRefund(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  requestedPaise: Paise,
  context: ApplyContext,
) {
  const { now } = context
  const hasLines = (await listRefundedLines(trx, refund.id)).length > 0
  const cancels = await isFullyRefunded(trx, order, { paymentId: refund.payment_id, hasLines })
  const rest = cancels ? await refundRest(trx, { refund, order }, context) : { refunded: 0, kept: 0 }
  await updateFulfilment(trx, order, { cancels, kept: rest.kept, hasLines, now })
  const mailValues = { paise: requestedPaise + rest.refunded, reason: describeReason(order.locale, refund) }
  if (cancels) await notifyCancelled(trx, order, mailValues, context)
}

/**
 * A separate refund for the rest of a cancelled order's money, such as the delivery fee. Less than a rupee is kept,
 * because the provider cannot refund it.
 * @returns both amounts in paise
 */
async function refundRest(
  trx: Transaction<Database>,
  { refund, order }: LockedFailedRefund,
  context: ApplyContext,
): Promise<{ refunded: Paise; kept: Paise }> {
  const refundable = await findRefundable(trx, order, refund.payment_id)
  const { left: paise } = refundable
  if (paise < minRefundPaise) return { refunded: 0, kept: paise }
  const breakdown = { paise, lines: [], delivery: leftOfDelivery(refundable), cancels: true, kept: 0 }
  const { reason, note } = refund
  const key = `refund-${randomUUID()}`
  const payment = { id: refund.payment_id }
  const input = { form_key: key, reason, note }
  const rest = await insertRefund(trx, {
    order,
    payment,
    breakdown: breakdown,
    input: input,
    ...context,
    key,
  })
  const mailValues = {
    key: refundMailKey(rest),
    paise,
    reason: describeReason(order.locale, refund),
    refundedFor: await describeRefundContents(trx, rest, order.locale),
  }
  await prepareRefundMail(trx, order, mailValues, context)
  return { refunded: paise, kept: 0 }
}
