import { sql } from 'kysely'

/**
 * SQL: the bundles that an order line has units of, as the order's discounts name them, such as `Breakfast box × 2`; oldest
 * first. The query must have `order_items`.
 */
export const bundlesOfLine = sql<string[]>`(
  select coalesce(jsonb_agg(label order by order_adjustments.id), '[]')
  from order_line_discounts
  join order_bundles using (discount_id)
  join order_adjustments on order_adjustments.id = discount_id
  where order_line_discounts.order_item_id = order_items.id
)`.as('bundles')

/** SQL: the coupons that take something off an order line, as the order's discounts name them. As above. */
export const couponsOfLine = sql<string[]>`(
  select coalesce(jsonb_agg(label order by order_adjustments.id), '[]')
  from order_line_discounts
  join order_coupons using (discount_id)
  join order_adjustments on order_adjustments.id = discount_id
  where order_line_discounts.order_item_id = order_items.id
)`.as('coupons')
