import type { Db } from '#database/connect.ts'

type SetThresholdResult =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_PACK' }
  | { ok: false; reason: 'STALE'; at: number }

/** Sets the low-stock threshold unless somebody changed the value shown as `was` (optimistic lock). */
export async function setLowStockThreshold(
  db: Db,
  { packId, at, was }: { packId: number; at: number; was: number },
): Promise<SetThresholdResult> {
  const updated = await db
    .updateTable('packs')
    .set({ low_stock_at: at })
    .where('id', '=', packId)
    .where('low_stock_at', 'in', [was, at])
    .returning('id')
    .executeTakeFirst()
  if (updated) return { ok: true }
  const pack = await db.selectFrom('packs').select('low_stock_at').where('id', '=', packId).executeTakeFirst()
  return pack ? { ok: false, reason: 'STALE', at: pack.low_stock_at } : { ok: false, reason: 'NO_SUCH_PACK' }
}
