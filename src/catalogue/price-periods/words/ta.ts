import type * as en from './en.ts'

// Offer until ${day}
export const offerUntil: typeof en.offerUntil = ({ day }) => `இந்தச் சலுகை விலை ${day} வரை`
