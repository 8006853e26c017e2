import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { StoreFacts } from '../contract.ts'

/**
 * Whether a change waits until this transaction has ended (`share`): what it writes down is then older than the change; or
 * whoever reads them so waits as well (`update`).
 */
export type FactsLock = 'share' | 'update' | 'none'

/** What is saved of the merchant's facts, if anybody ever changed them. */
export const findStoreFacts = (db: Db, lock: FactsLock = 'none') =>
  db
    .selectFrom('store_facts')
    .select(['facts', 'version'])
    .$if(lock === 'share', (query) => query.forShare())
    .$if(lock === 'update', (query) => query.forUpdate())
    .executeTakeFirst()

type Change = { facts: StoreFacts; version: number; by: number | null; now: Date }

/** Writes the first change of all. @returns whether nobody else had made one */
export async function insertStoreFacts(trx: Transaction<Database>, { facts, by, now }: Change) {
  const row = { facts: JSON.stringify(facts), version: 1, changed_at: now, changed_by: by }
  const inserted = await trx
    .insertInto('store_facts')
    .values(row)
    .onConflict((kept) => kept.column('only_row').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Writes the facts over those of `version`. @returns whether these still stood there */
export async function updateStoreFacts(trx: Transaction<Database>, { facts, version, by, now }: Change) {
  const changed = { facts: JSON.stringify(facts), version: version + 1, changed_at: now, changed_by: by }
  const updated = await trx
    .updateTable('store_facts')
    .set(changed)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
