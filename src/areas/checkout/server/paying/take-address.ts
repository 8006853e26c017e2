import type { AddressCopy } from '../../../../database/tables/orders.ts'
import { transact } from '../../../../database/transact.ts'
import type { Parts } from '../../../../parts.ts'
import { lockUser } from '../../../accounts/server/lock-user.queries.ts'
import { findAddressCopy } from '../../../addresses/server/addresses.queries.ts'
import { type NotRedirected, redirectUnpaidOrder } from '../../../delivery/server/redirect-order.ts'

export type AddressNotTaken = { ok: false; address: AddressCopy } & NotRedirected
type TakeAddress = { ok: true } | AddressNotTaken

/** An order whose payment starts goes where its customer wants it now (decision X2), if it can be delivered there. */
export const takeAddress = (parts: Parts, userId: number): Promise<TakeAddress> =>
  transact(parts.db, async (trx): Promise<TakeAddress> => {
    await lockUser(trx, userId)
    const address = await findAddressCopy(trx, userId)
    if (!address) return { ok: true }
    const redirected = await redirectUnpaidOrder(trx, parts, userId, address)
    return redirected.ok ? redirected : { ...redirected, address }
  })
