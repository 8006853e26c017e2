import { randomBytes } from 'node:crypto'

/** A receipt: the shop's own id of a provider order, by which it is found if the provider's answer was lost. */
export const newReceipt = () => `order-${randomBytes(16).toString('base64url')}`
