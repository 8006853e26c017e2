import {
  findSaleRestriction,
  type SaleRestriction,
  type TaxedGoods,
} from '#accounting/documents/server/supply/find-sale-restriction.ts'
import type { DeliveryPromise } from '#ordering/orders/server/states/delivery-promise.ts'
import { type Discount, type LineToPrice, priceOrder } from '#ordering/pricing/rules/price-order.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { packingDay } from '../rules/packing-day.ts'
import { arrivalDay } from './arrival-day.ts'
import { findZone, parseDayRange, type ZoneTerms } from './find-zone.ts'

export type DeliveryRefused =
  | { reason: 'ADDRESS_OUTSIDE' | SaleRestriction }
  | { reason: 'BELOW_MINIMUM'; minimum: number; zone: ZoneTerms }

type QuoteOptions = {
  discounts?: readonly Discount[]
  fullDays?: ReadonlySet<string>
  /** The goods are sent in the parcel of another order: no delivery charge, and no order minimum. */
  isAddition?: boolean
}

/**
 * The price of these goods with their delivery to an address, and the promised day; or why they cannot be sold there.
 * @param more `discounts`: the savings of the bundles that the lines contain; `fullDays`: as for `packingDay`
 */
export function quoteDelivery<Line extends LineToPrice & TaxedGoods>(
  store: StoreSettings,
  address: { postal_code: string; state: string },
  lines: readonly Line[],
  now: Date,
  { discounts = [], fullDays, isAddition = false }: QuoteOptions = {},
) {
  const terms = findZone(store, address.postal_code)
  if (!terms) return refuse({ reason: 'ADDRESS_OUTSIDE' })
  const notSold = findSaleRestriction(store, lines, address, calendarDay(now, region.timeZone))
  if (notSold) return refuse({ reason: notSold })
  const price = priceOrder({ lines, discounts, delivery: isAddition ? 0 : terms })
  if (price.isBelowMinimum)
    return refuse({ reason: 'BELOW_MINIMUM', minimum: terms.minimum ?? 0, zone: terms })
  const promise: DeliveryPromise = {
    zone: terms.name,
    packOn: packingDay(now, store, fullDays),
    by: promisedDay(store, terms, now, fullDays),
    commits: store.commitsToDates ?? false,
  }
  return { ok: true as const, ...promise, price }
}

const refuse = (refused: DeliveryRefused) => ({ ok: false as const, ...refused })

/** The last day of the zone's range of delivery days, counted from the day of packing, as `2026-11-26`. */
export const promisedDay = (
  store: StoreSettings,
  { days }: ZoneTerms,
  now: Date,
  fullDays?: ReadonlySet<string>,
) => arrivalDay(now, parseDayRange(days)[1], store, fullDays)
