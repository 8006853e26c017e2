import type { TrackingState } from '#values/couriers/courier-values.ts'

/** The status ids of Shiprocket that the shop uses; the others change nothing. */
const states: Record<number, TrackingState> = {
  6: 'picked_up',
  7: 'arrived',
  8: 'called_off',
  9: 'returning',
  10: 'returned',
  12: 'lost',
  17: 'out_for_delivery',
  18: 'in_transit',
  24: 'lost',
  25: 'lost',
  38: 'in_transit',
  40: 'returning',
  41: 'returning',
  42: 'picked_up',
  44: 'lost',
  45: 'called_off',
  46: 'returning',
}

export const shiprocketState = (id: number | undefined) => (id === undefined ? undefined : states[id])
