import { transact } from '#database/transact.ts'
import {
  findUnpaidOrder,
  type NotRedirected,
  redirectUnpaidOrder,
} from '#ordering/delivery/server/redirect-order.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Address } from '#people/addresses/contract.ts'
import { copyOf, findAddress, findAddressOfOrder } from '#people/addresses/server/addresses.queries.ts'

export type AddressNotTaken =
  | { ok: false; reason: 'ADDRESS_GONE' | 'ADDRESS_MISSING' }
  | ({ ok: false; address: Address } & NotRedirected)
type TakeAddress = { ok: true } | AddressNotTaken

type Paying = {
  userId: number
  orderId: number
  /** Which of their addresses somebody sees who pays. */
  addressId?: number | undefined
}

/**
 * An order whose payment starts goes where its customer wants it now (decision X2), if it can be delivered there. What waits
 * for its money by then may be another one: that stays as it is.
 */
export const takeAddress = (parts: Parts, { userId, orderId, addressId }: Paying): Promise<TakeAddress> =>
  transact(parts.db, async (trx): Promise<TakeAddress> => {
    await lockUser(trx, userId)
    const order = await findUnpaidOrder(trx, userId)
    if (order?.id !== orderId) return { ok: true }
    const address =
      addressId === undefined
        ? await findAddressOfOrder(trx, userId, order.address_id)
        : await findAddress(trx, userId, addressId)
    if (!address) return { ok: false, reason: addressId === undefined ? 'ADDRESS_MISSING' : 'ADDRESS_GONE' }
    const redirected = await redirectUnpaidOrder(trx, parts, userId, {
      id: address.id,
      copy: copyOf(address),
    })
    return redirected.ok ? redirected : { ...redirected, address }
  })
