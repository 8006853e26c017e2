import { sql } from 'kysely'

/** The reason of a refund that isn't returned, because it pays what the customer gets instead. */
export const exchangeReason = 'exchange'

/** The order that a refund pays, of a query over `refunds`; null unless it is one of an exchange. The same form made both. */
export const paidByRefund = sql<number | null>`(
  select phone_orders.order_id from phone_orders
  where phone_orders.form_key = refunds.form_key and refunds.reason = ${sql.lit(exchangeReason)}
)`
