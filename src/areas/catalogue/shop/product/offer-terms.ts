import { region } from '../../../../values/region.ts'
import type { ShownStore } from '../../../store/contract.ts'

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
