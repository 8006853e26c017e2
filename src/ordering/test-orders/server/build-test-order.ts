import type { Db } from '#database/connect.ts'
import { findZone } from '#ordering/delivery/server/find-zone.ts'
import { findFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { quotePhoneOrder } from '#ordering/phone-orders/server/quote-phone-order.ts'
import type { Parts } from '#parts.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { toPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import * as words from '../words/office/en.ts'
import { findCheapestInStock } from './test-orders.queries.ts'

/**
 * What a test order contains and costs: the cheapest size in stock, as often as the minimum of the delivery zone asks for,
 * sent to the shop's own address or, if the shop doesn't deliver there, to a PIN code where it does.
 */
export async function buildTestOrder(db: Db, parts: Pick<Parts, 'store' | 'clock'>, language: Language) {
  const { store, clock } = parts
  const cheapest = await findCheapestInStock(db, language)
  if (!cheapest) return { ok: false as const, reason: 'NOTHING_IN_STOCK' as const }
  const { pack_id, name } = cheapest
  const address = addressOf(store())
  const fullDays = await findFullDays(db, store(), clock.now())
  const quote = async (quantity: number) => {
    const items = [{ pack_id, quantity }]
    const quoted = await quotePhoneOrder(db, parts, { items, address, language }, fullDays)
    return quoted.ok
      ? { ok: true as const, items, name, quantity, address, totalPaise: quoted.totalPaise }
      : quoted
  }
  const one = await quote(1)
  if (one.ok || one.reason !== 'BELOW_MINIMUM') return one
  const needed = Math.ceil(toPaise(one.minimum) / cheapest.price_paise)
  return needed > cheapest.stock ? one : quote(needed)
}

/** The shop's address, with a PIN code that it delivers to if its own isn't one. */
function addressOf(store: StoreSettings) {
  const { address, legalName, shipping, zones = [] } = store
  const texts = [...address, ...shipping.postalCodes, ...zones.flatMap(({ codes }) => codes)]
  const codes = texts.flatMap((text) =>
    [...text.matchAll(/\b([1-9]\d{2}) ?(\d{3})\b/g)].map(([, first, last]) => `${first}${last}`),
  )
  return {
    full_name: legalName,
    address_line1: address[0] ?? legalName,
    city: shipping.district,
    state: shipping.state,
    postal_code: codes.find((code) => findZone(store, code)) ?? '',
    country: words.country,
  }
}
