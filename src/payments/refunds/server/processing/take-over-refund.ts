import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { RazorpayRefund } from '#integrations/razorpay/protocol.ts'
import type { KnownPayment } from '#payments/processing/server/judge-payments.ts'
import type { Paise } from '#values/money/money.ts'
import { countReturned, type ReturnedOrder } from './count-returned.ts'
import { noteReturns } from './note-returns.ts'
import { receiptOf } from './refund-receipt.ts'
import { findOpenOf, finishWanted } from './refunds.queries.ts'
import { sumReturned } from './returned.queries.ts'

type Trx = Transaction<Database>
/** How much was returned elsewhere, how much has gone back of the order's money by any means, and what of it is new. */
export type ReturnedElsewhere = { elsewhere: Paise; gone: Paise; news: Paise }

/** `arrived` are its refunds that the provider has processed, where they were asked for. */
type Returned = KnownPayment & { arrived: RazorpayRefund[] }

/**
 * Takes over what the provider has returned of the payment that pays an order. What the merchant wanted here is done then;
 * what is more than that was made elsewhere, for example in its dashboard, and becomes refunds of its own. Only refunds
 * that were processed are in these sums, so less than is known already is an answer that was overtaken, and changes
 * nothing. The stock of what was returned elsewhere stays sold, for nobody knows here where the goods are.
 * @returns what was returned elsewhere, if there is news of it
 */
export async function takeOverRefund(
  trx: Trx,
  order: ReturnedOrder,
  payment: Returned | undefined,
  now: Date,
): Promise<ReturnedElsewhere | undefined> {
  const returned = payment ? returnedOf(payment) : 0
  if (!payment || returned === 0) return undefined
  await finishOurs(trx, payment, now)
  const known = await sumReturned(trx, payment.id)
  const elsewhere = Math.max(returned - known.byProvider, 0)
  const of = { order_id: order.id, payment_id: payment.id }
  if (elsewhere > 0) await noteReturns(trx, of, { returned, elsewhere, arrived: payment.arrived, now })
  const gone = await countReturned(trx, order, { elsewhere, now })
  return elsewhere > 0 ? { elsewhere: known.elsewhere + elsewhere, gone, news: elsewhere } : undefined
}

const returnedOf = ({ status, amount_paise, refunded_paise }: Returned): Paise =>
  status === 'refunded' ? amount_paise : refunded_paise

/** Its answer may be on its way to who carries it, or lost. */
async function finishOurs(trx: Trx, { id, arrived }: Returned, now: Date) {
  if (arrived.length === 0) return
  for (const refund of await findOpenOf(trx, id)) {
    const done = arrived.find(
      (each) => each.id === refund.provider_refund_id || each.receipt === receiptOf(refund),
    )
    if (done) await finishWanted(trx, refund, done.id, now)
  }
}
