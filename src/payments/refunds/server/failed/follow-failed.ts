import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import {
  keyOfRefund,
  prepareReturned,
  tellCancelled,
} from '#operations/notifications/server/tell-of-refund.ts'
import type { StoreFacts } from '#shopfront/settings/contract.ts'
import type { Paise } from '#values/money/money.ts'
import { followRefund } from '../follow-parcel.ts'
import { insertRefund } from '../insert-refund.queries.ts'
import { leastRefundPaise } from '../processing/ends-of-refund.ts'
import { findRefundable, isAllGivenBack } from '../refundable.queries.ts'
import { leftOfDelivery } from '../refundable.ts'
import { findRefundedFor } from '../refunded-for.queries.ts'
import { reasonToCustomer } from '../tell-customer.ts'
import { type Failed, findRefundedLines } from './lock-failed.queries.ts'

type Following = { store: StoreFacts; by: { id: number; name: string }; now: Date }

/**
 * A refund that failed counts after all. What it means for the parcel is decided now, for other refunds and parcels came
 * between: with it, all of the order may have been given back, which cancels it.
 * @param returning what of it the provider is asked for, in paise: its customer reads of that and of the rest together
 */
export async function followFailed(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  returning: Paise,
  telling: Following,
) {
  const { now } = telling
  const hasLines = (await findRefundedLines(trx, refund.id)).length > 0
  const cancels = await isAllGivenBack(trx, order, { paymentId: refund.payment_id, hasLines })
  const rest = cancels ? await refundRest(trx, { refund, order }, telling) : { refunded: 0, kept: 0 }
  await followRefund(trx, order, { cancels, kept: rest.kept, hasLines, now })
  const told = { paise: returning + rest.refunded, reason: reasonToCustomer(order.locale, refund) }
  if (cancels) await tellCancelled(trx, order, told, telling)
}

/**
 * What else is left of a cancelled order's money, such as the delivery fee, goes back by a refund of its own. Less than a
 * rupee stays, for the provider returns no such sum.
 */
async function refundRest(
  trx: Transaction<Database>,
  { refund, order }: Failed,
  telling: Following,
): Promise<{ refunded: Paise; kept: Paise }> {
  const refundable = await findRefundable(trx, order, refund.payment_id)
  const { left: paise } = refundable
  if (paise < leastRefundPaise) return { refunded: 0, kept: paise }
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
  return { refunded: paise, kept: 0 }
}
