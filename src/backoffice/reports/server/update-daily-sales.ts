import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'

/**
 * How many days are added up in one transaction, and how many transactions a run has. After an upgrade, all days with
 * sales are waiting; the first run adds up those that the stock forecast looks at.
 */
const [daysAtOnce, mostTimes] = [7, 12]

/** SQL: whether the row `earlier` was paid before that of `orders`. */
const isEarlier = sql`(earlier.paid_at, earlier.id) < (orders.paid_at, orders.id)`

/**
 * SQL: whether the buyer of a row of `orders` had paid for an earlier order. A guest is known by the phone number, which may
 * also be that of a customer's account.
 */
const kindOfBuyer = sql`coalesce((
  select case
    when exists (select from orders as earlier where earlier.user_id = orders.user_id and ${isEarlier}) then 'returning'
    when buyer.phone <> '' and exists (
      select from order_buyers as guest join orders as earlier on earlier.id = guest.order_id
      where guest.phone = buyer.phone and guest.link_hash is not null and ${isEarlier}
    ) then 'returning'
    when buyer.phone <> '' and orders.user_id is null and exists (
      select from users join orders as earlier on earlier.user_id = users.id
      where users.phone = buyer.phone and ${isEarlier}
    ) then 'returning'
    when buyer.phone = '' and orders.user_id is null then 'unknown'
    else 'new' end
  from order_buyers as buyer where buyer.order_id = orders.id
), 'unknown')`

/** SQL: the ids of the coupons of a row of `orders`, such as `3,7`. */
const couponsOfOrder = sql`coalesce((
  select string_agg(coupon_id::text, ',' order by coupon_id)
  from order_adjustments join order_coupons on discount_id = order_adjustments.id where order_id = orders.id
), '')`

/** A job: adds up the sales of the days on which an order changed, the newest first. One process does it at a time. */
export async function updateDailySales({ db }: Pick<Parts, 'db'>): Promise<void> {
  for (let times = 0; times < mostTimes; times++) if ((await addUpSomeDays(db)) < daysAtOnce) return
}

/**
 * Takes the notes of changed days before it reads the orders, so an order that is changed meanwhile leaves a note for the
 * next time.
 * @returns how many days it has added up
 */
const addUpSomeDays = (db: Db): Promise<number> =>
  transact(db, async (trx) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('daily sales', 0)) as taken`.execute(trx)
    if (!rows[0]?.taken) return 0
    const changed = await sql<{ day: string }>`
      delete from changed_sales_days where day in (
        select day from changed_sales_days group by day order by day desc limit ${sql.lit(daysAtOnce)}
      ) returning to_char(day, 'YYYY-MM-DD') as day`.execute(trx)
    const days = [...new Set(changed.rows.map(({ day }) => day))]
    if (days.length === 0) return 0
    const inDays = sql`any (string_to_array(${days.join(',')}, ',')::date[])`
    await sql`delete from daily_sales where day = ${inDays}`.execute(trx)
    await sql`delete from daily_variant_sales where day = ${inDays}`.execute(trx)
    await sql`
      insert into daily_sales
        (day, zone, payment_method, kind_of_buyer, coupons, orders, sold_paise, refunded_paise)
      select sold_on, coalesce(zone_name, ''), payment_method, ${kindOfBuyer}, ${couponsOfOrder},
        count(*) filter (where refunded_paise < total_paise), sum(total_paise), sum(refunded_paise)
      from orders where sold_on = ${inDays} group by 1, 2, 3, 4, 5`.execute(trx)
    // What is not in a line, such as delivery, is the rest: so both tables have the same sums.
    await sql`
      with sold as (
        select id, sold_on as day, total_paise, refunded_paise from orders where sold_on = ${inDays}
      ), lines as (
        select sold.day, item.pack_id, item.quantity - coalesce(refunded.units, 0) as units,
          paise_of_units(item.quantity, item.unit_price_paise) - coalesce(discounted.paise, 0) as sold_paise,
          coalesce(refunded.paise, 0) as refunded_paise
        from sold
        join order_items as item on item.order_id = sold.id
        left join lateral (
          select sum(amount_paise) as paise from order_line_discounts where order_item_id = item.id
        ) as discounted on true
        left join lateral (
          select sum(refund_lines.quantity) as units, sum(refund_lines.amount_paise) as paise
          from refund_lines join refunds on refunds.id = refund_lines.refund_id
          where order_item_id = item.id and refunds.status in ('processed', 'by_hand')
        ) as refunded on true
      )
      insert into daily_variant_sales (day, pack_id, units, sold_paise, refunded_paise)
      select day, pack_id, sum(units), sum(sold_paise), sum(refunded_paise) from (
        select * from lines
        union all select day, null, 0, -sold_paise, -refunded_paise from lines
        union all select day, null, 0, total_paise, refunded_paise from sold
      ) as parts group by day, pack_id
      having pack_id is not null or sum(sold_paise) <> 0 or sum(refunded_paise) <> 0`.execute(trx)
    return days.length
  })
