import type { Address, AddressFields } from '../contract.ts'
import { findDefaultAddress, insertAddress, updateAddress } from './addresses.queries.ts'
import { type AddressParts, changeAddresses } from './change-addresses.ts'
import type { UnredirectedOrder } from './describe-unredirected-order.ts'

type SaveAddressResult =
  | { ok: true; address: Address; unredirected?: UnredirectedOrder | undefined }
  | { ok: false; reason: 'NOT_YOURS' }

/**
 * Saves a customer's own address (decision B13), of several the default one (decision X3). The owner comes from the
 * session; another user's `user_id` is refused.
 */
export async function saveAddress(
  parts: AddressParts,
  userId: number,
  { user_id, ...fields }: AddressFields & { user_id?: number | undefined },
): Promise<SaveAddressResult> {
  if (user_id !== undefined && user_id !== userId) return { ok: false, reason: 'NOT_YOURS' }
  return changeAddresses(
    parts,
    userId,
    async (trx, { now, redirectUnpaidOrder }): Promise<SaveAddressResult> => {
      const before = await findDefaultAddress(trx, userId)
      if (!before)
        return { ok: true, address: await insertAddress(trx, userId, { fields, now, is_default: true }) }
      const address = await updateAddress(trx, before.id, { fields, now })
      return { ok: true, address, unredirected: await redirectUnpaidOrder(address) }
    },
  )
}
