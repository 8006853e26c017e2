import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
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

/** The default address of a customer. */
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

/** The address of an order: the chosen one, or the default one if that was deleted. */
export const findAddressOfOrder = async (trx: Trx, userId: number, chosen: number | null) =>
  (chosen !== null && (await findAddress(trx, userId, chosen))) || (await findDefaultAddress(trx, userId))

/** The columns that an order copies. */
export const addressCopyOf = ({ id: _, user_id: __, is_default: ___, version: ____, ...copy }: Address) =>
  copy

type AddressRow = { fields: AddressFields; now: Date }

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

/** Updates an address; its name is kept if none is given. */
export const updateAddress = (trx: Trx, id: number, row: AddressRow): Promise<Address> =>
  trx
    .updateTable('addresses')
    .set((eb) => ({ ...addressValuesOf(row), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

export const removeAddress = (trx: Trx, userId: number, id: number): Promise<Address | undefined> =>
  trx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** A unique index allows one default address at a time, so the current one is cleared first. */
export async function makeDefault(trx: Trx, userId: number, id: number): Promise<Address> {
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
