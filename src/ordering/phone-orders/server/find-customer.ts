import type { Db } from '#database/connect.ts'
import type { AddressCopy } from '#database/tables/orders.ts'
import { addressCopyOf, listAddresses } from '#people/addresses/server/addresses.queries.ts'
import type { KnownCustomer } from '../contract.ts'

/**
 * The customer of a phone number: their account with its addresses, otherwise the last order without an account. Null if
 * the shop doesn't know the number, or has erased whose it was.
 */
export async function findCustomer(db: Db, phone: string): Promise<KnownCustomer | null> {
  const last = await findLastOrder(db, phone)
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale'])
    .where('phone', '=', phone)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  const addressOfOrder = last?.address ? [last.address] : []
  if (user) {
    const saved = (await listAddresses(db, user.id)).map(addressCopyOf)
    const { name, email, locale } = user
    return {
      name,
      email,
      language: locale,
      has_account: true,
      addresses: distinct([...saved, ...addressOfOrder]),
    }
  }
  if (!last) return null
  const { name, email, locale } = last
  return { name, email, language: locale, has_account: false, addresses: addressOfOrder }
}

/** The newest order that this number has without an account. */
const findLastOrder = (db: Db, phone: string) =>
  db
    .selectFrom('order_buyers')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_buyers.name', 'order_buyers.email', 'orders.locale', 'orders.address'])
    .where('order_buyers.phone', '=', phone)
    .where('link_hash', 'is not', null)
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The same house may be saved, and be the address of an order. */
const distinct = (addresses: AddressCopy[]) =>
  [
    ...new Map(
      addresses.toReversed().map((one) => [`${one.address_line1} ${one.postal_code}`.toLowerCase(), one]),
    ).values(),
  ].toReversed()
