import type { Refusal } from '#http/calls/refusal.ts'
import { findOrderByLink } from '#ordering/buyers/server/order-link.ts'
import type { Parts } from '#parts.ts'
import { noSuchOrder } from './no-such-order.ts'

type LinkedOwner = NonNullable<Awaited<ReturnType<typeof findOrderByLink>>>

/** Runs a call of the order that a guest's key opens. A wrong or expired key answers like an unknown order. */
export async function withLinkedOrder<Answer>(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  key: string,
  run: (own: LinkedOwner) => Promise<Answer | Refusal>,
) {
  const own = await findOrderByLink(db, key, clock.now())
  return own ? run(own) : noSuchOrder()
}
