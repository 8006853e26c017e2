/** How often something can be delivered, in weeks. */
export const deliveryIntervals = [2, 4] as const
export type DeliveryInterval = (typeof deliveryIntervals)[number]
