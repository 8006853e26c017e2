import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { ProviderRefund } from '#integrations/payments/payment-provider.ts'
import type { Paise } from '#values/money/money.ts'
import { refundReceipt } from './refund-receipt.ts'
import { insertProviderRefunds, listRefundIds } from './refunded-amounts.queries.ts'

type Trx = Transaction<Database>
/** `returned`: refunded sum of the payment; `processedRefunds`: the provider's processed refunds, if they were read. */
type ProviderRefunds = { returned: Paise; elsewhere: Paise; processedRefunds: ProviderRefund[]; now: Date }

/**
 * Records refunds that were made at the provider, each under its id there, so that a later event is recognised. An
 * amount for which no refund is listed becomes one row without an id; the newest refunds get their ids first.
 */
export async function recordProviderRefunds(
  trx: Trx,
  { order_id, payment_id }: { order_id: number; payment_id: string },
  { returned, elsewhere, processedRefunds, now }: ProviderRefunds,
) {
  const known = await listRefundIds(trx, payment_id)
  const isKnown = ({ id, receipt }: ProviderRefund) =>
    known.some((ours) => ours.provider_refund_id === id || (!!receipt && refundReceipt(ours) === receipt))
  const newestFirst = processedRefunds
    .filter((refund) => !isKnown(refund))
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
  let left = elsewhere
  const withProviderId = newestFirst.flatMap(({ id, amount_paise: refunded }) => {
    const amount_paise = Math.min(refunded, left)
    left -= amount_paise
    return amount_paise > 0
      ? [{ amount_paise, provider_refund_id: id, idempotency_key: `provider-${id}` }]
      : []
  })
  const idempotency_key = `provider-${payment_id}-${returned}`
  const sum = left > 0 ? [{ amount_paise: left, provider_refund_id: null, idempotency_key }] : []
  await insertProviderRefunds(trx, { order_id, payment_id }, [...sum, ...withProviderId.reverse()], now)
}
