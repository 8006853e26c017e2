import type { NewRow } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { Parts } from '#parts.ts'
import { setAside } from './keep-sellable.ts'
import { lockBatch } from './lock-batch.ts'
import { swapRecalled } from './swap-recalled.ts'

type Recalling = Pick<Parts, 'db' | 'clock' | 'catalogueVersion' | 'hooks'>
type Recall = Pick<NewRow<'batches'>, 'recalled_at' | 'recall_reason' | 'recalled_by'>

/**
 * What is left of the batch leaves the stock in the same transaction, and orders that nobody has packed yet get other goods
 * as far as there are any. One that was recalled before stays as it is.
 * @returns the orders that have other goods now
 */
export const recallBatch = (parts: Recalling, id: number, { reason, by }: { reason: string; by: string }) =>
  change(parts, id, { recalled_at: parts.clock.now(), recall_reason: reason, recalled_by: by })

/** What had been set aside is sold again, unless it is too old. */
export const endRecall = (parts: Recalling, id: number) =>
  change(parts, id, { recalled_at: null, recall_reason: null, recalled_by: null })

async function change({ db, clock, catalogueVersion, hooks }: Recalling, id: number, recall: Recall) {
  const swapped = await transact(db, async (trx) => {
    const packId = await lockBatch(trx, id)
    if (packId === undefined) return []
    await trx
      .updateTable('batches')
      .set(recall)
      .where('id', '=', id)
      .where('recalled_at', recall.recalled_at ? 'is' : 'is not', null)
      .execute()
    await hooks?.at?.('recall:written')
    await setAside(trx, packId, clock.now())
    await hooks?.at?.('recall:set-aside')
    return swapRecalled(trx, packId, clock.now())
  })
  await hooks?.at?.('recall:done')
  catalogueVersion.stockMoved()
  return swapped
}
