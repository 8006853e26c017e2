import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { CartOwner } from '#ordering/buyers/server/order-owner.ts'
import { cartIdOf } from '#ordering/cart/server/cart-owner.ts'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import type { Paise } from '#values/money/money.ts'
import type { UnusableCoupon } from '../rules/unusable-coupon.ts'

type Trx = Transaction<Database>

/** Whose uses count: a customer, or a guest with the contact of the order. A visitor who has not entered it is nobody. */
export type CouponBuyer = { userId: number } | { userId: null; phone?: string; email?: string }

/** The coupon whose code was entered in a cart; undefined if none was. */
export const findCodeOfCart = async (db: Db | Trx, owner: CartOwner): Promise<number | undefined> =>
  (
    await db
      .selectFrom('cart_coupons')
      .select('coupon_id')
      .where('cart_id', '=', cartIdOf(owner))
      .executeTakeFirst()
  )?.coupon_id

/** The coupons of an order, with what each takes off in paise. */
export const listCouponsOfOrder = (trx: Trx, orderId: number) =>
  trx
    .selectFrom('order_coupons')
    .innerJoin('order_adjustments', 'order_adjustments.id', 'discount_id')
    .innerJoin('coupons', 'coupons.id', 'coupon_id')
    .select([
      'coupons.id',
      sql<Paise>`-order_adjustments.amount_paise`.as('paise'),
      sql<boolean>`code is not null`.as('hasCode'),
    ])
    .where('order_id', '=', orderId)
    .execute()

/** SQL: the ids of the buyer's orders that are not cancelled: of the account, and of guests and accounts with their contact. */
export const ordersOfBuyer = (buyer: CouponBuyer, exceptOrderId: number | undefined) => {
  const { phone = null, email = null } = buyer.userId === null ? buyer : {}
  return sql<{ id: number }>`(
    with contact as (
      select phone, email from users where users.id = ${buyer.userId}::integer
      union all select ${phone}::text, ${email}::text
    ), found as (
      select orders.id from users join contact on users.phone = contact.phone or users.email = contact.email
        join orders on user_id = users.id
      union
      select order_id from order_buyers join contact on order_buyers.phone = contact.phone and link_hash is not null
      union
      select order_id from order_buyers join contact on order_buyers.email = contact.email and link_hash is not null
    )
    select orders.id from found join orders using (id)
    where status <> ${orderStatus.cancelled} and orders.id is distinct from ${exceptOrderId ?? null}::integer
  )`
}

/**
 * Locks coupons with limits in one order, so that two orders that swap coupons don't wait for each other. Orders with a
 * coupon without limits don't wait at all.
 */
export async function lockCoupons(trx: Trx, ids: readonly number[]) {
  if (ids.length === 0) return
  await trx
    .selectFrom('coupons')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('max_uses', 'is not', null),
        eb('max_per_customer', 'is not', null),
        eb('first_order_only', '=', true),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

type TakenCoupon = {
  coupon: {
    id: number
    code: string | null
    max_uses: number | null
    max_per_customer: number | null
    first_order_only: boolean
    version: number
  }
}

/**
 * Counts a use of each coupon for the order that is placed in this transaction, unless another order has just taken the
 * last one, or the coupon was changed. The customer's own orders are counted only then, because of two orders of the same
 * customer the second has waited for the first by now.
 */
export async function takeCouponUses(
  trx: Trx,
  discounts: readonly TakenCoupon[],
  { buyer, now }: { buyer: CouponBuyer; now: Date },
): Promise<UnusableCoupon | undefined> {
  for (const { coupon } of discounts) {
    const { id, code, max_per_customer: most, first_order_only: isFirstOnly } = coupon
    // The shopper didn't choose an automatic coupon, and is only told that the total has changed.
    const refuse = (unusable: UnusableCoupon) =>
      code === null ? ({ reason: 'offer_over' } as const) : unusable
    if (!(await isStillGiven(trx, coupon, now))) return refuse({ reason: 'used_up' })
    if (most === null && !isFirstOnly) continue
    const { rows } = await sql<{ uses: number; orders: number }>`
      select count(*)::integer as orders, count(*) filter (where exists (
        select from order_adjustments join order_coupons on discount_id = order_adjustments.id
        where order_id = earlier.id and coupon_id = ${id}
      ))::integer as uses
      from ${ordersOfBuyer(buyer, undefined)} as earlier`.execute(trx)
    if (most !== null && (rows[0]?.uses ?? 0) >= most) return refuse({ reason: 'used_before' })
    if (isFirstOnly && (rows[0]?.orders ?? 0) > 0) return refuse({ reason: 'not_first_order' })
  }
  return undefined
}

/**
 * Counts the use if there is a limit. Without one, the coupon is only kept from being changed until the order is stored,
 * so that an edit that adds a limit counts this order.
 */
async function isStillGiven(trx: Trx, { id, version, max_uses }: TakenCoupon['coupon'], now: Date) {
  const isOver = sql<boolean>`(archived_at is not null or ends_at <= ${now} or version <> ${version})`
  if (max_uses === null) {
    const { rows } = await sql`
      select from coupons where id = ${id} and ${isOver} is not true for key share`.execute(trx)
    return rows.length > 0
  }
  const taken = await trx
    .updateTable('coupons')
    .set({ uses: sql`uses + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`${isOver} is not true`)
    .where((eb) => eb('uses', '<', eb.ref('max_uses')))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
