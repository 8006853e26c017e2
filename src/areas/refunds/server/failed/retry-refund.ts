import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../../database/schema.ts'
import type { Paise } from '../../../../values/money/money.ts'
import { leastRefundPaise } from '../../../checkout/server/refunding/ends-of-refund.ts'
import { keyOfRefund, prepareReturned, tellCancelled } from '../../../notices/server/tell-of-refund.ts'
import type { StoreFacts } from '../../../store/contract.ts'
import { followRefund } from '../follow-parcel.ts'
import { insertRefund } from '../insert-refund.queries.ts'
import { findRefundable, isAllGivenBack } from '../refundable.queries.ts'
import { leftOfDelivery } from '../refundable.ts'
import { findRefundedFor } from '../refunded-for.queries.ts'
import { reasonToCustomer } from '../tell-customer.ts'
import { type Failed, findRefundedLines } from './lock-failed.queries.ts'

type Retrying = { store: StoreFacts; by: { id: number; name: string }; now: Date }

/**
 * Asks once more for a refund that failed, under a new key: the old one stands for the one that failed. What it means for
 * the parcel is decided anew, for other refunds and parcels came between: with it, all of the order may go back now.
 */
export async function retryRefund(trx: Transaction<Database>, { refund, order }: Failed, telling: Retrying) {
  const { now } = telling
  await trx
    .updateTable('refunds')
    .set({
      status: 'wanted',
      attempts: 0,
      provider_refund_id: null,
      idempotency_key: sql<string>`idempotency_key || ${`-${now.getTime()}`}::text`,
      next_attempt_at: now,
      updated_at: now,
    })
    .where('id', '=', refund.id)
    .execute()
  if (refund.source !== 'merchant') return
  const hasLines = (await findRefundedLines(trx, refund.id)).length > 0
  const cancels = await isAllGivenBack(trx, order, { paymentId: refund.payment_id, hasLines })
  const rest = cancels ? await refundRest(trx, { refund, order }, telling) : 0
  await followRefund(trx, order, { cancels, kept: 0, hasLines, now })
  const told = { paise: refund.amount_paise + rest, reason: reasonToCustomer(order.locale, refund) }
  if (cancels) await tellCancelled(trx, order, told, telling)
}

/**
 * With the refund that is tried again the order is cancelled: what else is left of its money, such as the delivery fee, goes
 * back by a refund of its own.
 * @returns how much that is, in paise
 */
async function refundRest(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  telling: Retrying,
): Promise<Paise> {
  const refundable = await findRefundable(trx, order, refund.payment_id)
  const { left: paise } = refundable
  if (paise < leastRefundPaise) return 0
  const weighed = { paise, lines: [], delivery: leftOfDelivery(refundable), cancels: true, kept: 0 }
  const { reason, note } = refund
  const key = `refund-${randomUUID()}`
  const payment = { id: refund.payment_id }
  const wish = { form_key: key, reason, note }
  const rest = await insertRefund(trx, { order, payment, weighed, wish, ...telling, key })
  const told = {
    key: keyOfRefund(rest),
    paise,
    reason: reasonToCustomer(order.locale, refund),
    refundedFor: await findRefundedFor(trx, rest, order.locale),
  }
  await prepareReturned(trx, order, told, telling)
  return paise
}
