import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { StockChange } from './move-stock.ts'

/**
 * What an earlier request with the same idempotency key wrote, when its answer was lost: nothing, the same, or something
 * else. In the last case the form was edited in between, and the difference must not be dropped silently.
 */
export async function enteredBefore(
  trx: Transaction<Database>,
  formKey: string,
  changes: StockChange[],
): Promise<'no' | 'same' | 'other'> {
  const written = await trx
    .selectFrom('stock_moves')
    .select(['pack_id', 'delta', 'reason', 'note'])
    .where('form_key', '=', formKey)
    .execute()
  if (written.length === 0) return 'no'
  const sent = changes.map(({ packId, by, reason, note }) => [packId, by, reason, note ?? null])
  const before = written.map(({ pack_id, delta, reason, note }) => [pack_id, delta, reason, note])
  return isDeepStrictEqual(inOrder(before), inOrder(sent)) ? 'same' : 'other'
}

const inOrder = (lines: unknown[]) => lines.map((line) => JSON.stringify(line)).sort()
