import { sql } from 'kysely'
import { isActiveRefund } from '#ordering/order-lines/server/active-refund.ts'
import type { Paise } from '#values/money/money.ts'

const leftOfPayment = sql<Paise>`(
  select greatest(payments.amount_paise - (
    select coalesce(sum(refunds.amount_paise), 0) from refunds where refunds.payment_id = payments.id and ${isActiveRefund}
  ), 0)::integer from payments where payments.id = refunds.payment_id)`

const refundedUnits = sql<number>`(
  select coalesce(sum(other.quantity), 0) from refund_lines as other join refunds on refunds.id = other.refund_id
  where other.order_item_id = order_items.id and ${isActiveRefund})`

const sentUnits = sql<number>`(
  select coalesce(sum(parcel_items.quantity), 0) from parcel_items where parcel_items.order_item_id = order_items.id)`

const isSentSince = sql<boolean>`exists (
  select from parcel_items join parcels on parcels.id = parcel_items.parcel_id
  where parcel_items.order_item_id = order_items.id and parcels.dispatched_at > refunds.created_at)`

/** Whether the condition holds for any line of the refund. */
const existsLine = (condition: ReturnType<typeof sql<boolean>>) => sql<boolean>`exists (
  select from refund_lines as wanted join order_items on order_items.id = wanted.order_item_id
  where wanted.refund_id = refunds.id and ${condition})`

/** Other refunds have returned so much of what was paid for the delivery that too little is left for this one. */
const isDeliveryRefunded = sql<boolean>`coalesce(refunds.delivery_paise, 0) > (
  select coalesce(sum(case kind when 'delivery' then amount_paise else -order_discounts.delivery_paise end), 0)
  from order_adjustments left join order_discounts using (id)
  where order_adjustments.order_id = refunds.order_id
) - (
  select coalesce(sum(others.delivery_paise), 0) from refunds as others
  where others.order_id = refunds.order_id and others.id <> refunds.id and others.status not in ('failed', 'not_wanted'))`

/** Columns that decide which resolutions a failed refund allows. */
export const failedRefundColumns = [
  leftOfPayment.as('left_paise'),
  sql<boolean>`(${existsLine(sql`wanted.quantity > order_items.quantity - ${refundedUnits}`)} or ${isDeliveryRefunded})`.as(
    'units_given',
  ),
  existsLine(
    sql`wanted.quantity > order_items.quantity - ${refundedUnits} - ${sentUnits} and ${isSentSince}`,
  ).as('units_sent'),
  existsLine(sql`wanted.restocked`).as('goods_back'),
  sql<Paise>`(select kept_paise from orders where orders.id = refunds.order_id)`.as('kept_paise'),
] as const
