import { sql } from 'kysely'
import { expect } from 'vitest'
import { updateDailySales } from '#backoffice/reports/server/update-daily-sales.ts'
import type { TestShop } from './shop.ts'

/** Runs the job, and compares all that it has ever added up with the orders themselves. */
export async function expectReportsEqualOrders({ db }: Pick<TestShop, 'db'>) {
  await updateDailySales({ db })
  const { rows: kept } = await sql`
    select to_char(day, 'YYYY-MM-DD') as day, zone, payment_method, sum(orders)::integer as orders,
      sum(sold_paise)::integer as sold, sum(refunded_paise)::integer as refunded
    from daily_sales group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  const { rows: fromOrders } = await sql`
    select to_char(sold_on, 'YYYY-MM-DD') as day, coalesce(zone_name, '') as zone, payment_method,
      (count(*) filter (where refunded_paise < total_paise))::integer as orders, sum(total_paise)::integer as sold,
      sum(refunded_paise)::integer as refunded
    from orders where sold_on is not null group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  expect(kept).toEqual(fromOrders)
  const { rows: byProduct } = await sql`
    select to_char(day, 'YYYY-MM-DD') as day, sum(sold_paise)::integer as sold, sum(refunded_paise)::integer as refunded
    from daily_variant_sales group by 1 order by 1`.execute(db)
  const { rows: byMonth } = await sql`
    select * from (
      select month, pack_id, units, sold_paise::integer, refunded_paise::integer from monthly_variant_sales
      where (units, sold_paise, refunded_paise) <> (0, 0, 0)
    ) as kept order by month, pack_id`.execute(db)
  const { rows: sumsOfMonths } = await sql`
    select date_trunc('month', day)::date as month, pack_id, sum(units)::integer as units,
      sum(sold_paise)::integer as sold_paise, sum(refunded_paise)::integer as refunded_paise
    from daily_variant_sales group by 1, 2
    having (sum(units), sum(sold_paise), sum(refunded_paise)) <> (0, 0, 0) order by 1, 2`.execute(db)
  expect(byMonth).toEqual(sumsOfMonths)
  const { rows: byDay } = await sql`
    select to_char(sold_on, 'YYYY-MM-DD') as day, sum(total_paise)::integer as sold,
      sum(refunded_paise)::integer as refunded
    from orders where sold_on is not null group by 1 order by 1`.execute(db)
  expect(byProduct).toEqual(byDay)
}
