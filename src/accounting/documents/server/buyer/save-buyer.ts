import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Buyer } from '../../buyer-contract.ts'
import { writeBuyer, writeBuyerOnUnpaidOrder } from './buyers.queries.ts'

/**
 * Saves a customer’s GSTIN and business name, on their unpaid order too. Placing an order takes the same lock, so no
 * order keeps outdated details.
 */
export const saveBuyer = ({ db }: Pick<Parts, 'db'>, userId: number, { gstin, business_name }: Buyer) =>
  transact(db, async (trx) => {
    await lockUser(trx, userId)
    const buyer = { gstin: gstin || null, business_name: business_name || null }
    await writeBuyer(trx, userId, buyer)
    await writeBuyerOnUnpaidOrder(trx, userId, buyer)
  })
