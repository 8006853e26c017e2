import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { parseOrderSearch } from '#ordering/orders/server/lists/order-search.ts'
import { matchesUser } from '#people/accounts/server/list-users.queries.ts'

/** How many matches are sorted by name. A search with more needs another word in any case. */
const maxSorted = 200

/**
 * Customers whose name, email or phone contains the words, by name; a phone number may have its country code and spaces.
 * None below three letters, because no index helps with them.
 */
export async function findCustomers(db: Db, q: string, limit: number) {
  const patterns = parseOrderSearch(q)?.customers ?? []
  if (patterns.length === 0) return []
  return db
    .selectFrom(
      db
        .selectFrom('users')
        .select(['id', 'name', 'email', 'phone'])
        .where('role', '=', 'customer')
        .where('erased_at', 'is', null)
        .where((eb) => eb.and(patterns.map(matchesUser)))
        .limit(sql.lit(maxSorted))
        .as('found'),
    )
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
