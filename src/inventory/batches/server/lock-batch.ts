import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { lockPacks } from './find-or-create-batches.ts'

/**
 * Locks the batch’s pack, as every stock movement does first.
 * @returns the pack id, or undefined if there is no such batch
 */
export async function lockBatch(trx: Transaction<Database>, id: number) {
  const batch = await trx.selectFrom('batches').select('pack_id').where('id', '=', id).executeTakeFirst()
  if (batch) await lockPacks(trx, [batch.pack_id])
  return batch?.pack_id
}
