import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import type { AddressCopy } from '../../../database/tables/orders.ts'
import type { Address, AddressFields } from '../contract.ts'

type Handle = Db | Transaction<Database>

/** The columns that an order copies from the address. */
const copied = [
  'full_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
] as const
const columns = ['id', 'user_id', ...copied] as const

/** The one address of a customer, if they have saved it. */
export const findAddress = (db: Handle, userId: number): Promise<Address | undefined> =>
  db.selectFrom('addresses').select(columns).where('user_id', '=', userId).executeTakeFirst()

/** The part of the customer's address that an order copies when it is placed. */
export const findAddressCopy = (
  trx: Transaction<Database>,
  userId: number,
): Promise<AddressCopy | undefined> =>
  trx.selectFrom('addresses').select(copied).where('user_id', '=', userId).executeTakeFirst()

/** Writes a customer's address, the first or a new one: the constraint sees to it that there is one (specification §3). */
export function upsertAddress(
  db: Handle,
  userId: number,
  { full_name, address_line1, address_line2, city, state, postal_code, country, phone }: AddressFields,
  now: Date,
): Promise<Address> {
  const required = { full_name, address_line1, city, state, postal_code, country }
  const values = { ...required, address_line2: address_line2 ?? null, phone: phone ?? null, updated_at: now }
  return db
    .insertInto('addresses')
    .values({ user_id: userId, ...values })
    .onConflict((known) => known.constraint('one_address_a_user').doUpdateSet(values))
    .returning(columns)
    .executeTakeFirstOrThrow()
}
