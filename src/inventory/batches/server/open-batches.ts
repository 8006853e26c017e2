import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { BatchLabel } from '../batch-contract.ts'

type Trx = Transaction<Database>
type Line = { pack_id: number; batch?: BatchLabel | undefined }

/**
 * The batch of each line that names one: goods with the same label are one batch, whenever they came. The packs of
 * all lines are locked first, in the order of their ids, as whatever moves stock locks them: those without a batch too, as they
 * are locked next, and one of a smaller id might be an order's that waits for these.
 * @returns one for each line, empty where it names none; where a pack is not there, no batches: nothing can come in
 */
export async function openBatches(trx: Trx, lines: Line[], now: Date): Promise<{ batchId?: number }[]> {
  const packs = lines.flatMap(({ pack_id, batch }) => (batch ? [pack_id] : []))
  if (packs.length === 0) return []
  const locked = [...new Set(lines.map(({ pack_id }) => pack_id))]
  if ((await lockPacks(trx, locked)) < locked.length) return []
  const opened = []
  for (const { pack_id, batch } of lines)
    opened.push(batch ? { batchId: await openBatch(trx, pack_id, batch, now) } : {})
  await trx
    .updateTable('packs')
    .set({ has_batches: true })
    .where('id', 'in', packs)
    .where('has_batches', '=', false)
    .execute()
  return opened
}

/** @returns how many of them there are */
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

async function openBatch(trx: Trx, packId: number, { code, packed_on, best_before }: BatchLabel, now: Date) {
  const row = { pack_id: packId, code, packed_on, best_before }
  const { id } = await trx
    .insertInto('batches')
    .values({ ...row, added_at: now })
    // Written once more as it is, so that the row is told of.
    .onConflict((label) => label.constraint('one_batch_a_label').doUpdateSet({ code }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes back what was opened for goods that did not come in after all. */
export async function closeUnused(trx: Trx, opened: { batchId?: number }[]) {
  const ids = opened.flatMap(({ batchId }) => batchId ?? [])
  if (ids.length === 0) return
  await trx
    .deleteFrom('batches')
    .where('id', 'in', ids)
    .where(sql<boolean>`not exists (select from stock_moves where batch_id = batches.id)`)
    .execute()
}

/** Units that came into batches that may not be sold any more. */
export async function countUnsold(trx: Trx, entered: { batchId?: number; by: number }[]) {
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
