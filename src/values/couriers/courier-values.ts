/** The courier services that the shop can book with. */
export const courierProviderNames = ['shiprocket', 'delhivery'] as const
export type CourierProviderName = (typeof courierProviderNames)[number]

/** What a courier can report about a shipment, in the order in which it happens. */
export const trackingStates = [
  'booked',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'returning',
  'lost',
  'arrived',
  'returned',
  'called_off',
] as const
export type TrackingState = (typeof trackingStates)[number]

/** The size of a parcel's box. */
export type Box = { length_cm: number; width_cm: number; height_cm: number }
