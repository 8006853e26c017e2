import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { ProviderRefund } from '#integrations/payments/payment-provider.ts'
import type { KnownPayment } from '#payments/processing/server/judge-payments.ts'
import type { Paise } from '#values/money/money.ts'
import { recordProviderRefunds } from './record-provider-refunds.ts'
import { refundReceipt } from './refund-receipt.ts'
import { sumRefundedByProvider } from './refunded-amounts.queries.ts'
import { listOpenMerchantRefunds, markRefundProcessed } from './refunds.queries.ts'
import { type OrderWithRefunds, updateRefundedAmount } from './update-refunded-amount.ts'

type Trx = Transaction<Database>

/** `processedRefunds`: the provider's processed refunds, if they were read. */
type PaymentToImport = KnownPayment & { processedRefunds: ProviderRefund[] }

/**
 * Imports the provider's processed refunds of the payment that pays an order. They complete our open refunds; anything
 * beyond them was made elsewhere, such as in the dashboard, and becomes refunds of its own. A smaller sum than the
 * known one is an outdated answer and changes nothing. Units of refunds made elsewhere are not restocked, because
 * nobody knows where the goods are.
 */
export async function importRefund(
  trx: Trx,
  order: OrderWithRefunds,
  payment: PaymentToImport | undefined,
  now: Date,
) {
  const returned = payment ? refundedAmountOf(payment) : 0
  if (!payment || returned === 0) return
  await finishOwnRefunds(trx, payment, now)
  const elsewhere = Math.max(returned - (await sumRefundedByProvider(trx, payment.id)), 0)
  const ids = { order_id: order.id, payment_id: payment.id }
  if (elsewhere > 0)
    await recordProviderRefunds(trx, ids, {
      returned,
      elsewhere,
      processedRefunds: payment.processedRefunds,
      now,
    })
  await updateRefundedAmount(trx, order, { elsewhere, now })
}

const refundedAmountOf = ({ status, amount_paise, refunded_paise }: PaymentToImport): Paise =>
  status === 'refunded' ? amount_paise : refunded_paise

/** Finishes our own open refunds of the payment that the provider has processed; the job may not know it yet. */
async function finishOwnRefunds(trx: Trx, { id, processedRefunds }: PaymentToImport, now: Date) {
  if (processedRefunds.length === 0) return
  for (const refund of await listOpenMerchantRefunds(trx, id)) {
    const processed = processedRefunds.find(
      (each) => each.id === refund.provider_refund_id || each.receipt === refundReceipt(refund),
    )
    if (processed) await markRefundProcessed(trx, refund, processed.id, now)
  }
}
