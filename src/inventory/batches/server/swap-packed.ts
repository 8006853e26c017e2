import { transact } from '#database/transact.ts'
import { lockOrder } from '#ordering/orders/server/states/move-order.ts'
import type { Parts } from '#parts.ts'
import { setAside } from './keep-sellable.ts'
import { lockPacks } from './open-batches.ts'
import { swapRecalled } from './swap-recalled.ts'

type Swapped = 'done' | 'NO_SUCH_BATCH' | 'NOTHING_ELSE'

/** Somebody has opened a parcel and put other goods into it than those of a recalled batch: the ledger follows. */
export async function swapPacked(
  { db, clock, catalogueVersion }: Pick<Parts, 'db' | 'clock' | 'catalogueVersion'>,
  { batchId, orderId }: { batchId: number; orderId: number },
): Promise<Swapped> {
  const done = await transact(db, async (trx): Promise<Swapped> => {
    const batch = await trx
      .selectFrom('batches')
      .select('pack_id')
      .where('id', '=', batchId)
      .executeTakeFirst()
    if (!batch) return 'NO_SUCH_BATCH'
    // The order first, as whoever moves one locks it before its stock.
    await lockOrder(trx, orderId)
    await lockPacks(trx, [batch.pack_id])
    await setAside(trx, batch.pack_id, clock.now())
    const swapped = await swapRecalled(trx, batch.pack_id, clock.now(), orderId)
    return swapped.length > 0 ? 'done' : 'NOTHING_ELSE'
  })
  if (done === 'done') catalogueVersion.stockMoved()
  return done
}
