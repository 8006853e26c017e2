import type { NewRow } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { lockBatch } from './lock-batch.ts'
import { updateQuarantine } from './quarantine-expired.ts'
import { replaceRecalled } from './replace-recalled.ts'

type RecallDeps = Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'hooks'>
type RecallColumns = Pick<NewRow<'batches'>, 'recalled_at' | 'recall_reason' | 'recalled_by'>

/**
 * Recalls a batch: quarantines its units and replaces them in unpacked orders as far as stock allows, in one
 * transaction. Recalling twice changes nothing.
 * @returns the ids of the orders whose units were replaced; empty if there is no such batch
 */
export const recallBatch = (parts: RecallDeps, id: number, { reason, by }: { reason: string; by: string }) =>
  setRecall(parts, id, { recalled_at: parts.clock.now(), recall_reason: reason, recalled_by: by })

/** Ends a recall: quarantined units can be sold again unless they have expired. Without a recall, changes nothing. */
export const endRecall = (parts: RecallDeps, id: number) =>
  setRecall(parts, id, { recalled_at: null, recall_reason: null, recalled_by: null })

/** Starts or ends a recall: writes its columns, then updates the quarantine and replaces recalled units. */
async function setRecall(
  { db, clock, catalogueVersion, hooks }: RecallDeps,
  id: number,
  recall: RecallColumns,
) {
  const replaced = await transact(db, async (trx) => {
    const packId = await lockBatch(trx, id)
    if (packId === undefined) return []
    await trx
      .updateTable('batches')
      .set(recall)
      .where('id', '=', id)
      .where('recalled_at', recall.recalled_at ? 'is' : 'is not', null)
      .execute()
    await hooks?.at?.('recall:written')
    await updateQuarantine(trx, packId, clock.now())
    await hooks?.at?.('recall:set-aside')
    return replaceRecalled(trx, packId, clock.now())
  })
  await hooks?.at?.('recall:done')
  catalogueVersion.stockMoved()
  return replaced
}
