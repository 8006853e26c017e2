import {
  findSaleRestriction,
  type SaleRestriction,
  type TaxedGoods,
} from '#accounting/documents/server/supply/find-sale-restriction.ts'
import type { Adjustment } from '#ordering/cart/rules/price-cart.ts'
import type { DeliveryPromise } from '#ordering/orders/server/states/delivery-promise.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { type Paise, toPaise } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { deliveryFee } from '../rules/delivery-fee.ts'
import * as words from '../words/en.ts'
import { arrivalDay } from './arrival-day.ts'
import { findZone, parseDayRange, type ZoneTerms } from './find-zone.ts'

/** The delivery terms of an order. */
export type Quote = DeliveryPromise & { feePaise: Paise }
export type DeliveryRefused =
  | { reason: 'ADDRESS_OUTSIDE' | SaleRestriction }
  | { reason: 'BELOW_MINIMUM'; minimum: number; zone: ZoneTerms }

/** The goods to quote: their price, and the tax data that decides where they may be sold. */
type QuotedGoods = { paise: Paise; taxed: TaxedGoods[] }

/** Delivery fee and day for these goods, or why they cannot be sold there. */
export function quoteDelivery(
  store: StoreSettings,
  address: { postal_code: string; state: string },
  goods: QuotedGoods,
  now: Date,
): ({ ok: true } & Quote) | ({ ok: false } & DeliveryRefused) {
  const terms = findZone(store, address.postal_code)
  if (!terms) return { ok: false, reason: 'ADDRESS_OUTSIDE' }
  const notSold = findSaleRestriction(store, goods.taxed, address, calendarDay(now, region.timeZone))
  if (notSold) return { ok: false, reason: notSold }
  const { name: zone, minimum } = terms
  if (minimum !== null && goods.paise < toPaise(minimum))
    return { ok: false, reason: 'BELOW_MINIMUM', minimum, zone: terms }
  const feePaise = deliveryFee(terms, goods.paise)
  const commits = store.commitsToDates ?? false
  return { ok: true, zone, feePaise, by: promisedDay(store, terms, now), commits }
}

/** The last day of the zone's range of delivery days, counted from now, as `2026-11-26`. */
export const promisedDay = (store: StoreSettings, { days }: ZoneTerms, now: Date) =>
  arrivalDay(now, parseDayRange(days)[1], store)

/** The delivery fee as an adjustment; none if the courier is paid on delivery. */
export const deliveryAdjustments = ({ feePaise }: Quote): Adjustment[] =>
  feePaise === 0 ? [] : [{ kind: 'delivery', label: words.delivery, paise: feePaise }]
