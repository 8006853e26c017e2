import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { DiscountShares } from '#ordering/pricing/rules/price-order.ts'
import { insertDiscount, listLinesToPrice } from '#ordering/pricing/server/order-price.queries.ts'
import type { Paise } from '#values/money/money.ts'

type Saving = { coupon: { id: number; shown_name: string }; paise: Paise; shares: DiscountShares }

/**
 * Stores what coupons take off an order as discounts after those of its bundles; the order's total must already include
 * them, and their uses must be counted. A discount is named like its coupon, in the customer's language.
 * @param cart the lines that the discounts were calculated for, in their order
 */
export async function storeCoupons(
  trx: Transaction<Database>,
  orderId: number,
  { discounts, cart }: { discounts: readonly Saving[]; cart: readonly { pack_id: number }[] },
) {
  if (discounts.length === 0) return
  const lines = await listLinesToPrice(trx, orderId)
  for (const { coupon, paise, shares } of discounts) {
    const shareOf = new Map(cart.map(({ pack_id }, at) => [pack_id, shares.lines[at] ?? 0]))
    const ordered = lines.map(({ pack_id }) => (pack_id === null ? 0 : (shareOf.get(pack_id) ?? 0)))
    const discountId = await insertDiscount(trx, orderId, {
      source: 'coupon',
      label: coupon.shown_name,
      paise,
      shares: { lines: ordered, delivery: shares.delivery },
      lines,
    })
    await trx.insertInto('order_coupons').values({ discount_id: discountId, coupon_id: coupon.id }).execute()
  }
}
