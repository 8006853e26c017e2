import { pricePerHundred, type UnitPrice, unitSalePrice } from '#catalogue/variants/rules/unit-price.ts'
import { shownPrice } from '#catalogue/variants/shop/shown-price.ts'
import type { DeliveryArea } from '#ordering/delivery/contract.ts'
import { singlePackCharge } from '#ordering/delivery/rules/single-pack-charge.ts'
import type { PublicStoreSettings } from '#shopfront/settings/public-settings-contract.ts'
import { region } from '#values/region.ts'
import type { Variant } from '../../variant-contract.ts'

/** A range of business days such as `1-2`, as schema.org QuantitativeValue. */
function daysOf(range: string) {
  const [minValue, maxValue = minValue] = range.split('-').map(Number)
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

/**
 * Delivery area, time and charge of an offer at this price in rupees, as schema.org data. Without a charge where
 * customers pay the courier: the shop does not know how much.
 */
export function shippingDetailsJsonLd(area: DeliveryArea, price: number) {
  const charge = singlePackCharge(area, price)
  return {
    '@type': 'OfferShippingDetails',
    ...(charge !== undefined && {
      shippingRate: { '@type': 'MonetaryAmount', value: charge.toFixed(2), currency: region.currency },
    }),
    shippingDestination: destinationsOf(area),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: daysOf(area.packing),
      transitTime: daysOf(area.onTheWay),
    },
  }
}

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

/** The UN/CEFACT code of each unit of a net quantity. */
const netUnitCodes = { g: 'GRM', kg: 'KGM', ml: 'MLT', l: 'LTR', piece: 'C62' } as const

/** A variant's net quantity, if it is a plain one, as a property of schema.org's `Product`. */
export const netQuantityJsonLd = ({ net_amount, net_unit }: Variant) =>
  net_amount && net_unit
    ? {
        hasMeasurement: {
          '@type': 'QuantitativeValue',
          value: net_amount,
          unitCode: netUnitCodes[net_unit],
        },
      }
    : {}

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
