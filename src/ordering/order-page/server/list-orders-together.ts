import type { Db } from '#database/connect.ts'
import { listOrdersTogether as listTogether } from '#ordering/additions/server/order-additions.queries.ts'
import { orderLinkPath } from '#ordering/buyers/rules/order-link-path.ts'
import { findOrderLinkKey } from '#ordering/buyers/server/order-link.ts'
import type { OrderOwner } from '#ordering/buyers/server/order-owner.ts'
import { isAwaitingPayment } from '#ordering/orders/rules/order-state.ts'
import type { OrderPage } from '../contract.ts'

type Reader = {
  owner: OrderOwner
  /** Has nothing but the link of a customer's order, which opens no other order. */
  isLinkReader: boolean
  now: Date
}

/**
 * The order to which this one was added, and those that were added to it, each with the path of its page if the reader may
 * open it. Whoever has the link of added items doesn't get into the account that the first order belongs to.
 */
export async function listOrdersTogether(
  db: Db,
  orderId: number,
  { owner, isLinkReader, now }: Reader,
): Promise<OrderPage['together']> {
  const others = await listTogether(db, orderId)
  return Promise.all(
    others.map(async (other) => ({
      id: other.id,
      is_first: other.is_first,
      is_unpaid: isAwaitingPayment(other),
      path: isLinkReader ? null : await findPath(db, other, { owner, now }),
    })),
  )
}

async function findPath(
  db: Db,
  { id, user_id }: { id: number; user_id: number | null },
  { owner, now }: Pick<Reader, 'owner' | 'now'>,
) {
  if (user_id !== null) return 'userId' in owner && owner.userId === user_id ? `/orders/${id}` : null
  const key = await findOrderLinkKey(db, id, now)
  return key === undefined ? null : orderLinkPath(key)
}
