import { sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { AddressCopy } from '#database/tables/orders.ts'
import type { Address, AddressFields } from '../contract.ts'
import { addressFieldNames } from '../rules/address-field-names.ts'

type Trx = Transaction<Database>
type Handle = Db | Trx

const columns = ['id', 'user_id', ...addressFieldNames, 'is_default', 'version'] as const

/** A customer's addresses, the default one first and then the last saved. */
export const listAddresses = (db: Handle, userId: number): Promise<Address[]> =>
  db
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The default address of a customer; undefined if they have no address. */
export const findDefaultAddress = (db: Handle, userId: number): Promise<Address | undefined> =>
  db
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst()

export const findAddress = (db: Handle, userId: number, id: number): Promise<Address | undefined> =>
  db
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * The address that an order goes to: the chosen one, or the default one if none was chosen or it was deleted; undefined
 * if the customer has none.
 */
export const findAddressOfOrder = (trx: Trx, userId: number, orderId: number): Promise<Address | undefined> =>
  trx
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('is_default', '=', true), eb('id', '=', chosenAddressId(orderId))]))
    .orderBy('is_default')
    .limit(1)
    .executeTakeFirst()

const chosenAddressId = (orderId: number) =>
  sql<number>`(select address_id from orders where orders.id = ${orderId})`

/** The part of an address that an order stores a copy of: without ids, version and whether it is the default. */
export const addressCopyOf = ({ id: _, user_id: __, is_default: ___, version: ____, ...copy }: Address) =>
  copy

/** The copy for the order of somebody who has no saved address: optional fields that are absent become null. */
export const addressCopyOfFields = (fields: AddressFields): AddressCopy => ({
  ...fields,
  address_line2: fields.address_line2 ?? null,
  landmark: fields.landmark ?? null,
  district: fields.district ?? null,
  phone: fields.phone ?? null,
  name: fields.name ?? '',
})

type AddressRow = { fields: AddressFields; now: Date }

/**
 * The column values to store: optional fields that are absent become null. An absent name stays absent, so that an
 * update keeps the stored one.
 */
const addressValuesOf = ({ fields, now }: AddressRow) => ({
  ...fields,
  address_line2: fields.address_line2 ?? null,
  landmark: fields.landmark ?? null,
  district: fields.district ?? null,
  phone: fields.phone ?? null,
  updated_at: now,
})

export const insertAddress = (
  trx: Trx,
  userId: number,
  { is_default, ...row }: AddressRow & { is_default: boolean },
): Promise<Address> =>
  trx
    .insertInto('addresses')
    .values({ ...addressValuesOf(row), user_id: userId, is_default })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Updates an address and raises its version; its name is kept if none is given. */
export const updateAddress = (trx: Trx, id: number, row: AddressRow): Promise<Address> =>
  trx
    .updateTable('addresses')
    .set((eb) => ({ ...addressValuesOf(row), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/**
 * Deletes a customer's address.
 * @returns the deleted address; undefined if there was none
 */
export const removeAddress = (trx: Trx, userId: number, id: number): Promise<Address | undefined> =>
  trx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/**
 * Makes an address the customer's default one. A unique index allows one at a time, so the current one is cleared
 * first.
 */
export async function setDefaultAddress(trx: Trx, userId: number, id: number): Promise<Address> {
  await trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute()
  return trx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
