import { createHash } from 'node:crypto'

/** Who bought: an account, or a guest by the email address of the order. */
export type Buyer = { userId: number } | { email: string }

/**
 * The key by which a buyer has one review of a product. A guest's email address is hashed, because the key is only
 * compared; it's deleted with the review.
 */
export const buyerKey = (buyer: Buyer) =>
  'userId' in buyer
    ? `user:${buyer.userId}`
    : `guest:${createHash('sha256').update(buyer.email.trim().toLowerCase()).digest('hex').slice(0, 32)}`
