import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { StockChange } from './stock-change.ts'

/**
 * What an earlier request with the same idempotency key wrote, when its answer was lost: nothing (`no`), the same, or
 * something else (`other`). Then the form was edited in between, and the difference must not be dropped silently.
 */
export async function checkIdempotencyKey(
  trx: Transaction<Database>,
  formKey: string,
  changes: StockChange[],
): Promise<'no' | 'same' | 'other'> {
  const written = await trx
    .selectFrom('stock_moves')
    .select(['pack_id as packId', 'batch_id as batchId', 'delta as by', 'reason', 'note'])
    .where('form_key', '=', formKey)
    .execute()
  if (written.length === 0) return 'no'
  return isDeepStrictEqual(sumUnits(written, changes), sumUnits(changes, changes)) ? 'same' : 'other'
}

type Line = {
  packId: number
  batchId?: number | null | undefined
  by: number
  reason: string
  note?: string | null | undefined
}

/**
 * The units per pack, batch, reason and note, because one entered line may be stored as several, one per batch. Only
 * received goods name their batch.
 */
function sumUnits(lines: Line[], sent: StockChange[]) {
  const sums = new Map<string, number>()
  for (const { packId, batchId, by, reason, note } of lines) {
    const own = sent.some((change) => change.packId === packId && change.batchId) ? batchId : null
    const line = JSON.stringify([packId, own ?? null, reason, note ?? null])
    sums.set(line, (sums.get(line) ?? 0) + by)
  }
  return sums
}
