import type { Parts } from '../../../parts.ts'
import type { Address, AddressFields } from '../contract.ts'
import { upsertAddress } from './addresses.queries.ts'

type SaveAddress = { ok: true; address: Address } | { ok: false; reason: 'NOT_YOURS' }

/** Saves a customer's own address (decision B13). Whose it is says the session; another's `user_id` is refused. */
export async function saveAddress(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  userId: number,
  { user_id, ...fields }: AddressFields & { user_id?: number | undefined },
): Promise<SaveAddress> {
  if (user_id !== undefined && user_id !== userId) return { ok: false, reason: 'NOT_YOURS' }
  return { ok: true, address: await upsertAddress(db, userId, fields, clock.now()) }
}
