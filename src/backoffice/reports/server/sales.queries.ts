import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { ReportGroup } from '../contract.ts'
import { type Period, splitIntoMonths } from '../rules/report-period.ts'

/** Amounts in paise. Orders are 0 by product and category, units by everything else. */
export type SalesSums = { orders: number; units: number; sold: number; refunded: number }

export type ComparedSales = {
  /** A day, an id or a name; empty for what belongs to none. */
  key: string
  label: string
  now: SalesSums
  before: SalesSums
}

type Group = {
  /** What is summed up, by the columns of `sales` and of what is joined to it. */
  key: RawBuilder<unknown>
  /** The name of `found.key`. */
  label: RawBuilder<unknown>
  /** Those that the key needs, and those of the sums. */
  columns: RawBuilder<unknown>
  partsOf: (period: Period) => RawBuilder<unknown>[]
  joins: RawBuilder<unknown>
}

const found = sql`found.key`
const isIn = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

const ofOrders = {
  label: found,
  columns: sql`day, zone, payment_method, kind_of_buyer, coupons, orders, 0 as units, sold_paise as sold, refunded_paise as refunded`,
  partsOf: (period: Period) => [sql`daily_sales where ${isIn(period)}`],
  joins: sql``,
}
/** By variant, from the sums of whole months and those of the days before and after them. */
const ofVariants = {
  columns: sql`pack_id, 0 as orders, units, sold_paise as sold, refunded_paise as refunded`,
  partsOf: (period: Period) => {
    const { months, days } = splitIntoMonths(period)
    return [
      ...(months
        ? [sql`monthly_variant_sales where month between ${months.from}::date and ${months.to}::date`]
        : []),
      ...days.map((part) => sql`daily_variant_sales where ${isIn(part)}`),
    ]
  },
  joins: sql`left join packs on packs.id = sales.pack_id`,
}
const byDay: Group = { ...ofOrders, key: sql`to_char(sales.day, 'YYYY-MM-DD')` }

const groups: Record<ReportGroup, Group> = {
  day: byDay,
  week: byDay,
  month: byDay,
  zone: { ...ofOrders, key: sql`sales.zone` },
  payment: { ...ofOrders, key: sql`sales.payment_method` },
  customer: { ...ofOrders, key: sql`sales.kind_of_buyer` },
  // An order with several coupons is in a row of its own, so that the rows add up to the orders.
  coupon: {
    ...ofOrders,
    key: sql`sales.coupons`,
    label: sql`(
      select string_agg(coalesce(code, name), ' + ' order by id) from coupons
      where id = any (string_to_array(${found}, ',')::integer[])
    )`,
  },
  product: {
    ...ofVariants,
    key: sql`packs.product_id`,
    label: sql`(select name from products where id = ${found})`,
  },
  // A product's present category: the report of a year doesn't fall apart when a product is moved.
  category: {
    ...ofVariants,
    key: sql`products.category_id`,
    label: sql`(select name from categories where id = ${found})`,
    joins: sql`${ofVariants.joins} left join products on products.id = packs.product_id`,
  },
}

/** SQL: one of the figures, summed up in a period and in the one before. */
const sumBoth = (name: keyof SalesSums) => sql`
  coalesce(sum(${sql.ref(name)}) filter (where is_now), 0) as ${sql.ref(name)},
  coalesce(sum(${sql.ref(name)}) filter (where not is_now), 0) as ${sql.ref(`${name}_before`)}`

/**
 * The sales of a period and of the one before, with the total of all groups first; those by week and month are by day.
 * @param most leaves out the groups with the lowest revenue, if there are more; but none with the same revenue as one that
 *   is not left out
 */
export async function compareSales(
  db: Db,
  periods: { now: Period; before: Period },
  { by, most }: { by: ReportGroup; most: number | null },
): Promise<ComparedSales[]> {
  const { key, label, columns, partsOf, joins } = groups[by]
  const select = (isNow: boolean) => (part: RawBuilder<unknown>) =>
    sql`select ${sql.lit(isNow)} as is_now, ${columns} from ${part}`
  const sales = [...partsOf(periods.now).map(select(true)), ...partsOf(periods.before).map(select(false))]
  // Names are looked up at the end, only of the groups that are shown.
  const { rows } = await sql<Record<string, string | null>>`
    select found.*, ${label} as label from (
      select key, grouping(key) as is_total,
        ${sumBoth('orders')}, ${sumBoth('units')}, ${sumBoth('sold')}, ${sumBoth('refunded')}
      from (
        select ${key} as key, sales.* from (${sql.join(sales, sql` union all `)}) as sales ${joins}
      ) as keyed
      group by grouping sets ((key), ())
      order by is_total desc, coalesce(sum(sold - refunded) filter (where is_now), 0) desc
      ${most === null ? sql`` : sql`fetch first ${sql.lit(most + 1)} rows with ties`}
    ) as found order by is_total desc`.execute(db)
  return rows.map((row) => ({
    key: String(row.key ?? ''),
    label: row.label ?? '',
    now: {
      orders: Number(row.orders),
      units: Number(row.units),
      sold: Number(row.sold),
      refunded: Number(row.refunded),
    },
    before: {
      orders: Number(row.orders_before),
      units: Number(row.units_before),
      sold: Number(row.sold_before),
      refunded: Number(row.refunded_before),
    },
  }))
}

/** The orders of a period that are paid and not completely refunded. */
export async function countSales(db: Db, period: Period): Promise<number> {
  const { rows } = await sql<{ orders: string | null }>`
    select sum(orders) as orders from daily_sales where ${isIn(period)}`.execute(db)
  return Number(rows[0]?.orders ?? 0)
}

/** Whether changed days are still to be added up. */
export async function areSalesUpdating(db: Db): Promise<boolean> {
  const note = await db.selectFrom('changed_sales_days').select(sql`1`.as('one')).limit(1).executeTakeFirst()
  return note !== undefined
}
