import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Releases the coupons of an order that was cancelled (`by` -1), or counts them again when it was revived (1): it may then
 * be used once more than its limit, because the customer has paid this price. Coupons without a limit aren't counted, and
 * only kept from getting one, which counts their orders, until the transaction ends.
 */
export async function countCouponUses(trx: Transaction<Database>, orderId: number, by: -1 | 1) {
  const { rows } = await sql<{ id: number; is_limited: boolean }>`
    select id, max_uses is not null as is_limited from coupons where id in (
      select coupon_id from order_coupons join order_adjustments on order_adjustments.id = discount_id
      where order_id = ${orderId}
    ) order by id for key share`.execute(trx)
  for (const { id } of rows.filter(({ is_limited }) => is_limited))
    await sql`update coupons set uses = greatest(0, uses + ${by}::integer) where id = ${id}`.execute(trx)
}
