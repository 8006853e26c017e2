import { sql } from 'kysely'
import type { Parts } from '#parts.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'

/** How many days are counted afterwards, if the shop was not running; visitors' carts are kept for 30 days. */
const maxDays = 30

/**
 * A job: counts the carts that were left on each day, once the following day is over, so that a cart which is paid for the
 * next morning was not left. A day is counted once, because carts change and are deleted later. Whose they are isn't kept.
 */
export async function countLeftCarts({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const today = calendarDay(clock.now(), region.timeZone)
  await sql`
    insert into daily_left_carts (day, carts, units, value_paise)
    select days.day, count(distinct left_line.cart_id), coalesce(sum(left_line.quantity), 0),
      coalesce(sum(paise_of_units(left_line.quantity, left_line.price_paise)), 0)
    from (
      select ${today}::date - n as day from generate_series(2, ${sql.lit(maxDays)}) as n
      where ${today}::date - n > coalesce((select max(day) from daily_left_carts), '2000-01-01'::date)
    ) as days
    left join (
      select cart_id, quantity, price_paise, (used_at at time zone ${region.timeZone})::date as day
      from carts join cart_items on cart_items.cart_id = carts.id
      join packs on packs.id = cart_items.pack_id and packs.on_sale
    ) as left_line on left_line.day = days.day
    group by days.day
    on conflict (day) do nothing`.execute(db)
}
