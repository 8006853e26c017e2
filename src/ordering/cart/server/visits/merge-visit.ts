import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { addLines, deleteVisitorsCart, lockVisitorsCart, openCustomersCart } from './visits.queries.ts'

/**
 * What somebody put into a visitor's cart is in their own once they log in. The visitor's cart ends with it, in one
 * transaction that locks it first: of two logins at once with the same token the second finds nothing to add.
 */
export const mergeVisit = (
  { db, clock, settings }: Pick<Parts, 'db' | 'clock' | 'settings'>,
  { visit, userId }: { visit: string; userId: number },
) =>
  transact(db, async (trx) => {
    const from = await lockVisitorsCart(trx, visit, clock.now())
    if (from === undefined) return
    const to = await openCustomersCart(trx, userId, clock.now())
    await addLines(trx, { from, to, userId, most: settings.orders.mostOfOne })
    await deleteVisitorsCart(trx, visit)
  })
