import type { Transaction } from 'kysely'
import type { Database, NewRow } from '../../../database/schema.ts'
import { transact } from '../../../database/transact.ts'
import type { Parts } from '../../../parts.ts'
import { setAside } from '../../stock/server/batches/keep-sellable.ts'
import { lockPacks } from '../../stock/server/batches/open-batches.ts'

type Recalling = Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>
type Recall = Pick<NewRow<'batches'>, 'recalled_at' | 'recall_reason' | 'recalled_by'>

/** What is left of the batch leaves the stock in the same transaction. One that was recalled before stays as it is. */
export const recallBatch = (parts: Recalling, id: number, { reason, by }: { reason: string; by: string }) =>
  change(parts, id, { recalled_at: parts.clock.now(), recall_reason: reason, recalled_by: by })

/** What had been set aside is sold again, unless it is too old. */
export const endRecall = (parts: Recalling, id: number) =>
  change(parts, id, { recalled_at: null, recall_reason: null, recalled_by: null })

async function change({ db, clock, catalogueVersion }: Recalling, id: number, recall: Recall) {
  await transact(db, async (trx) => {
    const packId = await lockBatch(trx, id)
    if (packId === undefined) return
    await trx
      .updateTable('batches')
      .set(recall)
      .where('id', '=', id)
      .where('recalled_at', recall.recalled_at ? 'is' : 'is not', null)
      .execute()
    await setAside(trx, packId, clock.now())
  })
  catalogueVersion.stockMoved()
}

/** Locks the pack that it is of, as every move does first. */
async function lockBatch(trx: Transaction<Database>, id: number) {
  const batch = await trx.selectFrom('batches').select('pack_id').where('id', '=', id).executeTakeFirst()
  if (batch) await lockPacks(trx, [batch.pack_id])
  return batch?.pack_id
}
