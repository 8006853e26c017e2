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
  /** By what the tables are summed up first. */
  column: RawBuilder<unknown>
  /** Those figures of a row that it has. */
  figures: RawBuilder<unknown>
  partsOf: (period: Period) => RawBuilder<unknown>[]
  /** What the key needs besides the column. */
  joins: RawBuilder<unknown>
  /** What is shown of the column. */
  key: RawBuilder<unknown>
  /** The name of `found.key`. */
  label: RawBuilder<unknown>
}

const found = sql`found.key`
const isIn = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

const ofOrders = {
  figures: sql`orders, 0 as units, sold_paise as sold, refunded_paise as refunded`,
  partsOf: (period: Period) => [sql`daily_sales where ${isIn(period)}`],
  joins: sql``,
  label: found,
}
/** By variant, from the sums of whole months and those of the days before and after them. */
const ofVariants = {
  column: sql`pack_id`,
  figures: sql`0 as orders, units, sold_paise as sold, refunded_paise as refunded`,
  partsOf: (period: Period) => {
    const { months, days } = splitIntoMonths(period)
    return [
      ...(months
        ? [sql`monthly_variant_sales where month between ${months.from}::date and ${months.to}::date`]
        : []),
      ...days.map((part) => sql`daily_variant_sales where ${isIn(part)}`),
    ]
  },
}
const byDay: Group = { ...ofOrders, column: sql`day`, key: sql`to_char(day, 'YYYY-MM-DD')` }
const byColumn = (column: string): Group => ({ ...ofOrders, column: sql.ref(column), key: sql.ref(column) })

// The variants are looked up one by one (`limit 1`), because a join would read all those of the shop.
const groups: Record<ReportGroup, Group> = {
  day: byDay,
  week: byDay,
  month: byDay,
  zone: byColumn('zone'),
  payment: byColumn('payment_method'),
  customer: byColumn('kind_of_buyer'),
  // An order with several coupons is in a row of its own, so that the rows add up to the orders.
  coupon: {
    ...byColumn('coupons'),
    label: sql`(
      select string_agg(coalesce(code, name), ' + ' order by id) from coupons
      where id = any (string_to_array(${found}, ',')::integer[])
    )`,
  },
  product: {
    ...ofVariants,
    joins: sql`left join lateral (select product_id from packs where id = pack_id limit 1) as pack on true`,
    key: sql`product_id`,
    label: sql`(select name from products where id = ${found})`,
  },
  // A product's present category: the report of a year doesn't fall apart when a product is moved.
  category: {
    ...ofVariants,
    joins: sql`left join lateral (
      select category_id from packs join products on products.id = product_id where packs.id = pack_id limit 1
    ) as product on true`,
    key: sql`category_id`,
    label: sql`(select name from categories where id = ${found})`,
  },
}

const figureNames = ['orders', 'units', 'sold', 'refunded'] as const

/** SQL: each figure, summed up in a period and in the one before. */
const sumsOfBoth = sql.join(
  figureNames.map(
    (name) => sql`
      coalesce(sum(${sql.ref(name)}) filter (where is_now), 0) as ${sql.ref(name)},
      coalesce(sum(${sql.ref(name)}) filter (where not is_now), 0) as ${sql.ref(`${name}_before`)}`,
  ),
)
const sumsOfSums = sql.join(
  figureNames
    .flatMap((name) => [name, `${name}_before`])
    .map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`),
)

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
  const { column, figures, partsOf, joins, key, label } = groups[by]
  const select = (isNow: boolean) => (part: RawBuilder<unknown>) =>
    sql`select ${sql.lit(isNow)} as is_now, ${column}, ${figures} from ${part}`
  const parts = [...partsOf(periods.now).map(select(true)), ...partsOf(periods.before).map(select(false))]
  // Names are looked up at the end, only of the groups that are shown.
  const { rows } = await sql<Record<string, string | null>>`
    select found.*, ${label} as label from (
      select key, grouping(key) as is_total, ${sumsOfSums} from (
        select ${key} as key, sales.* from (
          select ${column}, ${sumsOfBoth} from (${sql.join(parts, sql` union all `)}) as parts group by ${column}
        ) as sales ${joins}
      ) as keyed
      group by grouping sets ((key), ())
      order by is_total desc, sum(sold - refunded) desc
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
