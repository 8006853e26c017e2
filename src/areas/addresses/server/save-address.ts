import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { lockUser } from '../../accounts/server/lock-user.queries.ts'
import { redirectUnpaidOrder } from '../../delivery/server/redirect-order.ts'
import type { Address, AddressFields } from '../contract.ts'
import { upsertAddress } from './addresses.queries.ts'

type SaveAddress = { ok: true; address: Address } | { ok: false; reason: 'NOT_YOURS' }

/**
 * Saves a customer's own address (decision B13). The owner comes from the session; another user's `user_id` is
 * refused. An unpaid order is redirected to the new address as well (decision X2), where it can be delivered for what it
 * says.
 */
export async function saveAddress(
  parts: Pick<Parts, 'db' | 'clock' | 'store'>,
  userId: number,
  { user_id, ...fields }: AddressFields & { user_id?: number | undefined },
): Promise<SaveAddress> {
  if (user_id !== undefined && user_id !== userId) return { ok: false, reason: 'NOT_YOURS' }
  const address = await transact(parts.db, async (trx) => {
    await lockUser(trx, userId)
    const saved = await upsertAddress(trx, userId, fields, parts.clock.now())
    const { id: _, user_id: __, ...copy } = saved
    await redirectUnpaidOrder(trx, parts, userId, copy)
    return saved
  })
  return { ok: true, address }
}
