import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { lockUser } from '../../accounts/server/lock-user.queries.ts'
import { readdressUnpaidOrder } from '../../orders/server/states/readdress-order.ts'
import type { Address, AddressFields } from '../contract.ts'
import { upsertAddress } from './addresses.queries.ts'
import { isInDeliveryArea } from './delivery-area.ts'

type SaveAddress = { ok: true; address: Address } | { ok: false; reason: 'NOT_YOURS' }

/**
 * Saves a customer's own address (decision B13). The owner comes from the session; another user's `user_id` is
 * refused. An unpaid order is redirected to the new address as well (decision X2), if the shop delivers there.
 */
export async function saveAddress(
  { db, clock, store }: Pick<Parts, 'db' | 'clock' | 'store'>,
  userId: number,
  { user_id, ...fields }: AddressFields & { user_id?: number | undefined },
): Promise<SaveAddress> {
  if (user_id !== undefined && user_id !== userId) return { ok: false, reason: 'NOT_YOURS' }
  const address = await transact(db, async (trx) => {
    await lockUser(trx, userId)
    const saved = await upsertAddress(trx, userId, fields, clock.now())
    const { id: _, user_id: __, ...copy } = saved
    if (isInDeliveryArea(store(), saved)) await readdressUnpaidOrder(trx, userId, copy)
    return saved
  })
  return { ok: true, address }
}
