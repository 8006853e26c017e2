import { region } from '../../../../values/region.ts'
import { unitPrices } from '../../../../values/unit-price.ts'
import type { ShownStore } from '../../../store/contract.ts'
import type { Pack } from '../../pack-contract.ts'

type Shipping = ShownStore['shipping']

/** `1-2` as search engines are told it, in business days. */
function daysOf(range: string) {
  const [minValue, maxValue = minValue] = range.split('-').map(Number)
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

/**
 * Where an offer is delivered and how long it takes, as the shipping policy says it. The shop takes nothing for it: the
 * courier is paid at the door.
 */
export const shippingDetailsOf = (shipping: Shipping) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: '0', currency: region.currency },
  shippingDestination: {
    '@type': 'DefinedRegion',
    addressCountry: 'IN',
    addressRegion: shipping.stateCode,
    postalCodePrefix: shipping.postalCodePrefixes,
  },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: daysOf(shipping.processingDays),
    transitTime: daysOf(shipping.deliveryDays),
  },
})

/** All sales are final, as the refund policy says it. */
export const hasMerchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
}

/** What a price is of: per 100 g, and so on, as the vocabulary of units knows it. */
const references = {
  g: [1, 'GRM'],
  kg: [1, 'KGM'],
  ml: [1, 'MLT'],
  l: [1, 'LTR'],
  piece: [1, 'C62'],
  '100 g': [100, 'GRM'],
  '100 ml': [100, 'MLT'],
} as const

const specification = (rupees: number, more: object) => ({
  '@type': 'UnitPriceSpecification',
  price: rupees.toFixed(2),
  priceCurrency: region.currency,
  valueAddedTaxIncluded: true,
  ...more,
})

/** The same prices that the page shows: the selling price, the MRP where it has one, and what it comes to per 100 g. */
export function pricesOf(pack: Pack) {
  const { price, mrp } = pack
  return [
    specification(price, {}),
    ...(mrp !== null && mrp > price
      ? [specification(mrp, { priceType: 'https://schema.org/StrikethroughPrice' })]
      : []),
    ...unitPrices(price, pack).map(({ rupees, per }) => {
      const [value, unitCode] = references[per]
      return specification(rupees, { referenceQuantity: { '@type': 'QuantitativeValue', value, unitCode } })
    }),
  ]
}

/** A price is promised for as long as search engines keep it: a month, by the day. */
export const validUntil = (now: Date) => new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
