import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { BatchLabel } from '../contract.ts'

type Trx = Transaction<Database>
type EntryLine = { pack_id: number; batch?: BatchLabel | undefined }

/**
 * Finds or creates the batch of each line with a label: goods of a variant with the same label are one batch. Locks the
 * variants of all lines by ascending id first, as every stock movement does, because otherwise an order that waits for
 * a lower id could deadlock.
 * @returns an object for each line, empty for lines without a label; no objects at all if no line has a label or a
 * variant does not exist
 */
export async function findOrCreateBatches(
  trx: Trx,
  lines: EntryLine[],
  now: Date,
): Promise<{ batchId?: number }[]> {
  const packs = lines.flatMap(({ pack_id, batch }) => (batch ? [pack_id] : []))
  if (packs.length === 0) return []
  const locked = [...new Set(lines.map(({ pack_id }) => pack_id))]
  if ((await lockPacks(trx, locked)) < locked.length) return []
  const batches = []
  for (const { pack_id, batch } of lines)
    batches.push(batch ? { batchId: await findOrCreateBatch(trx, pack_id, batch, now) } : {})
  await trx
    .updateTable('packs')
    .set({ has_batches: true })
    .where('id', 'in', packs)
    .where('has_batches', '=', false)
    .execute()
  return batches
}

/**
 * Locks packs by ascending id.
 * @returns how many of them exist
 */
export async function lockPacks(trx: Trx, packs: number[]) {
  const locked = await trx
    .selectFrom('packs')
    .select('id')
    .where('id', 'in', packs)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return locked.length
}

async function findOrCreateBatch(
  trx: Trx,
  packId: number,
  { code, packed_on, best_before }: BatchLabel,
  now: Date,
) {
  const row = { pack_id: packId, code, packed_on, best_before }
  const { id } = await trx
    .insertInto('batches')
    .values({ ...row, added_at: now })
    // An update without change, so that the existing row is returned.
    .onConflict((label) => label.constraint('one_batch_a_label').doUpdateSet({ code }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes batches that were created for an entry that was then refused. */
export async function deleteUnusedBatches(trx: Trx, batches: { batchId?: number }[]) {
  const ids = batches.flatMap(({ batchId }) => batchId ?? [])
  if (ids.length === 0) return
  await trx
    .deleteFrom('batches')
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (select from stock_moves where batch_id = batches.id)`)
    .execute()
}

/** How many of the entered units are of batches that went into quarantine. */
export async function countQuarantined(trx: Trx, entered: { batchId?: number; by: number }[]) {
  const ids = entered.flatMap(({ batchId }) => batchId ?? [])
  if (ids.length === 0) return 0
  const aside = await trx
    .selectFrom('batches')
    .select('id')
    .where('id', 'in', ids)
    .where('aside_units', '>', 0)
    .execute()
  const isAside = new Set(aside.map(({ id }) => id))
  return entered.reduce((sum, { batchId, by }) => sum + (batchId && isAside.has(batchId) ? by : 0), 0)
}
