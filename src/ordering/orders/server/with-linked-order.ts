import type { Refusal } from '#http/calls/refusal.ts'
import { findOrderByLink, type LinkedOwner } from '#ordering/buyers/server/order-link.ts'
import type { Parts } from '#parts.ts'
import { noSuchOrder } from './no-such-order.ts'

/** Runs a call of the order that the key of a link opens. A wrong or expired key answers like an unknown order. */
export async function withLinkedOrder<Answer>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  key: string,
  run: (own: LinkedOwner) => Promise<Answer | Refusal>,
) {
  const own = await findOrderByLink(db, key, clock.now())
  return own ? run(own) : noSuchOrder()
}

/**
 * Like `withLinkedOrder`, for what only a guest may do with nothing but a link. A customer's link may have been forwarded
 * with its mail, so it answers like an unknown order.
 */
export const withGuestOrder = <Answer>(
  parts: Pick<Parts, 'db' | 'clock'>,
  key: string,
  run: (own: LinkedOwner) => Promise<Answer | Refusal>,
) => withLinkedOrder(parts, key, (own) => ('linkHash' in own ? run(own) : Promise.resolve(noSuchOrder())))
