import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { exchangeReason } from '#ordering/order-lines/server/exchanged-refund.ts'
import { isCancelled } from '#ordering/orders/rules/order-state.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { recordSecurity } from '#people/security/server/log/record-security.ts'
import type { Origin } from '#people/security/server/origin-of.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import type { RefundInput } from '../contract.ts'
import * as words from '../words/office/en.ts'
import { completeExchange, completeManualRefund } from './complete-manual-refund.ts'
import { findByIdempotencyKey } from './find-by-idempotency-key.ts'
import { insertRefund } from './insert-refund.queries.ts'
import { quoteRefund, type RefundBreakdown } from './quote-refund.ts'
import { refundNeedsStepUp } from './refund-needs-step-up.ts'
import { findPayingPayment, findRefundable } from './refundable.queries.ts'
import type { Refundable, RefundRefusal } from './refundable.ts'
import { restockRefundedUnits } from './restock-refunded-units.ts'
import { exchangeOf, splitByExchange } from './split-by-exchange.ts'
import { updateFulfilment } from './update-shipment-state.ts'

type Trx = Transaction<Database>
type RequestParts = Pick<
  Parts,
  | 'db'
  | 'clock'
  | 'hooks'
  | 'catalogueVersion'
  | 'store'
  | 'settings'
  | 'storeSettingsForDocuments'
  | 'payments'
>
type RefundCommand = {
  orderId: number
  by: { id: number; name: string }
  from?: Origin
  input: RefundInput
  /** Whether step-up authentication was completed, which a large refund requires. */
  isConfirmed: boolean
  /** The units are those of a returned replacement, so they may have been replaced. */
  isOfReplacement?: boolean
  /** How much of the refund isn't returned, because it pays what the customer gets instead, in the same transaction. */
  exchangedPaise?: Paise
}

export type RequestRefund =
  | {
      ok: true
      refund: number | null
      paise: Paise
      cancelled: boolean
      /** Set when the refund consumed the step-up confirmation. */
      isLarge?: boolean
      /** Set if the provider has no refund call, as for cash: the merchant returns the money themselves. */
      isByHand?: boolean
    }
  | { ok: false; reason: 'TO_CONFIRM' }
  | { ok: false; reason: 'NO_SUCH_ORDER' | 'NOT_PAID' | 'CHANGED' | 'SENT_DIFFERENTLY' | 'GOODS_GONE' }
  | ({ ok: false } & RefundRefusal)

/**
 * Records a refund that the merchant requests, with its restocked units and, where the whole unsent order is
 * refunded, its cancellation, in one transaction. The job calls the provider later, under the idempotency key stored
 * here. If its provider has no refund call, as for cash, the merchant returns the money, and the refund is recorded
 * as made immediately. The form's key makes a repeated submission return the same refund.
 */
export async function requestRefund(parts: RequestParts, command: RefundCommand): Promise<RequestRefund> {
  const requested = await transact(parts.db, (trx) => requestRefundIn(trx, parts, command))
  parts.catalogueVersion.stockMoved()
  await parts.hooks?.at?.('refund:wanted')
  return requested
}

/** `requestRefund` within the caller's transaction, which then announces the changed stock and starts the job. */
export async function requestRefundIn(
  trx: Trx,
  parts: RequestParts,
  { orderId, by, from, input, isConfirmed, isOfReplacement = false, exchangedPaise = 0 }: RefundCommand,
): Promise<RequestRefund> {
  const { clock, hooks, store, payments } = parts
  const order = await lockOrder(trx, orderId)
  if (!order) return { ok: false, reason: 'NO_SUCH_ORDER' }
  const earlier = await findByIdempotencyKey(trx, orderId, input)
  if (earlier)
    return earlier.isSame
      ? { ok: true, refund: earlier.id, paise: earlier.paise, cancelled: isCancelled(order) }
      : { ok: false, reason: 'SENT_DIFFERENTLY' }
  const payment = await findPayingPayment(trx, orderId)
  if (!payment) return { ok: false, reason: 'NOT_PAID' }
  const refundable = await findRefundable(trx, order, payment.id)
  const isOutdated = input.is_here !== undefined && input.is_here !== refundable.isUndispatched
  if (refundable.left !== toPaise(input.left) || isOutdated) return { ok: false, reason: 'CHANGED' }
  // An order that was cancelled without a refund has no row with the form's key, so a repeated request is recognized by
  // the order's state.
  if (
    isCancelled(order) &&
    input.what === 'all' &&
    order.kept_paise > 0 &&
    order.kept_paise === refundable.left
  )
    return { ok: true, refund: null, paise: 0, cancelled: true }
  const quote = quoteRefund(isOfReplacement ? withReplacedUnits(refundable) : refundable, input)
  if (!quote.ok) return quote
  const { breakdown } = quote
  const isLarge = await refundNeedsStepUp(trx, orderId, { paise: breakdown.paise, store: store() })
  if (isLarge && !isConfirmed) return { ok: false, reason: 'TO_CONFIRM' }
  const now = clock.now()
  const explanation = { reason: exchangedPaise > 0 ? exchangeReason : input.reason, note: input.note }
  await announceOrderEvents(trx, { actor: by, now, details: { cancelled: { explanation } } })
  if (!(await restockRefundedUnits(trx, { orderId, by, lines: breakdown.lines, now })))
    return { ok: false, reason: 'GOODS_GONE' }
  await hooks?.at?.('refund:put-back')
  const [exchanged, rest] = splitByExchange(breakdown, exchangedPaise)
  const stored = { order, payment, by, now }
  const exchange =
    exchanged &&
    (await insertRefund(trx, { ...stored, breakdown: exchanged, input: exchangeOf(input), key: newKey() }))
  const ofRest = exchanged ? { ...input, form_key: `${input.form_key}-rest` } : input
  const refund =
    rest.paise > 0
      ? await insertRefund(trx, { ...stored, breakdown: rest, input: ofRest, key: newKey() })
      : null
  await updateFulfilment(trx, order, { ...breakdown, hasLines: breakdown.lines.length > 0, now })
  if (exchange)
    await completeExchange(trx, parts, { refund: exchange, paise: exchanged.paise, payment, orderId })
  const isByHand = refund !== null && !payments.get(payment.provider).capabilities.refundsByCall
  if (isByHand)
    await completeManualRefund(trx, parts, { refund, paise: rest.paise, paymentId: payment.id, orderId })
  await queueOrderMessages(trx, orderId, notifyContext(parts, now))
  const details = { step: activityTextOf(breakdown), order: orderId, paise: breakdown.paise }
  await recordSecurity(trx, { event: 'money step', user: by, from, details, now })
  await hooks?.at?.('refund:before-commit')
  return { ok: true, refund, paise: breakdown.paise, cancelled: breakdown.cancels, isLarge, isByHand }
}

const newKey = () => `refund-${randomUUID()}`

/** Replaced units can be refunded once their replacement is returned. */
const withReplacedUnits = (refundable: Refundable): Refundable => ({
  ...refundable,
  lines: refundable.lines.map((line) => ({ ...line, replaced: 0 })),
})

const activityTextOf = ({ cancels }: RefundBreakdown) =>
  cancels ? words.activity.cancelled : words.activity.refunded
