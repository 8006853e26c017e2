import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import { findUnpaidOrder, redirectOrderTo } from '#ordering/delivery/server/redirect-order.ts'
import type { Parts } from '#parts.ts'
import { lockUser } from '#people/accounts/server/lock-user.queries.ts'
import type { Address, AddressFields } from '../contract.ts'
import {
  copyOf,
  findAddress,
  insertAddress,
  listAddresses,
  makeDefault,
  removeAddress,
  updateAddress,
} from './addresses.queries.ts'
import type { OrderStays } from './order-stays.ts'

/** More is no household's; and a list of so many is chosen from at a glance. */
export const mostAddresses = 10

export type Changing = Pick<Parts, 'db' | 'clock' | 'store'>
type Gone = { ok: false; reason: 'NO_SUCH_ADDRESS' }
/** Why an unpaid order does not go where the address is now. */
type Stays = { stays?: OrderStays | undefined }
type Saved = { ok: true; address: Address } & Stays
type Edited = Saved | Gone | { ok: false; reason: 'STALE'; current: Address }

/** Keeps one more address. The same one once more, as after an answer that was lost, is kept once. */
export const addAddress = (parts: Changing, userId: number, fields: AddressFields) =>
  changeAddresses(parts, userId, async (trx, { now }): Promise<Saved | { ok: false; reason: 'TOO_MANY' }> => {
    const kept = await listAddresses(trx, userId)
    const same = kept.find((address) => isSame(address, fields))
    if (same) return { ok: true, address: same }
    if (kept.length >= mostAddresses) return { ok: false, reason: 'TOO_MANY' }
    return {
      ok: true,
      address: await insertAddress(trx, userId, { fields, now, is_default: kept.length === 0 }),
    }
  })

const isSame = (address: Address, fields: AddressFields) =>
  Object.entries(copyOf(address)).every(
    ([field, kept]) => kept === (fields[field as keyof AddressFields] ?? null),
  )

/** @param version the one that was read (optimistic lock) */
export const editAddress = (
  parts: Changing,
  userId: number,
  { id, version, fields }: { id: number; version: number; fields: AddressFields },
) =>
  changeAddresses(parts, userId, async (trx, { now, tellOrder }): Promise<Edited> => {
    const current = await findAddress(trx, userId, id)
    if (!current) return { ok: false, reason: 'NO_SUCH_ADDRESS' }
    if (current.version !== version) return { ok: false, reason: 'STALE', current }
    const address = await updateAddress(trx, id, { fields: { name: null, ...fields }, now })
    return { ok: true, address, stays: await tellOrder(address) }
  })

export const chooseDefault = (parts: Changing, userId: number, id: number) =>
  changeAddresses(parts, userId, async (trx): Promise<Saved | Gone> => {
    if (!(await findAddress(trx, userId, id))) return { ok: false, reason: 'NO_SUCH_ADDRESS' }
    return { ok: true, address: await makeDefault(trx, userId, id) }
  })

/**
 * Deletes an address. After the default one the last saved is the default, and an unpaid order to the deleted one goes to the
 * default, where it can.
 */
export const deleteAddress = (parts: Changing, userId: number, id: number) =>
  changeAddresses(parts, userId, async (trx, { tellOrder }): Promise<({ ok: true } & Stays) | Gone> => {
    const removed = await removeAddress(trx, userId, id)
    if (!removed) return { ok: false, reason: 'NO_SUCH_ADDRESS' }
    const [next] = await listAddresses(trx, userId)
    if (!next) return { ok: true, stays: await findOrderTo(trx, userId, id) }
    const other = next.is_default ? next : await makeDefault(trx, userId, next.id)
    return { ok: true, stays: await tellOrder(other, id) }
  })

/** An unpaid order to an address that was deleted, with no other to go to. */
async function findOrderTo(
  trx: Transaction<Database>,
  userId: number,
  addressId: number,
): Promise<OrderStays | undefined> {
  const order = await findUnpaidOrder(trx, userId)
  return order?.address_id === addressId ? { orderId: order.id, reason: 'DELETED' } : undefined
}

type Step = {
  now: Date
  /** An unpaid order to this address, or to the one before it, goes where this one says, where it can be delivered (decision X2). */
  tellOrder: (address: Address, before?: number) => Promise<OrderStays | undefined>
}

/** Changes a customer's addresses one after another, and between what places and pays their orders. */
export const changeAddresses = <Outcome>(
  parts: Changing,
  userId: number,
  change: (trx: Transaction<Database>, step: Step) => Promise<Outcome>,
) =>
  transact(parts.db, async (trx) => {
    await lockUser(trx, userId)
    return change(trx, {
      now: parts.clock.now(),
      tellOrder: (address, before = address.id) =>
        redirectOrderTo(trx, parts, userId, { to: { id: address.id, copy: copyOf(address) }, from: before }),
    })
  })
