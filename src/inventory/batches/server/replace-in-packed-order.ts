import { transact } from '#database/transact.ts'
import { lockOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { lockPacks } from './find-or-create-batches.ts'
import { updateQuarantine } from './quarantine-expired.ts'
import { replaceRecalled } from './replace-recalled.ts'

type ReplaceResult = 'done' | 'NO_SUCH_BATCH' | 'NOTHING_ELSE'

/**
 * Records that somebody opened a packed parcel and replaced its recalled units by hand. `NOTHING_ELSE`: the order has
 * no recalled units, or there is too little other stock.
 */
export async function replaceInPackedOrder(
  { db, clock, catalogueVersion }: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  { batchId, orderId }: { batchId: number; orderId: number },
): Promise<ReplaceResult> {
  const result = await transact(db, async (trx): Promise<ReplaceResult> => {
    const batch = await trx
      .selectFrom('batches')
      .select('pack_id')
      .where('id', '=', batchId)
      .executeTakeFirst()
    if (!batch) return 'NO_SUCH_BATCH'
    // Lock order: the order before its stock.
    await lockOrder(trx, orderId)
    await lockPacks(trx, [batch.pack_id])
    await updateQuarantine(trx, batch.pack_id, clock.now())
    const replaced = await replaceRecalled(trx, batch.pack_id, clock.now(), orderId)
    return replaced.length > 0 ? 'done' : 'NOTHING_ELSE'
  })
  if (result === 'done') catalogueVersion.stockMoved()
  return result
}
