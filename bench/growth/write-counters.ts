import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

type Trx = Transaction<Database>

/** Writes into a filled shop what triggers would have counted and noted. */
export async function writeCounters(trx: Trx) {
  await writeOrderCounters(trx)
  await noteSalesDays(trx)
  await writeRowCounters(trx)
}

/** The counters that the trigger `count_new_orders` would have written. */
const writeOrderCounters = (trx: Trx) =>
  sql`
    insert into order_tallies (counted, orders, paise)
    select status, count(*), sum(total_paise) from orders group by status
    union all select 'day:' || to_char(sold_on, 'YYYY-MM-DD'), count(*), sum(total_paise)
      from orders where sold_on is not null group by sold_on`.execute(trx)

/** The days that the triggers would have noted for the reports. */
const noteSalesDays = (trx: Trx) =>
  sql`insert into changed_sales_days (day) select distinct sold_on from orders where sold_on is not null`.execute(
    trx,
  )

const tallied = {
  'users:admin': sql`users where role = 'admin'`,
  'users:customer': sql`users where role = 'customer'`,
  products: sql`products where archived_at is null`,
  'products:hidden': sql`products where hidden`,
  pictures: sql`pictures`,
  categories: sql`categories`,
  activity: sql`activity`,
}

async function writeRowCounters(trx: Trx) {
  await sql`delete from row_tallies`.execute(trx)
  for (const [name, rows] of Object.entries(tallied))
    await sql`insert into row_tallies (counted, shard, amount) select ${name}, 0, count(*) from ${rows}`.execute(
      trx,
    )
}
