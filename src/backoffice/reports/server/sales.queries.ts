import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { ReportGroup } from '../contract.ts'
import { type Period, splitIntoMonths } from '../rules/report-period.ts'

/** Sums in paise. */
export type SalesSums = {
  /** A day, an id or a name; empty for what belongs to none. */
  key: string
  label: string
  orders: number | null
  units: number | null
  sold: number
  refunded: number
}

type Columns = Record<'key' | 'label' | 'orders' | 'units', RawBuilder<unknown>> & {
  from: (period: Period) => RawBuilder<unknown>
}

const isIn = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`

/** By variant, from the sums of whole months and those of the days before and after them. */
function salesOfVariants(period: Period) {
  const { months, days } = splitIntoMonths(period)
  const columns = sql`pack_id, units, sold_paise, refunded_paise`
  return sql.join(
    [
      ...(months
        ? [
            sql`select ${columns} from monthly_variant_sales where month between ${months.from}::date and ${months.to}::date`,
          ]
        : []),
      ...days.map((part) => sql`select ${columns} from daily_variant_sales where ${isIn(part)}`),
    ],
    sql` union all `,
  )
}

const ofOrders = {
  orders: sql`sum(sales.orders)`,
  units: sql`null::bigint`,
  from: (period: Period) => sql`daily_sales as sales where ${isIn(period)}`,
}
/** Sums by variant, each with its product: looked up one by one, because joins would read all the products of the shop. */
const ofProducts = {
  orders: sql`null::bigint`,
  units: sql`sum(sales.units)`,
  from: (period: Period) => sql`(
    select pack_id, sum(units) as units, sum(sold_paise) as sold_paise, sum(refunded_paise) as refunded_paise
    from (${salesOfVariants(period)}) as parts group by pack_id
  ) as sales left join lateral (
    select products.* from packs join products on products.id = packs.product_id where packs.id = sales.pack_id limit 1
  ) as product on true`,
}
const day = sql`to_char(sales.day, 'YYYY-MM-DD')`
const byDay: Columns = { ...ofOrders, key: day, label: day }

const columnsOf: Record<ReportGroup, Columns> = {
  day: byDay,
  week: byDay,
  month: byDay,
  zone: { ...ofOrders, key: sql`sales.zone`, label: sql`sales.zone` },
  payment: { ...ofOrders, key: sql`sales.payment_method`, label: sql`sales.payment_method` },
  customer: { ...ofOrders, key: sql`sales.kind_of_buyer`, label: sql`sales.kind_of_buyer` },
  // An order with several coupons is in a row of its own, so that the rows add up to the orders.
  coupon: {
    ...ofOrders,
    key: sql`sales.coupons`,
    label: sql`coalesce((
      select string_agg(coalesce(code, name), ' + ' order by id) from coupons
      where id = any (string_to_array(sales.coupons, ',')::integer[])
    ), '')`,
  },
  product: {
    ...ofProducts,
    key: sql`coalesce(product.id::text, '')`,
    label: sql`coalesce(product.name, '')`,
  },
  // A product's present category: the report of a year doesn't fall apart when a product is moved.
  category: {
    ...ofProducts,
    key: sql`coalesce(categories.id::text, '')`,
    label: sql`coalesce(categories.name, '')`,
    from: (period) =>
      sql`${ofProducts.from(period)} left join categories on categories.id = product.category_id`,
  },
}

/** The sales of a period by group; weeks and months by day. */
export async function sumSales(db: Db, period: Period, by: ReportGroup): Promise<SalesSums[]> {
  const columns = columnsOf[by]
  const { rows } = await sql<Record<keyof SalesSums, string | null>>`
    select ${columns.key} as key, ${columns.label} as label, ${columns.orders} as orders, ${columns.units} as units,
      sum(sales.sold_paise) as sold, sum(sales.refunded_paise) as refunded
    from ${columns.from(period)} group by 1, 2`.execute(db)
  const numberOrNull = (value: string | null) => (value === null ? null : Number(value))
  return rows.map((row) => ({
    key: row.key ?? '',
    label: row.label ?? '',
    orders: numberOrNull(row.orders),
    units: numberOrNull(row.units),
    sold: Number(row.sold),
    refunded: Number(row.refunded),
  }))
}

/** Whether changed days are still to be added up. */
export async function areSalesUpdating(db: Db): Promise<boolean> {
  const note = await db.selectFrom('changed_sales_days').select(sql`1`.as('one')).limit(1).executeTakeFirst()
  return note !== undefined
}
