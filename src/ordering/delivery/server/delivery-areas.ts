import { postalCodesOfDistrict } from '#ordering/post-offices/server/post-offices.ts'
import type { StoreSettings } from '#shopfront/settings/contract.ts'
import { stateCodeOf } from '#words/state-codes.ts'
import type { DeliveryArea, Zone } from '../contract.ts'

/** The delivery areas for search engines: each zone, or without zones the shop's own district. */
export const deliveryAreas = ({
  shipping,
  zones,
}: Pick<StoreSettings, 'shipping' | 'zones'>): DeliveryArea[] =>
  zones?.map(toDeliveryArea) ?? [
    {
      places: [{ region: shipping.stateCode, codes: shipping.postalCodes.map(toCodePair) }],
      packing: shipping.processingDays,
      onTheWay: shipping.deliveryDays,
      fee: 0,
      free_from: null,
    },
  ]

function toDeliveryArea({ codes, districts, states, days, fee, free_from }: Zone): DeliveryArea {
  const all = [...codes, ...districts.flatMap(postalCodesOfDistrict)].map(toCodePair)
  return {
    places: [
      ...states.map((state) => ({ region: stateCodeOf(state) ?? state })),
      ...(all.length > 0 ? [{ codes: all }] : []),
    ],
    // A zone's days include packing.
    packing: '0',
    onTheWay: days,
    fee,
    free_from,
  }
}

/** First and last code of `641012`, `641001-641062` or `641*`. */
function toCodePair(codes: string): [string, string] {
  const [first = '', last = first] = codes.replace('*', '').split('-')
  return [first.padEnd(6, '0'), last.padEnd(6, '9')]
}
