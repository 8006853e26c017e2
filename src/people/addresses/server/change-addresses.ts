import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { applyAddressChange } from '#ordering/delivery/server/change-order-address.ts'
import { findUnpaidOrder } from '#ordering/orders/server/unpaid-order.queries.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Address, AddressFields } from '../contract.ts'
import {
  addressCopyOf,
  findAddress,
  insertAddress,
  listAddresses,
  removeAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses.queries.ts'
import type { UnredirectedOrder } from './describe-unredirected-order.ts'

/** No household needs more, and ten can be scanned at a glance. */
export const maxAddresses = 10

export type AddressParts = Pick<Parts, 'db' | 'clock' | 'store'>
type AddressNotFound = { ok: false; reason: 'NO_SUCH_ADDRESS' }
/** Why an unpaid order was not redirected to the changed address. */
type Unredirected = { unredirected?: UnredirectedOrder | undefined }
type Saved = { ok: true; address: Address } & Unredirected
type Edited = Saved | AddressNotFound | { ok: false; reason: 'STALE'; current: Address }

/** Adds an address. Adding the same one again, as after a lost response, adds nothing. */
export const addAddress = (parts: AddressParts, userId: number, fields: AddressFields) =>
  changeAddresses(parts, userId, async (trx, { now }): Promise<Saved | { ok: false; reason: 'TOO_MANY' }> => {
    const saved = await listAddresses(trx, userId)
    const same = saved.find((address) => isSameAddress(address, fields))
    if (same) return { ok: true, address: same }
    if (saved.length >= maxAddresses) return { ok: false, reason: 'TOO_MANY' }
    return {
      ok: true,
      address: await insertAddress(trx, userId, { fields, now, is_default: saved.length === 0 }),
    }
  })

/** Whether a stored address has the same text in every field. */
const isSameAddress = (address: Address, fields: AddressFields) =>
  Object.entries(addressCopyOf(address)).every(
    ([field, saved]) => saved === (fields[field as keyof AddressFields] ?? null),
  )

/**
 * Updates one of a customer's addresses, and redirects an unpaid order that goes to it.
 * @param version the one that was read (optimistic lock)
 */
export const editAddress = (
  parts: AddressParts,
  userId: number,
  { id, version, fields }: { id: number; version: number; fields: AddressFields },
) =>
  changeAddresses(parts, userId, async (trx, { now, redirectUnpaidOrder }): Promise<Edited> => {
    const current = await findAddress(trx, userId, id)
    if (!current) return { ok: false, reason: 'NO_SUCH_ADDRESS' }
    if (current.version !== version) return { ok: false, reason: 'STALE', current }
    const address = await updateAddress(trx, id, { fields: { name: null, ...fields }, now })
    return { ok: true, address, unredirected: await redirectUnpaidOrder(address) }
  })

/** Makes one of a customer's addresses the default one. */
export const chooseDefaultAddress = (parts: AddressParts, userId: number, id: number) =>
  changeAddresses(parts, userId, async (trx): Promise<Saved | AddressNotFound> => {
    if (!(await findAddress(trx, userId, id))) return { ok: false, reason: 'NO_SUCH_ADDRESS' }
    return { ok: true, address: await setDefaultAddress(trx, userId, id) }
  })

/**
 * Deletes an address. After the default one the last saved is the default, and an unpaid order to the deleted one goes
 * to the default, where it can.
 */
export const deleteAddress = (parts: AddressParts, userId: number, id: number) =>
  changeAddresses(
    parts,
    userId,
    async (trx, { redirectUnpaidOrder }): Promise<({ ok: true } & Unredirected) | AddressNotFound> => {
      const removed = await removeAddress(trx, userId, id)
      if (!removed) return { ok: false, reason: 'NO_SUCH_ADDRESS' }
      const [next] = await listAddresses(trx, userId)
      if (!next) return { ok: true, unredirected: await findUnpaidOrderTo(trx, userId, id) }
      const other = next.is_default ? next : await setDefaultAddress(trx, userId, next.id)
      return { ok: true, unredirected: await redirectUnpaidOrder(other, id) }
    },
  )

/** The unpaid order to the deleted address, which no other address can replace; undefined if there is none. */
async function findUnpaidOrderTo(
  trx: Transaction<Database>,
  userId: number,
  addressId: number,
): Promise<UnredirectedOrder | undefined> {
  const order = await findUnpaidOrder(trx, { userId })
  return order?.address_id === addressId ? { orderId: order.id, reason: 'DELETED' } : undefined
}

type ChangeContext = {
  now: Date
  /**
   * Redirects the unpaid order that goes to `address`, or to the address with the id `before`, if it can be delivered
   * there (decision X2).
   * @returns the order and why it still goes to the old address; undefined if there is none or it was redirected
   */
  redirectUnpaidOrder: (address: Address, before?: number) => Promise<UnredirectedOrder | undefined>
}

/** Changes a customer's addresses under a lock, so that changes, placing orders and payments run one after another. */
export const changeAddresses = <Outcome>(
  parts: AddressParts,
  userId: number,
  change: (trx: Transaction<Database>, context: ChangeContext) => Promise<Outcome>,
) =>
  transact(parts.db, async (trx) => {
    await lockUser(trx, userId)
    return change(trx, {
      now: parts.clock.now(),
      redirectUnpaidOrder: (address, before = address.id) =>
        applyAddressChange(trx, parts, userId, {
          to: { id: address.id, copy: addressCopyOf(address) },
          from: before,
        }),
    })
  })
