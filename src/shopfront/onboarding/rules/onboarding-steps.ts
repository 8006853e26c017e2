/** The onboarding steps of a new shop, in the recommended order. */
export const stepNames = [
  'name',
  'logo',
  'icon',
  'colours',
  'contacts',
  'legal',
  'tax',
  'zones',
  'payment-keys',
  'mail',
  'policies',
  'product',
  'order',
] as const
export type StepName = (typeof stepNames)[number]
