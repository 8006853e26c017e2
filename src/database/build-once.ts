import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Keeps the query that `build` makes with a handle: building one with subqueries takes the process as long as sending it.
 * Queries are immutable, so callers can add conditions. Those of a transaction are not kept, because its handle is used
 * only once.
 * @param build must depend on nothing but its arguments
 */
export function buildOnce<Handle extends Kysely<Database>, Variant extends [string?], Query>(
  build: (db: Handle, ...variant: Variant) => Query,
): (db: Handle, ...variant: Variant) => Query {
  const built = new WeakMap<Handle, Map<string | undefined, Query>>()
  return (db, ...variant) => {
    if (db.isTransaction) return build(db, ...variant)
    const ofHandle = built.get(db) ?? new Map<string | undefined, Query>()
    built.set(db, ofHandle)
    const query = ofHandle.get(variant[0]) ?? build(db, ...variant)
    ofHandle.set(variant[0], query)
    return query
  }
}
