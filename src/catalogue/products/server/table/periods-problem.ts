import type { Transaction } from 'kysely'
import { findMrpBelowPeriod } from '#catalogue/price-periods/server/find-mrp-below-period.ts'
import type { Database } from '#database/schema.ts'
import type { ChangedCells } from '#database/tables/product-changes.ts'
import { type WrongCell, wrongCell } from './diff-cells.ts'

/** The first changed MRP that would be below a price for a period; null if there is none. */
export async function periodsProblem(
  trx: Transaction<Database>,
  { packs }: ChangedCells,
  now: Date,
): Promise<WrongCell | null> {
  const mrps = packs.flatMap(({ id, mrp }) => (mrp ? { id, mrp: mrp.to } : []))
  const found = await findMrpBelowPeriod(trx, mrps, now)
  return found && wrongCell({ pack_id: found.packId, field: 'mrp' }, found.sentence)
}
