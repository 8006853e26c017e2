import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import { unitsRecalled } from '#ordering/order-lines/server/units-recalled.ts'
import { listStockLines } from '#ordering/orders/server/states/transition-order.ts'
import { lockPacks } from '../find-or-create-batches.ts'
import { planReturns } from '../replace-recalled.ts'

/** Recalled units of an order line. */
export type RecalledLine = { id: number; name: string; size: string; units: number }

/**
 * Returns the recalled units of an order to their batches, where they stay in quarantine. The order must be locked, and
 * nothing of it may have been dispatched; the caller removes the units from its lines.
 * @returns the lines with recalled units, and how many
 */
export async function returnRecalledUnits(
  trx: Transaction<Database>,
  orderId: number,
  now: Date,
): Promise<RecalledLine[]> {
  const packs = (await listStockLines(trx, orderId)).map(({ packId }) => packId)
  if (packs.length === 0) return []
  await lockPacks(trx, packs)
  const lines = await trx
    .selectFrom('order_items')
    .select(['id', 'pack_id', 'name', 'size', unitsRecalled.as('units')])
    .where('order_id', '=', orderId)
    .where('pack_id', 'is not', null)
    .where(unitsRecalled, '>', 0)
    .orderBy('id')
    .$narrowType<{ pack_id: number }>()
    .execute()
  for (const { pack_id, units } of lines)
    await moveStock(trx, await planReturns(trx, pack_id, [{ orderId, units }]), now)
  return lines.map(({ pack_id: _, ...line }) => line)
}
