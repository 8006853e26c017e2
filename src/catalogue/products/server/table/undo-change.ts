import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { catchNotPublishable, changeIfPublishable } from '#catalogue/publishing/server/require-publishable.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { ChangedCells } from '#database/tables/product-changes.ts'
import type { Parts } from '#parts.ts'
import type { AdminProduct } from '../../contract.ts'
import type { Cell } from '../../table-contract.ts'
import { tableSentences } from '../../words/index.ts'
import { requireProduct } from '../products/product-view.ts'
import { lockProduct } from '../products/products.queries.ts'
import { cellsProblem, type WrongCell, wrongCell } from './diff-cells.ts'
import { notPublishableCell } from './not-publishable-cell.ts'
import { periodsProblem } from './periods-problem.ts'
import { findChange, markUndone } from './product-changes.queries.ts'
import { writeCells } from './write-cells.ts'

type UndoChange =
  | { ok: true; product: AdminProduct }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | (WrongCell & { product: AdminProduct })

/**
 * Undoes what a request changed of one product, all or nothing: refused if one of its cells was changed since. Stock is
 * undone by the difference, so that units sold since stay sold. Undoing twice succeeds.
 */
export async function undoChange(
  parts: Parts,
  actor: { id: number; name: string },
  formKey: string,
  productId: number,
): Promise<UndoChange> {
  const change = async (trx: Transaction<Database>): Promise<UndoChange> => {
    if (!(await lockProduct(trx, productId))) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const product = await requireProduct(trx, productId)
    const appliedChange = await findChange(trx, formKey, productId)
    if (!appliedChange || appliedChange.undone_at) return { ok: true, product }
    const now = parts.clock.now()
    const inverse = invertChange(appliedChange.cells, now)
    const changedCell = findChangedSince(product, appliedChange.cells)
    const problem = changedCell
      ? wrongCell(changedCell, tableSentences.changedSince)
      : (cellsProblem(product, inverse) ?? (await periodsProblem(trx, inverse, now)))
    if (problem) return { ...problem, product }
    const undone = await writeCells(trx, product, inverse, { actor, now })
    await markUndone(trx, appliedChange.id, now)
    return { ok: true, product: undone }
  }
  const undoing = changeCatalogue(parts, (trx) =>
    changeIfPublishable(trx, parts, productId, () => change(trx)),
  )
  return catchNotPublishable(undoing, ({ sentence }) => notPublishableCell(parts.db, productId, sentence))
}

/** The first cell whose value differs from what the change wrote; null if none does. Stock may differ. */
function findChangedSince(product: AdminProduct, { packs, shown }: ChangedCells): Cell | null {
  for (const { id, price, mrp } of packs) {
    const now = product.packs.find((variant) => variant.id === id)
    if (!now || (price && price.to !== now.price)) return { pack_id: id, field: 'price' }
    if (mrp && mrp.to !== now.mrp) return { pack_id: id, field: 'mrp' }
  }
  const { visibility, publish_at, hide_at } = product
  const isVisibilityUnchanged = !shown || isDeepStrictEqual(shown.to, { visibility, publish_at, hide_at })
  return isVisibilityUnchanged ? null : { pack_id: null, field: 'visibility' }
}

const reverseChange = <Value>({ from, to }: { from: Value; to: Value }) => ({ from: to, to: from })

/** The inverse of the change. */
function invertChange({ packs, shown }: ChangedCells, now: Date): ChangedCells {
  return {
    packs: packs.map(({ id, price, mrp, units }) => ({
      id,
      ...(price && { price: reverseChange(price) }),
      ...(mrp && { mrp: reverseChange(mrp) }),
      ...(units && { units: -units }),
    })),
    ...(shown && { shown: { from: shown.to, to: visibilityByNow(shown.from, now) } }),
  }
}

type VisibilitySchedule = NonNullable<ChangedCells['shown']>['from']

/** The earlier visibility, or what its schedule would have made of it by now. */
function visibilityByNow(shown: VisibilitySchedule, now: Date): VisibilitySchedule {
  const isPast = (moment: string | null) => moment !== null && new Date(moment) <= now
  if (isPast(shown.hide_at)) return { visibility: 'hidden', publish_at: null, hide_at: null }
  if (isPast(shown.publish_at)) return { ...shown, visibility: 'on_sale', publish_at: null }
  return shown
}
