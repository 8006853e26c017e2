import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { StoreSettings } from '../contract.ts'

/**
 * `share`: changes wait until this transaction ends, so what it writes matches the settings. `update`: other locked
 * reads wait as well.
 */
export type SettingsLock = 'share' | 'update' | 'none'

/** The saved settings; undefined before the first change. */
export const findStoreSettings = (db: Db, lock: SettingsLock = 'none') =>
  db
    .selectFrom('store_facts')
    .select(['facts', 'version'])
    .$if(lock === 'share', (query) => query.forShare())
    .$if(lock === 'update', (query) => query.forUpdate())
    .executeTakeFirst()

type Change = { facts: StoreSettings; version: number; by: number | null; now: Date }

/**
 * Inserts the first version.
 * @returns false if another request was first
 */
export async function insertStoreSettings(trx: Transaction<Database>, { facts, by, now }: Change) {
  const row = { facts: JSON.stringify(facts), version: 1, changed_at: now, changed_by: by }
  const inserted = await trx
    .insertInto('store_facts')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/**
 * Updates the settings if they still have `version`.
 * @returns false if they have changed since
 */
export async function updateStoreSettings(trx: Transaction<Database>, { facts, version, by, now }: Change) {
  const changed = { facts: JSON.stringify(facts), version: version + 1, changed_at: now, changed_by: by }
  const updated = await trx
    .updateTable('store_facts')
    .set(changed)
    .where('version', '=', version)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}
