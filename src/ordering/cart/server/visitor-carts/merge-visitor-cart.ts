import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import {
  deleteVisitorCart,
  lockVisitorCart,
  mergeLines,
  upsertCustomerCart,
} from './visitor-carts.queries.ts'

/**
 * What somebody put into a visitor's cart is in their own once they log in. The visitor's cart ends with it, in one
 * transaction that locks it first: of two logins at once with the same token the second finds nothing to add.
 */
export const mergeVisitorCart = (
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { visit: tokenHash, userId }: { visit: string; userId: number },
) =>
  transact(db, async (trx) => {
    const from = await lockVisitorCart(trx, tokenHash, clock.now())
    if (from === undefined) return
    const to = await upsertCustomerCart(trx, userId, clock.now())
    await mergeLines(trx, { from, to, userId, most: settings.orders.mostOfOne })
    await deleteVisitorCart(trx, tokenHash)
  })
