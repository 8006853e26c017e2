/** Couriers take parcels up to these limits; larger ones travel as freight. */
export const maxWeightGrams = 50_000
export const maxSideCm = 200

/** Before the merchant saves others. */
export const defaultParcel = {
  packing_g: 100,
  box: { length_cm: 25, width_cm: 20, height_cm: 10 },
} as const
