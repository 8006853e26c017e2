import { transact } from '#database/transact.ts'
import {
  type AddressChangeRefused,
  changeUnpaidOrderAddress,
} from '#ordering/delivery/server/change-order-address.ts'
import { findUnpaidOrder } from '#ordering/orders/server/unpaid-order.queries.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Address } from '#people/addresses/contract.ts'
import { addressCopyOf, findAddress, findAddressOfOrder } from '#people/addresses/server/addresses.queries.ts'

export type AddressRefused =
  | { ok: false; reason: 'ADDRESS_GONE' | 'ADDRESS_MISSING' }
  | ({ ok: false; address: Address } & AddressChangeRefused)
type UpdateDeliveryAddress = { ok: true } | AddressRefused

type AddressChoice = {
  userId: number
  orderId: number
  /** The address on the payer's screen. */
  addressId?: number | undefined
}

/**
 * Before payment, sets the address of the order to the one that its customer chose (decision X2), if the shop delivers
 * there at the same fee. An order that is no longer the customer's unpaid one stays unchanged, which counts as success.
 */
export const updateDeliveryAddress = (
  parts: Parts,
  { userId, orderId, addressId }: AddressChoice,
): Promise<UpdateDeliveryAddress> =>
  transact(parts.db, async (trx): Promise<UpdateDeliveryAddress> => {
    await lockUser(trx, userId)
    const order = await findUnpaidOrder(trx, { userId })
    if (order?.id !== orderId) return { ok: true }
    const address =
      addressId === undefined
        ? await findAddressOfOrder(trx, userId, order.address_id)
        : await findAddress(trx, userId, addressId)
    if (!address) return { ok: false, reason: addressId === undefined ? 'ADDRESS_MISSING' : 'ADDRESS_GONE' }
    const redirected = await changeUnpaidOrderAddress(trx, parts, order, {
      id: address.id,
      copy: addressCopyOf(address),
    })
    return redirected.ok ? redirected : { ...redirected, address }
  })
