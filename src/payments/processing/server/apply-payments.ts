import type { Transaction, Updateable } from 'kysely'
import { issueCreditNotes } from '#accounting/documents/server/issuing/issue-credit-notes.ts'
import { issueInvoice } from '#accounting/documents/server/issuing/issue-invoice.ts'
import { findTaxedGoods } from '#accounting/documents/server/supply/taxed-goods.queries.ts'
import { raiseCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { AddressCopy, OrderAttention } from '#database/tables/orders.ts'
import { transact } from '#database/transact.ts'
import { writeConfirmation } from '#operations/notifications/server/order-confirmation.ts'
import type { Telling } from '#operations/notifications/server/tell-merchant.ts'
import {
  keyOfRefund,
  prepareReturned,
  tellReturned,
} from '#operations/notifications/server/tell-of-refund.ts'
import { tellOfSale } from '#operations/notifications/server/tell-of-sale.ts'
import { said } from '#ordering/checkout/words/money-state/index.ts'
import { quoteDelivery } from '#ordering/delivery/server/quote-delivery.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { countUnits, toOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { type LockedOrder, lockOrder, moveOrder } from '#ordering/orders/server/states/move-order.ts'
import { promisedColumns } from '#ordering/orders/server/states/promised-columns.ts'
import type { Parts } from '#parts.ts'
import { tellMatters } from '#payments/reconciliation/server/tell-matters.ts'
import type { CertainPayment } from '#payments/refunds/server/processing/leave-out-pending-returns.ts'
import {
  type ReturnedElsewhere,
  takeOverRefund,
} from '#payments/refunds/server/processing/take-over-refund.ts'
import { firstAskAboutPaid } from '#payments/webhooks/server/ask-again.ts'
import { copyOf, findAddress, findDefaultAddress } from '#people/addresses/server/addresses.queries.ts'
import { isCancelled, parcelState, paymentState } from '#values/order-state.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { judgePayments, type KnownPayment, learn, type RefundReason, type Verdict } from './judge-payments.ts'
import { fitToCapture, paysAfterAll } from './money-after-cancel.ts'
import { findPayments, recordPayment, takeOutOfCart, wantRefund } from './payments.queries.ts'

type Trx = Transaction<Database>
type Applying = Pick<Parts, 'clock' | 'hooks' | 'settings' | 'storeForPapers'> & { db: Db }

export type Applied = {
  /** What is still to be done outside, now that everything that is certain has been written. */
  capture?: KnownPayment | undefined
  /** The order that has become paid just now, and the payment that did it. */
  paid?: { order: Order; payment: KnownPayment } | undefined
}

/**
 * THE transition: what the provider says of an order's payments becomes the order's state, its stock, its mail and its
 * refunds, in one transaction on the locked order. It may be called by anyone, in any order and any number of times:
 * what has happened is not done again, and nothing moves backward.
 */
export const applyPayments = (parts: Applying, orderId: number, seen: CertainPayment[]): Promise<Applied> =>
  transact(parts.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return {}
    const now = parts.clock.now()
    const before = new Map((await findPayments(trx, orderId)).map((payment) => [payment.id, payment]))
    const learnt = seen.map((payment) => learn(order, before.get(payment.id), payment))
    const unseen = [...before.values()].filter(({ id }) => !seen.some((payment) => payment.id === id))
    const verdict = judgePayments([...learnt, ...unseen])
    const telling = { store: await parts.storeForPapers(trx), publicUrl: parts.settings.publicUrl, now }
    const paid = await paysAfterAll(trx, order, verdict, telling)
    const news = learnt.filter((payment) => isNews(payment, before.get(payment.id)))

    const payment = paid && { ...paid, pays_order: true }
    for (const changed of [...news.filter(({ id }) => id !== payment?.id), ...(payment ? [payment] : [])])
      await recordPayment(trx, orderId, changed, now)
    await parts.hooks?.at?.('settle:recorded')
    const sold = payment && (await sell(trx, order, telling))
    for (const { payment, reason } of verdict.giveBack) {
      const refund = await wantRefund(trx, { orderId, payment, reason, now })
      if (refund) await prepareMail(trx, order, { refund, payment, reason }, telling)
    }
    await flag(trx, order, whatToLookAt(verdict), now)
    const paying = payment ?? [...learnt, ...unseen].find((known) => known.pays_order)
    const arrivedOf = ({ id }: KnownPayment) => seen.find((payment) => payment.id === id)?.arrived ?? []
    const returned = await takeOverRefund(
      trx,
      { ...order, ...sold?.states },
      paying && { ...paying, arrived: arrivedOf(paying) },
      now,
    )
    await tellMatters(
      trx,
      order,
      { giveBack: verdict.giveBack, returned, isPaid: sold !== undefined },
      telling,
    )
    if (returned) await tellReturned(trx, order, returnedElsewhere(order, returned), telling)
    const capture = await fitToCapture(trx, order, verdict.capture)
    const issuing = { store: telling.store, clock: parts.clock }
    if (sold) await issueInvoice(trx, orderId, issuing)
    if (paying) await issueCreditNotes(trx, orderId, issuing)
    // What has sold is open, whatever it has on sale: every process hears of it.
    if (sold && telling.store.opening) await raiseCatalogueVersion(trx)
    await parts.hooks?.at?.('settle:issued')
    return { capture, paid: sold && { order: sold.order, payment } }
  })

