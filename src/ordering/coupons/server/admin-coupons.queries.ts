import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { cutPage, idBelowCursor, type Page, type PageRequest } from '#http/calls/paging.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { type Paise, toRupees } from '#values/money/money.ts'
import type { AdminCoupon } from '../contract.ts'

/** The coupons with what they have taken off the orders that are not cancelled. */
const selectCoupons = (db: Db) =>
  db
    .selectFrom('coupons')
    .selectAll('coupons')
    .select([
      sql<Paise>`(
        select coalesce(-sum(order_adjustments.amount_paise), 0)::integer
        from order_coupons join order_adjustments on order_adjustments.id = discount_id
          join orders on orders.id = order_id
        where coupon_id = coupons.id and orders.status <> ${orderStatus.cancelled}
      )`.as('given_paise'),
      sql<number[]>`array(
        select product_id from coupon_products where coupon_id = coupons.id order by product_id
      )`.as('product_ids'),
      sql<number[]>`array(
        select category_id from coupon_categories where coupon_id = coupons.id order by category_id
      )`.as('category_ids'),
    ])

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

/** A coupon that exists. */
export const requireCoupon = async (db: Db, id: number, now: Date): Promise<AdminCoupon> =>
  toAdminCoupon(await selectCoupons(db).where('coupons.id', '=', id).executeTakeFirstOrThrow(), now)

const toAdminCoupon = (row: StoredCoupon, now: Date): AdminCoupon => ({
  id: row.id,
  name: row.name,
  name_ta: row.translations.ta?.name ?? null,
  code: row.code,
  benefit: benefitOf(row),
  minimum: toRupees(row.minimum_paise),
  goods: row.chosen_goods ? { product_ids: row.product_ids, category_ids: row.category_ids } : null,
  combinable: row.combinable,
  first_order_only: row.first_order_only,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  max_uses: row.max_uses,
  max_per_customer: row.max_per_customer,
  uses: row.uses,
  given: toRupees(row.given_paise),
  state: stateOf(row, now),
})

function stateOf({ archived_at, starts_at, ends_at, uses, max_uses }: StoredCoupon, now: Date) {
  if (archived_at || (ends_at && ends_at <= now)) return 'ended'
  if (starts_at > now) return 'scheduled'
  return max_uses !== null && uses >= max_uses ? 'used_up' : 'active'
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
