import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { AdminBatchRules, BatchRules } from '../contract.ts'

type Handle = Db | Transaction<Database>

/**
 * Defaults until the merchant saves rules. The law requires 30 % of the shelf life or 45 days at delivery; ten days
 * is the longest delivery time.
 */
const defaultRules: BatchRules = {
  wanted: false,
  least_percent: 30,
  least_days: 45,
  way_days: 10,
  warn_days: 14,
  version: 0,
}

/** The batch rules that the merchant has saved, or the defaults. */
export async function readBatchRules(db: Handle): Promise<BatchRules> {
  const row = await db
    .selectFrom('batch_rules')
    .select(['wanted', 'least_percent', 'least_days', 'way_days', 'warn_days', 'version'])
    .executeTakeFirst()
  return row ?? defaultRules
}

/** The rules, and whether any batch exists: the back office shows batches even after they were switched off. */
export async function readAdminBatchRules(db: Handle): Promise<AdminBatchRules> {
  const any = await db.selectFrom('batches').select('id').limit(1).executeTakeFirst()
  return { ...(await readBatchRules(db)), any: any !== undefined }
}

/**
 * Saves the rules under an optimistic lock; version 0 means that none are stored.
 * @returns false if the version is outdated
 */
export async function writeBatchRules(
  db: Handle,
  { version, ...rules }: BatchRules,
  { by, now }: { by: number; now: Date },
) {
  const changed = { ...rules, version: version + 1, changed_at: now, changed_by: by }
  const written =
    version === 0
      ? await db
          .insertInto('batch_rules')
          .values(changed)
          .onConflict((kept) => kept.column('only_row').doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('batch_rules')
          .set(changed)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  return written !== undefined
}
