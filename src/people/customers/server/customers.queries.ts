import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { listAddresses } from '#people/addresses/server/addresses.queries.ts'
import { toRupees } from '#values/money/money.ts'
import type { Customer } from '../contract.ts'

/** A customer for the back office; undefined for an administrator or an unknown id. */
export async function findCustomer(db: Db, userId: number): Promise<Customer | undefined> {
  const found = await findCustomerRow(db, userId)
  if (!found) return
  const [addresses, bought] = await Promise.all([listAddresses(db, userId), sumPurchases(db, userId)])
  const { created_at, blocked_at, blocked_reason, ...profile } = found
  return {
    ...profile,
    createdAt: created_at.toISOString(),
    address: addresses[0] ?? null,
    addresses,
    blocked: blocked_at && { at: blocked_at.toISOString(), reason: blocked_reason ?? '' },
    bought,
  }
}

/** Whether this id is a customer's: no administrator's, and not erased. */
export const isCustomer = async (db: Db, userId: number) => (await findCustomerRow(db, userId)) !== undefined

/** Undefined for an unknown id, an administrator or an erased customer. */
const findCustomerRow = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'created_at', 'blocked_at', 'blocked_reason'])
    .where('id', '=', userId)
    .where('role', '=', 'customer')
    .where('erased_at', 'is', null)
    .executeTakeFirst()

/** The number of paid orders, their total less refunds, and when the last one was paid. */
async function sumPurchases(db: Db, userId: number): Promise<Customer['bought']> {
  const { orders, paise, last } = await db
    .selectFrom('orders')
    .select((eb) => [
      eb.fn.countAll<number>().as('orders'),
      sql<number>`coalesce(sum(total_paise - refunded_paise), 0)`.as('paise'),
      eb.fn.max('paid_at').as('last'),
    ])
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { orders: Number(orders), total: toRupees(Number(paise)), last: last?.toISOString() ?? null }
}
