import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { RefundSource, RefundStatus } from '#database/tables/payments.ts'
import { isOwnedBy, type OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { paidByRefund } from '#ordering/order-lines/server/exchanged-refund.ts'
import { toRupees } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import { type AdminRefund, type CustomerRefund, refundReasons } from '../contract.ts'

/**
 * Refunds of an order: requested by the merchant, or made at the provider. Automatic refunds return money that pays no
 * order.
 */
const orderSources: RefundSource[] = ['merchant', 'provider']
/** For the customer, a duplicate or late payment that is returned automatically is a refund too. */
const customerSources: RefundSource[] = [...orderSources, 'shop']

const findRefunds = (db: Db, orderId: number, sources: RefundSource[]) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select([
      'refunds.id',
      'refunds.amount_paise',
      'delivery_paise',
      'source',
      'refunds.status',
      'reason',
      'note',
    ])
    .select(['last_error', 'payment_id', 'wanted_by_name', 'refunds.created_at'])
    .select(paidByRefund.as('pays_order'))
    .where('refunds.order_id', '=', orderId)
    .where('source', 'in', sources)
    .where('currency', '=', 'INR')
    .orderBy('refunds.id')
    .execute()

/** The lines of an order's refunds, in a language. */
const findLines = (db: Db, orderId: number, language: Language) =>
  db
    .selectFrom('refund_lines')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['refund_id', 'order_item_id as item_id', 'size', 'refund_lines.quantity', 'amount_paise'])
    .select(sql<string>`coalesce(names ->> ${language}::text, name)`.as('name'))
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.id')
    .execute()

type Row = Awaited<ReturnType<typeof findRefunds>>[number]
type Line = Awaited<ReturnType<typeof findLines>>[number]

/** An order's refunds for the merchant, oldest first; without the automatic ones, whose money never paid the order. */
export async function listAdminRefunds(db: Db, orderId: number, language: Language): Promise<AdminRefund[]> {
  const lines = await findLines(db, orderId, language)
  return (await findRefunds(db, orderId, orderSources)).map((row) => ({
    ...toRefundView(row, lines),
    source: row.source === 'provider' ? 'provider' : 'merchant',
    progress: progressOf[row.status],
    last_error: row.last_error,
    wanted_by: row.wanted_by_name,
    payment_id: row.payment_id,
  }))
}

/** An order's refunds for its owner, oldest first, automatic ones included; undefined if the order is not theirs. */
export async function listCustomerRefunds(
  db: Db,
  { orderId, language, ...owner }: OrderOwner & { orderId: number; language: Language },
): Promise<CustomerRefund[] | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(isOwnedBy(owner))
    .executeTakeFirst()
  if (!order) return undefined
  const lines = await findLines(db, orderId, language)
  return (await findRefunds(db, orderId, customerSources)).map((row) => ({
    ...toRefundView(row, lines),
    stage: stageOf[row.status],
  }))
}

const progressOf: Record<RefundStatus, AdminRefund['progress']> = {
  wanted: 'wanted',
  pending: 'sent',
  processed: 'done',
  failed: 'failed',
  by_hand: 'by_hand',
  not_wanted: 'not_wanted',
}

function toRefundView(
  { id, amount_paise, delivery_paise, reason, note, pays_order, created_at }: Row,
  lines: Line[],
) {
  const own = lines.filter(({ refund_id }) => refund_id === id)
  const forLines = own.reduce((sum, line) => sum + line.amount_paise, 0)
  return {
    id,
    amount: toRupees(amount_paise),
    reason: refundReasons.find((known) => known === reason) ?? null,
    ...(pays_order !== null && { pays_order }),
    note,
    lines: own.map(({ item_id, name, size, quantity }) => ({ item_id, name, size, quantity })),
    delivery: toRupees(delivery_paise ?? 0),
    // Refunds of earlier releases do not store which part was for the delivery.
    goodwill: toRupees(delivery_paise === null ? 0 : amount_paise - forLines - delivery_paise),
    at: created_at.toISOString(),
  }
}

const stageOf: Record<RefundStatus, CustomerRefund['stage']> = {
  wanted: 'on_its_way',
  pending: 'on_its_way',
  processed: 'returned',
  failed: 'stuck',
  by_hand: 'by_other_means',
  not_wanted: 'not_made',
}
