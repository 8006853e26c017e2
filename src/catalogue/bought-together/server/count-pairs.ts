import { sql } from 'kysely'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { dayMs, hourMs } from '#values/time/durations.ts'

/** Only orders of the last year say what goes together, and of those at most this many: the newest. */
const [maxDays, maxOrders] = [365, 100_000]
/** A pair must be in so many orders, of so many different buyers: then it says nothing about a single person. */
const [minOrders, minBuyers] = [2, 2]
/** Orders with more products are stocks for resale, and say little. */
const maxProductsInOrder = 20
/** The products that are kept for each product: some of them are sold out when the page is shown. */
const maxOthers = 12
const pauseMs = 6 * hourMs

/**
 * A job: counts which products were paid for in the same orders, and replaces the counts of the run before. Cancelled
 * orders and what was refunded don't count. One process does it, and not again for six hours.
 */
export const countPairs = ({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> =>
  transact(db, async (trx) => {
    const now = clock.now()
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('bought together', 0)) as taken`.execute(trx)
    if (!rows[0]?.taken) return
    const last = await trx
      .selectFrom('product_pairs')
      .select((eb) => eb.fn.max('counted_at').as('at'))
      .executeTakeFirst()
    if (last?.at && last.at.getTime() > now.getTime() - pauseMs) return
    await sql`
      with bought as (
        select distinct orders.id as order_id, products.id as product_id,
          coalesce('u' || orders.user_id, nullif(lower(order_buyers.email), '')) as buyer
        from (
          select id, user_id from orders
          where paid_at > ${new Date(now.getTime() - maxDays * dayMs)} and cancelled_at is null
            and refunded_paise < total_paise
          order by id desc limit ${sql.lit(maxOrders)}
        ) as orders
        join order_buyers on order_buyers.order_id = orders.id
        join order_items on order_items.order_id = orders.id
        join packs on packs.id = order_items.pack_id
        join products on products.id = packs.product_id and products.archived_at is null
        where not exists (
          select from refund_lines where refund_lines.order_item_id = order_items.id
          having sum(refund_lines.quantity) >= order_items.quantity)
      ), fitting as (
        select order_id from bought where buyer is not null
        group by order_id having count(*) between 2 and ${sql.lit(maxProductsInOrder)}
      ), lines as (
        select bought.* from bought join fitting using (order_id)
      ), pairs as (
        select one.product_id, other.product_id as other_id, count(*) as orders, count(distinct one.buyer) as buyers
        from lines as one join lines as other
          on other.order_id = one.order_id and other.product_id <> one.product_id
        group by 1, 2
        having count(*) >= ${sql.lit(minOrders)} and count(distinct one.buyer) >= ${sql.lit(minBuyers)}
      ), best as (
        select *, row_number() over (partition by product_id order by orders desc, other_id desc) as place from pairs
      )
      insert into product_pairs (product_id, other_id, orders, buyers, counted_at)
      select product_id, other_id, orders, buyers, ${now} from best where place <= ${sql.lit(maxOthers)}
      on conflict (product_id, other_id) do update
      set orders = excluded.orders, buyers = excluded.buyers, counted_at = excluded.counted_at`.execute(trx)
    await trx.deleteFrom('product_pairs').where('counted_at', '<', now).execute()
  })
