import type { Transaction } from 'kysely'
import { listOffersWithin } from '#catalogue/bundles/server/offers.queries.ts'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import { maxTotalPaise } from '#ordering/checkout/server/placing/shown-order.ts'
import { type DeliveryRefused, quoteDelivery } from '#ordering/delivery/server/quote-delivery.ts'
import { minTotalPaise, sumOfDiscounts } from '#ordering/discounts/rules/keep-discounts.ts'
import { bundleDiscounts } from '#ordering/pricing/rules/bundle-discounts.ts'
import type { Parts } from '#parts.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { PhoneOrderInput } from '../contract.ts'
import { listLinesToSell } from './phone-orders.queries.ts'

type QuoteInput = Pick<PhoneOrderInput, 'items'> & {
  address: { postal_code: string; state: string }
  discount?: { amount: number } | undefined
  language: Language
  /** The items are added to another order: see `quoteDelivery`. */
  isAddition?: boolean
}

export type PhoneQuoteRefused =
  | { ok: false; reason: 'SHOP_NOT_OPEN' }
  | { ok: false; reason: 'NOT_ON_SALE' }
  | { ok: false; reason: 'TOO_MUCH'; most: Paise }
  | { ok: false; reason: 'TOO_LARGE' }
  | ({ ok: false; address: { postal_code: string } } & DeliveryRefused)

/**
 * What an order of these variants costs now, by the rules of the checkout: current prices, bundles, delivery zones and
 * packing days, and the discount that the merchant gives. A holiday doesn't keep the staff from taking orders: they are packed
 * after it.
 * @param fullDays see `findFullDays`
 */
export async function quotePhoneOrder(
  db: Db | Transaction<Database>,
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  { items, address, discount, language, isAddition = false }: QuoteInput,
  fullDays: ReadonlySet<string>,
) {
  if (store().opening) return { ok: false, reason: 'SHOP_NOT_OPEN' } satisfies PhoneQuoteRefused
  const lines = await listLinesToSell(db, items, language)
  if (lines.length < items.length) return { ok: false, reason: 'NOT_ON_SALE' } satisfies PhoneQuoteRefused
  const offers = await listOffersWithin(
    db,
    lines.map(({ pack_id }) => pack_id),
    language,
  )
  const savings = bundleDiscounts(lines, offers)
  const quote = quoteDelivery(store(), address, lines, clock.now(), {
    discounts: savings,
    fullDays,
    isAddition,
  })
  if (!quote.ok) return { ...quote, address } satisfies PhoneQuoteRefused
  if (quote.price.totalPaise > maxTotalPaise)
    return { ok: false, reason: 'TOO_LARGE' } satisfies PhoneQuoteRefused
  const discountPaise = toPaise(discount?.amount ?? 0)
  const most = quote.price.totalPaise - minTotalPaise
  if (discountPaise > 0 && discountPaise > most)
    return { ok: false, reason: 'TOO_MUCH', most } satisfies PhoneQuoteRefused
  return {
    ok: true as const,
    lines,
    savings,
    quote,
    bundlesPaise: sumOfDiscounts(savings),
    discountPaise,
    totalPaise: quote.price.totalPaise - discountPaise,
  }
}
