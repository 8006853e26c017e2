import { listOffersWithin } from '#catalogue/bundles/server/offers.queries.ts'
import { listCartLines, toPricedLine } from '#ordering/cart/server/cart.queries.ts'
import { findCouponDiscounts } from '#ordering/coupons/server/find-coupon-discounts.ts'
import { quoteDelivery } from '#ordering/delivery/server/quote-delivery.ts'
import { sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import { splitDiscounts } from '#ordering/discounts/server/replaced-discounts.ts'
import { findUnpaidOrder } from '#ordering/orders/server/unpaid-order.queries.ts'
import { bundleDiscounts } from '#ordering/pricing/rules/bundle-discounts.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import { listLinesToPrice } from '#ordering/pricing/server/order-price.queries.ts'
import type { Parts } from '#parts.ts'
import { findAddress, findDefaultAddress } from '#people/addresses/server/addresses.queries.ts'
import type { Language } from '#words/language.ts'
import type { CashRefusal } from '../rules/find-cash-refusal.ts'
import { checkCashOrder } from './check-cash-order.ts'

type Reader = { userId: number; addressId: number | undefined; language: Language }

/**
 * Why the customer's cart cannot be paid in cash at this address; undefined if it can be. A cart that cannot be
 * delivered there is judged by its goods alone: the checkout already says why it cannot be ordered.
 */
export async function offerCash(
  parts: Parts,
  { userId, addressId, language }: Reader,
): Promise<CashRefusal | undefined> {
  const { db, store, clock } = parts
  if (!store().cashOnDelivery?.on) return { reason: 'CASH_OFF' }
  const found = await (addressId === undefined
    ? findDefaultAddress(db, userId)
    : findAddress(db, userId, addressId))
  const lines = await listCartLines(db, { userId, language })
  const address = found ?? { postal_code: '', state: '' }
  const priced = lines.map(toPricedLine)
  const offers = await listOffersWithin(
    db,
    lines.map(({ pack_id }) => pack_id),
    language,
  )
  const discounts = bundleDiscounts(priced, offers)
  const quote = quoteDelivery(store(), address, priced, clock.now(), { discounts })
  const price = quote.ok ? quote.price : priceOrder({ lines: priced, discounts })
  const unpaid = await findUnpaidOrder(db, { userId })
  const buyer = { userId }
  const order = { lines: priced, discounts, delivery: price.delivery.paise }
  const coupons = await findCouponDiscounts(db, order, {
    owner: buyer,
    buyer,
    exceptOrderId: unpaid?.id,
    now: clock.now(),
    language,
  })
  const fullPaise = price.totalPaise - sumOfDiscounts(coupons.discounts)
  const items = unpaid ? await listLinesToPrice(db, unpaid.id) : []
  const { totalPaise } = await splitDiscounts(db, unpaid && { ...unpaid, items }, { lines, fullPaise })
  return checkCashOrder(db, parts, { customer: { userId }, address, totalPaise })
}
