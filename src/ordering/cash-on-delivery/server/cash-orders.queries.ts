import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { orderStatus, paymentMethod } from '#ordering/orders/rules/order-state.ts'
import { selectOrders, toOrder } from '#ordering/orders/server/lists/order-view.queries.ts'
import { refused } from '#ordering/orders/server/lists/ordered-in-cash.queries.ts'

type Handle = Db | Transaction<Database>

/** Whose cash orders count: those of an account, or of a phone number, with an account or without. */
export type CashCustomer = { userId: number } | { phone: string }

/**
 * The condition that an order, of a query over `orders`, counts for a customer: it is of the account, or the shop took it
 * for the phone number without an account.
 */
const countsFor = (customer: CashCustomer) => {
  const [account, phone] =
    'userId' in customer
      ? [sql`${customer.userId}`, sql`(select phone from users where id = ${customer.userId})`]
      : [sql`(select id from users where phone = ${customer.phone})`, sql`${customer.phone}`]
  return sql<boolean>`(orders.user_id = ${account} or orders.user_id is null and orders.id in (
    select order_id from order_buyers where link_hash is not null and order_buyers.phone = ${phone}
  ))`
}

/** How many cash orders of a customer are open, and how many were refused at the door since the given time. */
export async function countCashOrders(db: Handle, customer: CashCustomer, since: Date) {
  const counts = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('status', '=', orderStatus.toPack).as('open'),
      eb.fn
        .countAll<number>()
        .filterWhere('cancel_reason', '=', refused)
        .filterWhere('cancelled_at', '>', since)
        .as('refusals'),
    ])
    .where(countsFor(customer))
    .where('payment_method', '=', paymentMethod.cashOnDelivery)
    .executeTakeFirstOrThrow()
  return { openOrders: Number(counts.open), refusals: Number(counts.refusals) }
}

/** An order line, as `isSameCart` compares it with a submitted cart. */
type OrderedLine = { product_id: number; pack_id: number; position: number; size: string; quantity: number }

/** The customer's newest cash order placed since the given time and not cancelled, with its lines; undefined if none. */
export async function findLatestCashOrder(trx: Transaction<Database>, userId: number, since: Date) {
  const row = await selectOrders(trx)
    .select(
      sql<OrderedLine[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'product_id', packs.product_id, 'pack_id', pack_id, 'position', packs.position, 'size', size, 'quantity', quantity
        )), '[]') from order_items join packs on packs.id = pack_id where order_id = orders.id
      )`.as('lines'),
    )
    .where('orders.user_id', '=', userId)
    .where('payment_method', '=', paymentMethod.cashOnDelivery)
    .where('orders.status', '=', orderStatus.toPack)
    .where('orders.created_at', '>=', since)
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { order: toOrder(row), addressId: row.address_id, lines: row.lines }
}
