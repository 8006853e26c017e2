import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'

/**
 * Locks a customer's row until the transaction ends: placing orders and changing the address must run one after
 * another, even after a double click. Read dependent data in a separate statement afterwards: a statement that waited
 * for the lock still sees the snapshot from before.
 * @returns the customer's name, phone and business details
 */
export const lockUser = (trx: Transaction<Database>, userId: number) =>
  trx
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'gstin', 'business_name'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
