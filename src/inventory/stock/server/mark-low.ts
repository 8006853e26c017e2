import type { Db } from '#database/connect.ts'

type MarkLow =
  | { ok: true }
  | { ok: false; reason: 'NO_SUCH_PACK' }
  | { ok: false; reason: 'STALE'; at: number }

/** Says from how many units on a pack is low, unless somebody changed the number that `was` shown (optimistic lock). */
export async function markLow(
  db: Db,
  { packId, at, was }: { packId: number; at: number; was: number },
): Promise<MarkLow> {
  const marked = await db
    .updateTable('packs')
    .set({ low_stock_at: at })
    .where('id', '=', packId)
    .where('low_stock_at', 'in', [was, at])
    .returning('id')
    .executeTakeFirst()
  if (marked) return { ok: true }
  const pack = await db.selectFrom('packs').select('low_stock_at').where('id', '=', packId).executeTakeFirst()
  return pack ? { ok: false, reason: 'STALE', at: pack.low_stock_at } : { ok: false, reason: 'NO_SUCH_PACK' }
}
