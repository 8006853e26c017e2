import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import {
  deleteVisitorCart,
  linkGuestOrders,
  lockVisitorCart,
  mergeCode,
  mergeLines,
  upsertCustomerCart,
} from './visitor-carts.queries.ts'

/**
 * After a login, adds the lines of the visitor's cart to the customer's cart and deletes the visitor's cart. One
 * transaction locks the visitor's cart first, so that of two concurrent logins with the same token the second finds
 * nothing to add.
 */
export const mergeVisitorCart = (
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { tokenHash, userId }: { tokenHash: string; userId: number },
) =>
  transact(db, async (trx) => {
    const from = await lockVisitorCart(trx, tokenHash, clock.now())
    if (from === undefined) return
    const to = await upsertCustomerCart(trx, userId, clock.now())
    await mergeLines(trx, { from, to, userId, max: settings.orders.mostOfOne })
    await mergeCode(trx, { from, to })
    await linkGuestOrders(trx, { tokenHash, userId })
    await deleteVisitorCart(trx, tokenHash)
  })
