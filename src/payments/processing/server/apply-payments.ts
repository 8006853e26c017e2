import type { Transaction, Updateable } from 'kysely'
import {
  listLinesOfSale,
  listUncreditedRefunds,
  type Sale,
  toSale,
} from '#accounting/documents/server/issuing/documents.queries.ts'
import { issueCreditNotesOf } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import { issueInvoiceOf } from '#accounting/documents/server/issuing/issue-invoice.ts'
import { bumpCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import { sendWithNext } from '#database/pipelining.ts'
import type { Database } from '#database/schema.ts'
import type { AddressCopy, OrderAttention } from '#database/tables/orders.ts'
import { transact } from '#database/transact.ts'
import { isPlacedByGuest } from '#ordering/buyers/server/buyer.queries.ts'
import { removeBoughtFromCart } from '#ordering/cart/server/remove-bought.queries.ts'
import { lockFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { quoteDelivery } from '#ordering/delivery/server/quote-delivery.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { isCancelled, paymentState, shipmentState } from '#ordering/orders/rules/order-state.ts'
import { countUnits, toOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { deliveryPromiseColumns } from '#ordering/orders/server/states/delivery-promise.ts'
import {
  type LockedOrder,
  lockOrder,
  transitionOrder,
} from '#ordering/orders/server/states/transition-order.ts'
import { listAdjustments } from '#ordering/pricing/server/order-price.queries.ts'
import { confirmDeliveries } from '#ordering/standing-orders/server/confirm-deliveries.ts'
import type { Parts } from '#parts.ts'
import { takeOutWhenPaid } from '#payments/exchanges/server/take-out-when-paid.ts'
import type { PaymentWithFinalRefunds } from '#payments/refunds/server/processing/exclude-pending-refunds.ts'
import { importRefund } from '#payments/refunds/server/processing/import-refund.ts'
import { firstPollAfterPayment } from '#payments/webhooks/server/poll-schedule.ts'
import { addressCopyOf, findAddress, findDefaultAddress } from '#people/addresses/server/addresses.queries.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { judgePayments, type KnownPayment, mergePayment, type Verdict } from './judge-payments.ts'
import { acceptPayment, findPaymentToCapture } from './late-payments.ts'
import { findPayments, recordPayment, requestAutomaticRefund } from './payments.queries.ts'
import { storedIdOf } from './stored-id.ts'

type Trx = Transaction<Database>
type ApplyParts = Pick<
  Parts,
  'clock' | 'hooks' | 'settings' | 'store' | 'storeSettingsForDocuments' | 'payments' | 'catalogueVersion'
> & { db: Db }

export type AppliedPayments = {
  /** A payment to capture after the commit. */
  capture?: KnownPayment | undefined
  /** The order that has become paid just now, and the payment that did it. */
  paid?: { order: Order; payment: KnownPayment } | undefined
}

/**
 * The central transition: the provider's payments become the order's state, its stock, its mails and its refunds, in
 * one transaction on the locked order. Idempotent, and safe in any order: nothing is done twice and no state moves
 * backward.
 */
export const applyPayments = (
  parts: ApplyParts,
  orderId: number,
  providerPayments: PaymentWithFinalRefunds[],
): Promise<AppliedPayments> =>
  transact(parts.db, async (trx) => {
    // Sent together, but run in this order: the order is locked before the rest is read.
    const [order, payments, lines, store] = await Promise.all([
      lockOrder(trx, orderId),
      findPayments(trx, orderId),
      listLinesOfSale(trx, orderId),
      parts.storeSettingsForDocuments(trx),
    ])
    if (!order) return {}
    const now = parts.clock.now()
    const before = new Map(payments.map((payment) => [payment.id, payment]))
    const merged = providerPayments.map((payment) =>
      mergePayment(order, before.get(storedIdOf(payment)), payment),
    )
    const notListed = [...before.values()].filter(({ id }) => !merged.some((payment) => payment.id === id))
    const verdict = judgePayments([...merged, ...notListed])
    const mailContext = { store, publicUrl: parts.settings.publicUrl, now }
    const paid = await acceptPayment(trx, order, verdict, { store, goods: lines, now })
    const news = merged.filter((payment) => hasChanged(payment, before.get(payment.id)))

    const payment = paid && { ...paid, pays_order: true }
    for (const changed of [...news.filter(({ id }) => id !== payment?.id), ...(payment ? [payment] : [])])
      await sendWithNext(trx, recordPayment(trx, orderId, changed, now))
    await parts.hooks?.at?.('settle:recorded')
    const sold = payment && (await completeSale(trx, order, { store, lines, now }))
    for (const { payment, reason } of verdict.toRefund)
      await requestAutomaticRefund(trx, { orderId, payment, reason, now })
    await flagOrder(trx, order, attentionFor(verdict), now)
    const paying = payment ?? [...merged, ...notListed].find((known) => known.pays_order)
    const processedRefundsOf = ({ id }: KnownPayment) =>
      providerPayments.find((payment) => storedIdOf(payment) === id)?.processedRefunds ?? []
    await importRefund(
      trx,
      { ...order, ...sold?.states },
      paying && { ...paying, processedRefunds: processedRefundsOf(paying) },
      now,
    )
    const capture = await findPaymentToCapture(trx, order, verdict.capture)
    // A shop that has sold is open, so every process must reload its settings.
    if (sold && store.opening) await bumpCatalogueVersion(trx)
    const [uncredited] = await Promise.all([
      paying ? listUncreditedRefunds(trx, orderId) : [],
      queueOrderMessages(trx, orderId, mailContext),
    ])
    // Last, because other documents of the same kind wait for the end of this transaction.
    const issuing = { store, clock: parts.clock }
    if (sold) await issueInvoiceOf(trx, sold.sale, issuing)
    await issueCreditNotesOf(trx, orderId, uncredited, issuing)
    if (sold) await takeOutWhenPaid(trx, parts, orderId)
    await parts.hooks?.at?.('settle:issued')
    return { capture, paid: sold && { order: sold.order, payment } }
  })

const hasChanged = (payment: KnownPayment, before: KnownPayment | undefined) =>
  !before || payment.status !== before.status || payment.refunded_paise !== before.refunded_paise

type SaleContext = { store: StoreSettings; lines: Sale['lines']; now: Date }

/**
 * Marks the order as paid, and removes the bought quantities from the cart.
 * @returns the paid order as the API shows it, its new states, and what its invoice needs
 */
async function completeSale(trx: Trx, locked: LockedOrder, context: SaleContext) {
  const { lines, now } = context
  const order = { ...locked, ...(await currentAddressOf(trx, context, locked)) }
  const [states, , adjustments] = await Promise.all([
    markPaid(trx, order, now),
    removeBoughtFromCart(trx, order.id),
    listAdjustments(trx, order.id),
  ])
  await confirmDeliveries(trx, order.id, now)
  const paid = toOrder({ ...order, ...states, paid_at: now, items_count: countUnits(lines) })
  return { order: paid, states, sale: toSale(order, lines, adjustments) }
}

/**
 * A cancelled order did not follow changes of its address. It now goes to the current address (X2) if delivery there
 * costs what was paid, otherwise to its former one. The promised day counts from now; there is none if the shop no
 * longer delivers there.
 * @returns the columns to change; none for an order that was not cancelled
 */
async function currentAddressOf(trx: Trx, { store, lines, now }: SaleContext, order: LockedOrder) {
  if (!isCancelled(order)) return {}
  const address = await findSavedAddress(trx, order)
  const fullDays = await lockFullDays(trx, store, now, order.id)
  const quoteFor = (there: AddressCopy) => quoteDelivery(store, there, lines, now, { fullDays })
  const quote = address && quoteFor(address)
  if (address && quote?.ok && quote.price.delivery.paise === order.delivery_paise)
    return { address, ...deliveryPromiseColumns(quote) }
  const own = order.address && quoteFor(order.address)
  if (!own?.ok) return { pack_on: null, promised_by: null, commits_to_date: false }
  return { pack_on: own.packOn, promised_by: own.by, commits_to_date: own.commits }
}

/** The customer's saved address that the order would go to now; undefined if it was placed as a guest, who has none. */
async function findSavedAddress(trx: Trx, { id, user_id: userId, address_id: chosen }: LockedOrder) {
  if (userId === null || (await isPlacedByGuest(trx, id))) return undefined
  const found = await (chosen === null ? findDefaultAddress(trx, userId) : findAddress(trx, userId, chosen))
  return found && addressCopyOf(found)
}

/**
 * Marks the order as paid. One that was delivered before its payment was confirmed stays delivered (decision B12); a
 * cancelled one must be packed after all and is flagged for the merchant's attention.
 */
function markPaid(trx: Trx, order: LockedOrder, now: Date) {
  const paid = {
    paid_at: now,
    sold_on: calendarDay(now, region.timeZone),
    ask_at: firstPollAfterPayment(now),
  }
  if (!isCancelled(order)) return transitionOrder(trx, order, { payment_state: paymentState.paid }, paid)
  return transitionOrder(
    trx,
    order,
    { payment_state: paymentState.paid, parcel_state: shipmentState.toPack },
    {
      ...paid,
      ...(order.address && { address: JSON.stringify(order.address) }),
      zone_name: order.zone_name,
      promised_by: order.promised_by,
      commits_to_date: order.commits_to_date,
      attention: 'paid_after_cancel',
      attention_since: now,
    },
  )
}

/** The attention flag for refunds that the merchant must know of; undefined if there are none. */
function attentionFor({ toRefund }: Verdict): OrderAttention | undefined {
  for (const { reason } of toRefund) if (reason !== 'too_late') return reason
  return undefined
}

/** Marks the order for the merchant's attention, unless it is marked already. */
async function flagOrder(trx: Trx, { id }: LockedOrder, attention: OrderAttention | undefined, now: Date) {
  if (!attention) return
  const flagged: Updateable<Database['orders']> = { attention, attention_since: now }
  // The row may have been flagged by the payment just accepted.
  await trx.updateTable('orders').set(flagged).where('id', '=', id).where('attention', 'is', null).execute()
}
