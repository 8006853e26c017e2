import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { keepPublishable, orNotPublishable } from '#catalogue/publishing/server/keep-publishable.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { ChangedCells } from '#database/tables/product-changes.ts'
import type { Parts } from '#parts.ts'
import type { KeptProduct } from '../../contract.ts'
import type { Cell } from '../../table-contract.ts'
import { said } from '../../words/office/table/index.ts'
import { requireProduct } from '../products/product-view.ts'
import { lockProduct } from '../products/products.queries.ts'
import { cellsProblem, type WrongCell, wrongCell } from './cells.ts'
import { notPublishable } from './not-publishable.ts'
import { findChange, markUndone } from './product-changes.queries.ts'
import { writeCells } from './write-cells.ts'

type UndoChange =
  | { ok: true; product: KeptProduct }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | (WrongCell & { product: KeptProduct })

/**
 * Takes back what a sending changed of a product, all or nothing of it: nothing where one of its cells was changed since.
 * Of stock the units are taken back, whatever was sold meanwhile. Taken back already, it is a success.
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
    const made = await findChange(trx, formKey, productId)
    if (!made || made.undone_at) return { ok: true, product }
    const now = parts.clock.now()
    const back = turnedBack(made.cells, now)
    const since = changedSince(product, made.cells)
    const problem = since ? wrongCell(since, said.changedSince) : cellsProblem(product, back)
    if (problem) return { ...problem, product }
    const undone = await writeCells(trx, product, back, { actor, now })
    await markUndone(trx, made.id, now)
    return { ok: true, product: undone }
  }
  const undoing = changeCatalogue(parts, (trx) => keepPublishable(trx, parts, productId, () => change(trx)))
  return orNotPublishable(undoing, ({ sentence }) => notPublishable(parts.db, productId, sentence))
}

/** The first cell that is not as the change has left it. */
function changedSince(product: KeptProduct, { packs, shown }: ChangedCells): Cell | null {
  for (const { id, price, mrp } of packs) {
    const now = product.packs.find((pack) => pack.id === id)
    if (!now || (price && price.to !== now.price)) return { pack_id: id, field: 'price' }
    if (mrp && mrp.to !== now.mrp) return { pack_id: id, field: 'mrp' }
  }
  const { visibility, publish_at, hide_at } = product
  const isShownSo = !shown || isDeepStrictEqual(shown.to, { visibility, publish_at, hide_at })
  return isShownSo ? null : { pack_id: null, field: 'visibility' }
}

const turn = <Value>({ from, to }: { from: Value; to: Value }) => ({ from: to, to: from })

/** The change the other way round. */
function turnedBack({ packs, shown }: ChangedCells, now: Date): ChangedCells {
  return {
    packs: packs.map(({ id, price, mrp, units }) => ({
      id,
      ...(price && { price: turn(price) }),
      ...(mrp && { mrp: turn(mrp) }),
      ...(units && { units: -units }),
    })),
    ...(shown && { shown: { from: shown.to, to: shownByNow(shown.from, now) } }),
  }
}

type Shown = NonNullable<ChangedCells['shown']>['from']

/** What was shown before, or what its plan would have made of it where a moment of the plan has come meanwhile. */
function shownByNow(shown: Shown, now: Date): Shown {
  const hasCome = (moment: string | null) => moment !== null && new Date(moment) <= now
  if (hasCome(shown.hide_at)) return { visibility: 'hidden', publish_at: null, hide_at: null }
  if (hasCome(shown.publish_at)) return { ...shown, visibility: 'on_sale', publish_at: null }
  return shown
}
