import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import type { Paise } from '#values/money/money.ts'
import { receiptOf } from './refund-receipt.ts'
import { findNamesOf, insertReturns } from './returned.queries.ts'

type Trx = Transaction<Database>
/** `returned`: of the whole payment by now; `arrived`: its refunds that the provider has processed, where they were asked for. */
type News = { returned: Paise; elsewhere: Paise; arrived: RazorpayRefund[]; now: Date }

/**
 * Writes down what was returned at the provider, each refund by its name there, by which it is known when it is heard of
 * again. What no refund is known for is one sum; so it is where older ones were written down as a sum, and so the newest
 * are named first.
 */
export async function noteReturns(
  trx: Trx,
  { order_id, payment_id }: { order_id: number; payment_id: string },
  { returned, elsewhere, arrived, now }: News,
) {
  const known = await findNamesOf(trx, payment_id)
  const isKnown = ({ id, receipt }: RazorpayRefund) =>
    known.some((ours) => ours.provider_refund_id === id || (!!receipt && receiptOf(ours) === receipt))
  const newestFirst = arrived
    .filter((refund) => !isKnown(refund))
    .sort((one, other) => other.created_at - one.created_at)
  let left = elsewhere
  const named = newestFirst.flatMap(({ id, amount }) => {
    const amount_paise = Math.min(amount, left)
    left -= amount_paise
    return amount_paise > 0
      ? [{ amount_paise, provider_refund_id: id, idempotency_key: `provider-${id}` }]
      : []
  })
  const idempotency_key = `provider-${payment_id}-${returned}`
  const sum = left > 0 ? [{ amount_paise: left, provider_refund_id: null, idempotency_key }] : []
  await insertReturns(trx, { order_id, payment_id }, [...sum, ...named.reverse()], now)
}
