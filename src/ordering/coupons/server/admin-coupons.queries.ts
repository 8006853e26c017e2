import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { toRupees } from '#values/money/money.ts'
import type { AdminCoupon } from '../contract.ts'

type Handle = Db | Transaction<Database>

/** The coupons with their uses by orders that are not cancelled, what they have taken off these, and what these cost. */
const selectCoupons = (db: Handle) =>
  db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select([
      sql<Record<'uses' | 'paise' | 'ordered', number>>`(
        select jsonb_build_object(
          'uses', count(*), 'paise', coalesce(-sum(order_adjustments.amount_paise), 0),
          'ordered', coalesce(sum(orders.total_paise), 0)
        )
        from order_coupons join order_adjustments on order_adjustments.id = discount_id
          join orders on orders.id = order_id
        where coupon_id = coupons.id and orders.status <> ${orderStatus.cancelled}
      )`.as('given'),
      namesOf('products', 'coupon_products', 'product_id').as('products'),
      namesOf('categories', 'coupon_categories', 'category_id').as('categories'),
    ])

const namesOf = (table: string, chosen: string, column: string) =>
  sql<{ id: number; name: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', goods.id, 'name', goods.name) order by goods.name, goods.id), '[]')
    from ${sql.table(chosen)} as chosen join ${sql.table(table)} as goods on goods.id = ${sql.ref(`chosen.${column}`)}
    where coupon_id = coupons.id
  )`

type StoredCoupon = Awaited<ReturnType<ReturnType<typeof selectCoupons>['execute']>>[number]

/** All coupons, newest first, also those that have ended. */
export async function listAdminCoupons(
  db: Db,
  { cursor, limit }: PageRequest,
  now: Date,
): Promise<Page<AdminCoupon>> {
  const [rows, { total }] = await Promise.all([
    selectCoupons(db)
      .where('coupons.id', '<', idBelowCursor(cursor))
      .orderBy('coupons.id', 'desc')
      .limit(limit + 1)
      .execute(),
    db
      .selectFrom('coupons')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const { items, next } = cutPage(rows, limit, ({ id }) => [id])
  return { items: items.map((row) => toAdminCoupon(row, now)), next, total }
}

export async function findAdminCoupon(db: Handle, id: number, now: Date): Promise<AdminCoupon | undefined> {
  const row = await selectCoupons(db).where('coupons.id', '=', id).executeTakeFirst()
  return row && toAdminCoupon(row, now)
}

const toAdminCoupon = (row: StoredCoupon, now: Date): AdminCoupon => ({
  id: row.id,
  version: row.version,
  name: row.name,
  name_ta: row.translations.ta?.name ?? null,
  code: row.code,
  benefit: benefitOf(row),
  minimum: toRupees(row.minimum_paise),
  goods: row.chosen_goods ? { products: row.products, categories: row.categories } : null,
  combinable: row.combinable,
  first_order_only: row.first_order_only,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  max_uses: row.max_uses,
  max_per_customer: row.max_per_customer,
  uses: row.given.uses,
  given: toRupees(row.given.paise),
  ordered: toRupees(row.given.ordered),
  state: stateOf(row, now),
  closed: row.archived_at !== null,
})

function stateOf({ archived_at, starts_at, ends_at, given, max_uses }: StoredCoupon, now: Date) {
  if (archived_at || (ends_at && ends_at <= now)) return 'ended'
  if (starts_at > now) return 'scheduled'
  return max_uses !== null && given.uses >= max_uses ? 'used_up' : 'active'
}

function benefitOf({ kind, percent, amount_paise, buy_units, free_units }: StoredCoupon) {
  switch (kind) {
    case 'percent':
      return { kind, percent: percent ?? 0 }
    case 'amount':
      return { kind, amount: toRupees(amount_paise ?? 0) }
    case 'free_delivery':
      return { kind }
    case 'buy_get':
      return { kind, buy: buy_units ?? 1, free: free_units ?? 0 }
  }
}
