import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Releases the coupons of an order that was cancelled (`by` -1), or counts them again when it was revived (1): it may then
 * be used once more than its limit, because the customer has paid this price.
 */
export async function countCouponUses(trx: Transaction<Database>, orderId: number, by: -1 | 1) {
  await sql`
    with used as (
      select coupons.id from coupons where id in (
        select coupon_id from order_coupons join order_adjustments on order_adjustments.id = discount_id
        where order_id = ${orderId}
      ) order by id for no key update
    )
    update coupons set uses = greatest(0, uses + ${by}::integer) from used where coupons.id = used.id`.execute(
    trx,
  )
}
