import type { Transaction } from 'kysely'
import { findTaxedGoods } from '#accounting/documents/server/supply/taxed-goods.queries.ts'
import type { Database } from '#database/schema.ts'
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
export async function updateDeliveryAddress(
  trx: Transaction<Database>,
  parts: Parts,
  { userId, orderId, addressId }: AddressChoice,
): Promise<UpdateDeliveryAddress> {
  // Sent together, but run in this order: the customer is locked before the rest is read.
  const [, order, address, goods] = await Promise.all([
    lockUser(trx, userId),
    findUnpaidOrder(trx, { userId }),
    addressId === undefined ? findAddressOfOrder(trx, userId, orderId) : findAddress(trx, userId, addressId),
    findTaxedGoods(trx, orderId),
  ])
  if (order?.id !== orderId) return { ok: true }
  if (!address) return { ok: false, reason: addressId === undefined ? 'ADDRESS_MISSING' : 'ADDRESS_GONE' }
  const to = { id: address.id, copy: addressCopyOf(address) }
  const redirected = await changeUnpaidOrderAddress(trx, parts, { order, goods }, to)
  return redirected.ok ? redirected : { ...redirected, address }
}
