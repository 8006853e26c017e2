import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import type { RefundBreakdown } from './quote-refund.ts'

type Restock = {
  orderId: number
  by: { id: number; name: string }
  lines: RefundBreakdown['lines']
  now: Date
}

/**
 * Returns the refunded units to stock that the merchant chose to restock. The others are neither in stock nor written
 * off.
 * @returns false if a variant no longer exists
 */
export async function restockRefundedUnits(trx: Transaction<Database>, { orderId, by, lines, now }: Restock) {
  const restocked = lines.filter(({ restock }) => restock)
  const changes = restocked.flatMap(({ line: { packId }, quantity }) =>
    packId === null ? [] : [{ packId, by: quantity, reason: 'returned' as const, orderId, actor: by }],
  )
  if (changes.length < restocked.length) return false
  return (await moveStock(trx, changes, now)).ok
}
