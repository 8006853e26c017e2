import { pricePerHundred, type UnitPrice, unitSalePrice } from '#catalogue/variants/rules/unit-price.ts'
import { shownPrice } from '#catalogue/variants/shop/shown-price.ts'
import type { DeliveryArea } from '#ordering/delivery/contract.ts'
import { priceOrder } from '#ordering/pricing/rules/price-order.ts'
import type { PublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { toPaise, toRupees } from '#values/money/money.ts'
import { region } from '#values/region.ts'
import { dayMs } from '#values/time/durations.ts'
import type { Variant } from '../../variant-contract.ts'

/** A range of business days such as `1-2`, as schema.org QuantitativeValue. */
function daysOf(range: string) {
  const [minValue, maxValue = minValue] = range.split('-').map(Number)
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

/** Delivery area, time and charge of an offer at this price in rupees, as schema.org data. */
export const shippingDetailsJsonLd = (area: DeliveryArea, price: number) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toRupees(deliveryCharge(area, price)).toFixed(2),
    currency: region.currency,
  },
  shippingDestination: destinationsOf(area),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysOf(area.packing),
    transitTime: daysOf(area.onTheWay),
  },
})

/** The charge for the delivery of one pack, in paise. */
const deliveryCharge = (area: DeliveryArea, price: number) =>
  priceOrder({ lines: [{ quantity: 1, unitPaise: toPaise(price) }], delivery: area }).delivery.paise

/** The regions of a delivery area as schema.org `DefinedRegion`. */
const destinationsOf = ({ places }: DeliveryArea) =>
  places.map(({ region: addressRegion, codes }) => ({
    '@type': 'DefinedRegion',
    addressCountry: 'IN',
    ...(addressRegion && { addressRegion }),
    ...(codes && {
      postalCodeRange: codes.map(([postalCodeBegin, postalCodeEnd]) => ({
        '@type': 'PostalCodeRangeSpecification',
        postalCodeBegin,
        postalCodeEnd,
      })),
    }),
  }))

/**
 * The return policy as schema.org data: all sales are final, as the refund policy states; it also states the statutory
 * rights.
 * @param merchantReturnLink the URL of the refund policy
 */
export const returnPolicyJsonLd = (merchantReturnLink: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  merchantReturnLink,
})

/** The reference quantity of a unit price, with its UN/CEFACT unit code. */
const unitCodes = {
  g: [1, 'GRM'],
  kg: [1, 'KGM'],
  ml: [1, 'MLT'],
  l: [1, 'LTR'],
  piece: [1, 'C62'],
  '100 g': [100, 'GRM'],
  '100 ml': [100, 'MLT'],
} as const

const priceSpecification = (rupees: number, more: object) => ({
  '@type': 'UnitPriceSpecification',
  price: rupees.toFixed(2),
  priceCurrency: region.currency,
  valueAddedTaxIncluded: true,
  ...more,
})

/** The prices that the page shows: selling price, MRP and unit price. */
export function priceJsonLd(variant: Variant, defaults: PublicStoreSettings['productDefaults']) {
  const { price, mrp, before } = shownPrice(variant, defaults)
  const struck = before ?? mrp ?? price
  return [
    priceSpecification(price, {}),
    ...(struck > price
      ? [priceSpecification(struck, { priceType: 'https://schema.org/StrikethroughPrice' })]
      : []),
    ...perUnit(pricePerHundred(price, variant)),
    ...perUnit(mrp === null ? undefined : unitSalePrice(mrp, variant)),
  ]
}

/** A unit price as schema.org price specification; none without a unit price. */
function perUnit(found: UnitPrice | undefined) {
  if (!found) return []
  const [value, unitCode] = unitCodes[found.per]
  const referenceQuantity = { '@type': 'QuantitativeValue', value, unitCode }
  return [priceSpecification(found.rupees, { referenceQuantity })]
}

/** The last day on which an offer is valid (`2026-12-26`): in 30 days, as long as search engines keep it. */
export const offerValidUntil = (now: Date) => new Date(now.getTime() + 30 * dayMs).toISOString().slice(0, 10)
