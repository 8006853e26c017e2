import { sql } from 'kysely'
import { exchangeReason } from './split-by-exchange.ts'

/** The order that a refund pays, of a query over `refunds`; null unless it is one of an exchange. The same form made both. */
export const paidByRefund = sql<number | null>`(
  select phone_orders.order_id from phone_orders
  where phone_orders.form_key = refunds.form_key and refunds.reason = ${sql.lit(exchangeReason)}
)`
