import type { Transaction, Updateable } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database, OrderAttention } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import type { RazorpayPayment } from '../../../integrations/razorpay/protocol.ts'
import type { Parts } from '../../../parts.ts'
import { store } from '../../../store.ts'
import { calendarDay } from '../../../values/calendar-day.ts'
import { takeStock } from '../../catalogue/server/stock.ts'
import type { Order } from '../../orders/contract.ts'
import { findStockLines, type LockedOrder, lockOrder, moveOrder } from '../../orders/server/move-order.ts'
import { countUnits, toOrder } from '../../orders/server/order-view.queries.ts'
import { firstAskAboutPaid } from './ask-again.ts'
import { judgePayments, type KnownPayment, learn, type Verdict } from './judge-payments.ts'
import { writeConfirmation } from './order-confirmation.ts'
import { findPayments, recordPayment, takeOutOfCart, wantRefund } from './payments.queries.ts'

type Trx = Transaction<Database>
type Applying = Pick<Parts, 'clock' | 'hooks'> & { db: Db }

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
export const applyPayments = (parts: Applying, orderId: number, seen: RazorpayPayment[]): Promise<Applied> =>
  transact(parts.db, async (trx) => {
    const order = await lockOrder(trx, orderId)
    if (!order) return {}
    const now = parts.clock.now()
    const before = new Map((await findPayments(trx, orderId)).map((payment) => [payment.id, payment]))
    const learnt = seen.map((payment) => learn(order, before.get(payment.id), payment))
    const unseen = [...before.values()].filter(({ id }) => !seen.some((payment) => payment.id === id))
    const verdict = judgePayments([...learnt, ...unseen])
    const paid = await requireStock(trx, order, verdict)
    const news = learnt.filter((payment) => isNews(payment, before.get(payment.id)))

    const payment = paid && { ...paid, pays_order: true }
    for (const changed of [...news.filter(({ id }) => id !== payment?.id), ...(payment ? [payment] : [])])
      await recordPayment(trx, orderId, changed, now)
    await parts.hooks?.at?.('settle:recorded')
    const sold = payment && (await sell(trx, order, now))
    for (const { payment, reason } of verdict.giveBack)
      await wantRefund(trx, { orderId, payment, reason, now })
    await flag(trx, order, whatToLookAt(verdict, news), now)
    const capture = await fitToCapture(trx, order, verdict.capture)
    return { capture, paid: sold && { order: sold, payment } }
  })

const isNews = (payment: KnownPayment, before: KnownPayment | undefined) =>
  !before ||
  payment.status !== before.status ||
  payment.refunded_paise !== before.refunded_paise ||
  payment.captured !== before.captured

/** The payment that pays the order. A cancelled order must have its stock again, or the money goes back (decision B7). */
async function requireStock(trx: Trx, order: LockedOrder, { pays, giveBack }: Verdict) {
  if (!pays || order.status !== 'cancelled') return pays
  const taken = await takeStock(trx, await findStockLines(trx, order.id))
  if (taken.ok) return pays
  giveBack.push({ payment: pays, reason: 'too_late' })
  return undefined
}

/** What was bought leaves the cart, and its customer is told. */
async function sell(trx: Trx, order: LockedOrder, now: Date): Promise<Order> {
  const paid = await markPaid(trx, order, now)
  const lines = await takeOutOfCart(trx, order.user_id, order.id)
  await writeConfirmation(trx, { ...order, lines }, now)
  return toOrder({ ...order, ...paid, items_count: countUnits(lines) })
}

/** One that was delivered before its payment was confirmed stays delivered (decision B12). */
async function markPaid(trx: Trx, order: LockedOrder, now: Date) {
  const paid = { paid_at: now, sold_on: calendarDay(now, store.timeZone), ask_at: firstAskAboutPaid(now) }
  if (order.status === 'delivered')
    await trx.updateTable('orders').set(paid).where('id', '=', order.id).execute()
  else
    await moveOrder(trx, order, 'paid', {
      ...paid,
      ...(order.status === 'cancelled' && { attention: 'paid_after_cancel', attention_since: now }),
    })
  return { paid_at: now, status: order.status === 'delivered' ? order.status : ('paid' as const) }
}

/** What of it only the merchant can judge. */
function whatToLookAt({ giveBack }: Verdict, news: KnownPayment[]): OrderAttention | undefined {
  for (const { reason } of giveBack) if (reason !== 'too_late') return reason
  const returned = news.find(
    ({ pays_order, status, refund }) => pays_order && status === 'refunded' && !refund,
  )
  return returned && 'returned_elsewhere'
}

async function flag(trx: Trx, order: LockedOrder, attention: OrderAttention | undefined, now: Date) {
  if (!attention || order.attention) return
  const flagged: Updateable<Database['orders']> = { attention, attention_since: now }
  await trx.updateTable('orders').set(flagged).where('id', '=', order.id).execute()
}

/**
 * Money of a cancelled order is taken only if its stock can be had; otherwise the provider lets it go back by itself.
 * That is decided once: its owner is told.
 */
async function fitToCapture(trx: Trx, order: LockedOrder, payment: KnownPayment | undefined) {
  if (!payment || order.status !== 'cancelled' || (await isStockThere(trx, order.id))) return payment
  await trx.updateTable('payments').set({ problem: 'too_late' }).where('id', '=', payment.id).execute()
  return undefined
}

async function isStockThere(trx: Trx, orderId: number) {
  const missing = await trx
    .selectFrom('order_items')
    .leftJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'order_items.product_id')
        .onRef('products.stock', '>=', 'order_items.quantity')
        .on('products.archived_at', 'is', null),
    )
    .select('order_items.id')
    .where('order_items.order_id', '=', orderId)
    .where('products.id', 'is', null)
    .executeTakeFirst()
  return missing === undefined
}
