import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { ChangedCells } from '#database/tables/product-changes.ts'
import { moveStock } from '#inventory/stock/server/move-stock.ts'
import { toPaise } from '#values/money/money.ts'
import type { AdminProduct } from '../../contract.ts'
import { updateProduct } from '../products/products.queries.ts'
import { recordEdit } from '../products/record-edit.ts'
import { toRegularPrice } from '../variants/variant-columns.ts'
import type { ChangeAuthor } from '../variants/write-variants.ts'
import { visibilityColumns } from '../visibility/visibility-columns.ts'

type Trx = Transaction<Database>

/**
 * Writes cells that were validated under the lock; a stock difference is recorded as a correction.
 * @returns the product after the change
 */
export async function writeCells(
  trx: Trx,
  before: AdminProduct,
  { packs, shown }: ChangedCells,
  by: ChangeAuthor,
) {
  for (const variant of packs) await writePrices(trx, variant)
  const changes = packs.map(({ id, units = 0 }) => ({
    packId: id,
    by: units,
    reason: 'correction' as const,
    actor: by.actor,
  }))
  const moved = await moveStock(trx, changes, by.now)
  if (!moved.ok) throw new Error(`the stock of pack ${moved.packId} moved while it was locked`)
  await updateProduct(trx, before.id, {
    ...(shown && visibilityColumns(shown.to, before, by.now)),
    updated_at: by.now,
  })
  return recordEdit(trx, before, by)
}

async function writePrices(trx: Trx, { id, price, mrp }: ChangedCells['packs'][number]) {
  if (!price && !mrp) return
  await trx
    .updateTable('packs')
    .set({
      ...(price && toRegularPrice(toPaise(price.to))),
      ...(mrp && { mrp_paise: mrp.to === null ? null : toPaise(mrp.to) }),
    })
    .where('id', '=', id)
    .execute()
}
