import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Buyer } from '../../buyer-contract.ts'
import { writeBuyer, writeUnpaidBuyer } from './buyers.queries.ts'

/**
 * Keeps under which number and name a customer buys, for their unpaid order as well: orders are placed under the same lock,
 * so none is left with what stood there before.
 */
export const saveBuyer = ({ db }: Pick<Parts, 'db'>, userId: number, { gstin, business_name }: Buyer) =>
  transact(db, async (trx) => {
    await lockUser(trx, userId)
    const buyer = { gstin: gstin || null, business_name: business_name || null }
    await writeBuyer(trx, userId, buyer)
    await writeUnpaidBuyer(trx, userId, buyer)
  })
