import type { Db } from '#database/connect.ts'
import type { RefundStatus } from '#database/tables/payments.ts'
import { formatPaise } from '#values/money/money.ts'
import { timelineSentences } from '../../words/index.ts'
import type { TimelineEntry } from './timeline-entry.ts'

const said = timelineSentences.lines

/**
 * The timeline's entries about money: the order's payment and the sum refunded so far, failed and additional payments,
 * and each refund.
 */
export const listPaymentEntries = async (db: Db, orderId: number): Promise<TimelineEntry[]> =>
  (
    await Promise.all([
      listOrderPaymentEntries(db, orderId),
      listOtherPaymentEntries(db, orderId),
      listRefundEntries(db, orderId),
    ])
  )
    .flat()
    .map((line) => ({ about: 'money' as const, ...line }))

/** The payment that paid the order, and what was refunded of it so far. */
async function listOrderPaymentEntries(db: Db, orderId: number) {
  const order = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('payments.order_id', '=', 'orders.id').on('payments.pays_order', '=', true),
    )
    .select(['total_paise', 'paid_at', 'orders.refunded_paise', 'refunded_at', 'method'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!order) return []
  const amount = formatPaise(order.total_paise)
  const { method, paid_at, refunded_at } = order
  const paid = method ? said.paidBy({ amount, method }) : said.paid({ amount })
  const returned = said.returned({ amount: formatPaise(order.refunded_paise) })
  return [
    ...(paid_at ? [{ key: 'paid-for', at: paid_at, text: paid }] : []),
    ...(refunded_at ? [{ key: 'returned', at: refunded_at, text: returned }] : []),
  ]
}

/** Failed payments, and those that did not pay the order. */
async function listOtherPaymentEntries(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'status', 'amount_paise', 'updated_at'])
    .where('order_id', '=', orderId)
    .where('pays_order', '=', false)
    .where('status', '<>', 'created')
    .execute()
  return rows.map(({ id, status, amount_paise, updated_at: at }) => {
    const amount = formatPaise(amount_paise)
    const text = status === 'failed' ? said.paymentFailed({ amount }) : said.anotherPayment({ amount })
    return { key: `payment-${id}`, at, text }
  })
}

const outcomeSentences: Record<RefundStatus, typeof said.refundProcessed | undefined> = {
  wanted: undefined,
  pending: undefined,
  processed: said.refundProcessed,
  failed: said.refundFailed,
  by_hand: said.refundByHand,
  not_wanted: said.refundNotWanted,
}

async function listRefundEntries(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'status', 'source', 'amount_paise', 'note', 'wanted_by_name', 'created_at', 'updated_at'])
    .where('order_id', '=', orderId)
    .execute()
  return rows.flatMap(({ id, status, source, created_at, updated_at, ...refund }) => {
    const amount = formatPaise(refund.amount_paise)
    const [text, end] =
      source === 'provider'
        ? [said.refundedElsewhere({ amount })]
        : [said.refundWanted({ amount }), outcomeSentences[status]]
    const wanted = { at: created_at, text, quote: refund.note || null, actor: refund.wanted_by_name }
    return [
      { key: `refund-${id}`, ...wanted },
      ...(end ? [{ key: `refund-${id}-ended`, at: updated_at, text: end({ amount }) }] : []),
    ]
  })
}
