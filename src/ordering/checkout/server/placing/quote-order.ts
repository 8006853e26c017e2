import type { Transaction } from 'kysely'
import { listOffersWithin } from '#catalogue/bundles/server/offers.queries.ts'
import type { Database } from '#database/schema.ts'
import { type listCartLines, toPricedLine } from '#ordering/cart/server/cart.queries.ts'
import type { UnusableCoupon } from '#ordering/coupons/rules/unusable-coupon.ts'
import type { CouponBuyer } from '#ordering/coupons/server/coupon-uses.queries.ts'
import { findCouponDiscounts } from '#ordering/coupons/server/find-coupon-discounts.ts'
import { lockFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { type DeliveryRefused, quoteDelivery } from '#ordering/delivery/server/quote-delivery.ts'
import { sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import { splitDiscounts } from '#ordering/discounts/server/replaced-discounts.ts'
import type { Destination } from '#ordering/orders/server/states/update-order-address.ts'
import { bundleDiscounts } from '#ordering/pricing/rules/bundle-discounts.ts'
import type { Parts } from '#parts.ts'
import type { Language } from '#words/language.ts'
import type { OrderPlacer } from './order-placer.ts'
import type { PendingOrder } from './place-order.queries.ts'
import { isShownTotal, type NotAsShown, refuseTotal, type ShownOrder } from './shown-order.ts'

type CartToQuote = {
  pending: PendingOrder | undefined
  lines: Awaited<ReturnType<typeof listCartLines>>
  to: Destination
  now: Date
}

/** The code that was entered doesn't apply, and the shopper hasn't seen the total without it. */
export type CouponRefused = { ok: false; reason: 'COUPON_REFUSED'; coupon: UnusableCoupon }

type QuoteRefused =
  | ({ ok: false; address: Destination['copy'] } & DeliveryRefused)
  | CouponRefused
  | NotAsShown

/**
 * What an order of the cart costs now: with today's prices and delivery terms, after the savings of its bundles, its
 * coupons and the merchant's discounts of the pending order that it replaces. Refused if the shopper has seen another
 * total. Limits of coupons are checked again when their uses are counted.
 */
export async function quoteOrder(
  trx: Transaction<Database>,
  parts: Parts,
  input: OrderPlacer & ShownOrder & { language: Language },
  { pending, lines, to, now }: CartToQuote,
) {
  const { language } = input
  const priced = lines.map(toPricedLine)
  const packIds = lines.map(({ pack_id }) => pack_id)
  const savings = bundleDiscounts(priced, await listOffersWithin(trx, packIds, language))
  const quote = quoteDelivery(parts.store(), to.copy, priced, now, {
    discounts: savings,
    fullDays: await lockFullDays(trx, parts.store(), now, pending?.id),
  })
  if (!quote.ok) return refuse({ ...quote, address: to.copy })
  const couponBuyer: CouponBuyer =
    input.userId === null ? { userId: null, ...input.contact } : { userId: input.userId }
  const cart = { lines: priced, discounts: savings, delivery: quote.price.delivery.paise }
  const { discounts: coupons, refusal } = await findCouponDiscounts(trx, cart, {
    owner: input,
    buyer: couponBuyer,
    exceptOrderId: pending?.id,
    now,
    language,
  })
  const bundlesPaise = sumOfDiscounts(savings)
  const couponsPaise = sumOfDiscounts(coupons)
  const fullPaise = quote.price.totalPaise - couponsPaise
  const { totalPaise, ...discounts } = await splitDiscounts(trx, pending, { lines, fullPaise })
  // A shopper who saw the total without the coupon's saving orders at that total; any other is told why it isn't applied.
  if (refusal && refusal.reason !== 'better_coupon' && !isShownTotal(totalPaise, input))
    return refuse({ ok: false, reason: 'COUPON_REFUSED', coupon: refusal })
  const notAsShown = refuseTotal({ totalPaise, fullPaise, bundlesPaise, couponsPaise }, input)
  if (notAsShown) return refuse(notAsShown)
  return {
    ok: true,
    quote,
    savings,
    bundlesPaise,
    coupons,
    couponBuyer,
    couponsPaise,
    totalPaise,
    discounts,
  } as const
}

const refuse = (refused: QuoteRefused) => refused