type GivenBack = { refund: { id: number; amount_paise: number }; payment: KnownPayment; reason: RefundReason }

/**
 * Who paid reads of the money once the provider has returned it. Not of what is not in rupees, which no mail can say, nor
 * of what belongs to another order, for who paid it is not known here.
 */
async function prepareMail(
  trx: Trx,
  order: LockedOrder,
  { refund, payment, reason }: GivenBack,
  telling: Telling,
) {
  if (payment.currency !== 'INR' || reason === 'wrong_order' || reason === 'wrong_currency') return
  const told = {
    key: keyOfRefund(refund.id),
    paise: refund.amount_paise,
    reason: said.goesBack[reason].in(order.locale),
  }
  await prepareReturned(trx, order, told, telling)
}

/** Made at the provider: nobody gave a reason here. */
const returnedElsewhere = ({ id }: LockedOrder, { elsewhere, news }: ReturnedElsewhere) => ({
  key: `elsewhere-${id}-${elsewhere}`,
  paise: news,
  reason: '',
})

const isNews = (payment: KnownPayment, before: KnownPayment | undefined) =>
  !before || payment.status !== before.status || payment.refunded_paise !== before.refunded_paise

/** What was bought leaves the cart, and its customer and the merchant are told. */
async function sell(trx: Trx, locked: LockedOrder, telling: Telling) {
  const { now } = telling
  const order = { ...locked, ...(await newAddressOf(trx, telling, locked)) }
  const states = await markPaid(trx, order, now)
  const lines = await takeOutOfCart(trx, order.user_id, order.id)
  await writeConfirmation(trx, { ...order, lines }, telling)
  await tellOfSale(trx, { ...order, lines }, telling)
  return { order: toOrder({ ...order, ...states, paid_at: now, items_count: countUnits(lines) }), states }
}

/**
 * One that was given up was told of no change of its address since: it goes where that is now (X2), if it can be delivered
 * there for what was paid, and else where it was to go, as where that address was deleted. The day it was promised for
 * counts from now; it has none where the shop does not deliver any more.
 */
async function newAddressOf(trx: Trx, { store, now }: Telling, order: LockedOrder) {
  if (!isCancelled(order)) return {}
  const { user_id: userId, address_id: chosen } = order
  const found = await (chosen === null ? findDefaultAddress(trx, userId) : findAddress(trx, userId, chosen))
  const address = found && copyOf(found)
  const goods = {
    paise: order.total_paise - order.delivery_paise,
    taxed: await findTaxedGoods(trx, order.id),
  }
  const quoteAt = (there: AddressCopy) => quoteDelivery(store, there, goods, now)
  const quote = address && quoteAt(address)
  if (address && quote?.ok && quote.feePaise === order.delivery_paise)
    return { address, ...promisedColumns(quote) }
  const own = order.address && quoteAt(order.address)
  if (!own?.ok) return { promised_by: null, commits_to_date: false }
  return { promised_by: own.by, commits_to_date: own.commits }
}

/** What was delivered before its payment was confirmed stays delivered (decision B12); what was given up is packed. */
function markPaid(trx: Trx, order: LockedOrder, now: Date) {
  const paid = { paid_at: now, sold_on: calendarDay(now, region.timeZone), ask_at: firstAskAboutPaid(now) }
  if (!isCancelled(order)) return moveOrder(trx, order, { payment_state: paymentState.paid }, paid)
  return moveOrder(
    trx,
    order,
    { payment_state: paymentState.paid, parcel_state: parcelState.toPack },
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

/** What of it only the merchant can judge. */
function whatToLookAt({ giveBack }: Verdict): OrderAttention | undefined {
  for (const { reason } of giveBack) if (reason !== 'too_late') return reason
  return undefined
}

async function flag(trx: Trx, order: LockedOrder, attention: OrderAttention | undefined, now: Date) {
  if (!attention || order.attention) return
  const flagged: Updateable<Database['orders']> = { attention, attention_since: now }
  await trx.updateTable('orders').set(flagged).where('id', '=', order.id).execute()
}
