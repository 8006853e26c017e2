import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database, Row } from '#database/schema.ts'
import { defaultLanguage, type Language } from '#words/language.ts'
import { type CouponBuyer, ordersOfBuyer } from './coupon-uses.queries.ts'

type Handle = Db | Transaction<Database>

type CouponOfCart = Row<'coupons'> & {
  /** What its discount is called: its name in the shopper's language, with its code. */
  shown_name: string
  /** The variants of the cart that it applies to. */
  pack_ids: number[]
  uses_of_customer: number
  orders_of_customer: number
}

type Search = {
  /** The coupon whose code is in the cart. */
  codeId: number | undefined
  packIds: readonly number[]
  buyer: CouponBuyer
  /** The unpaid order that the new one would replace: its uses don't count. */
  exceptOrderId: number | undefined
  now: Date
  language: Language
}

/** The automatic coupons of this time, and the one whose code is in the cart, each with how often it was used. */
export async function listCoupons(
  db: Handle,
  { codeId = 0, packIds, buyer, exceptOrderId, now, language }: Search,
): Promise<CouponOfCart[]> {
  const name =
    language === defaultLanguage
      ? sql`name`
      : sql`coalesce(translations -> ${language}::text ->> 'name', name)`
  const { rows } = await sql<CouponOfCart>`
    with found as (
      select * from coupons
      where id = ${codeId} or (
        code is null and archived_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
      )
    ), earlier as materialized (select id from ${ordersOfBuyer(buyer, exceptOrderId)} as orders_of_buyer
      where exists (select from found where max_per_customer is not null or first_order_only)),
    used as (
      select coupon_id, order_id from order_coupons join order_adjustments on order_adjustments.id = discount_id
      where order_id in (select id from earlier union all select ${exceptOrderId ?? null}::integer)
    )
    select found.*, ${name} || coalesce(' (' || code || ')', '') as shown_name,
      found.uses - (
        select count(*)::integer from used where coupon_id = found.id and order_id = ${exceptOrderId ?? null}::integer
      ) as uses,
      (select count(*)::integer from used
        where coupon_id = found.id and order_id is distinct from ${exceptOrderId ?? null}::integer) as uses_of_customer,
      (select count(*)::integer from earlier) as orders_of_customer,
      array(
        select packs.id from packs join products on products.id = product_id
        where packs.id = any(${packIds}::integer[]) and (
          not chosen_goods
          or exists (select from coupon_products where coupon_id = found.id and product_id = products.id)
          or exists (select from coupon_categories where coupon_id = found.id and category_id = products.category_id)
        )
      ) as pack_ids
    from found order by found.id`.execute(db)
  return rows
}
