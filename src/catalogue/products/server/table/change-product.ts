import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { keepPublishable, orNotPublishable } from '#catalogue/publishing/server/keep-publishable.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { KeptProduct } from '../../contract.ts'
import type { ProductCells } from '../../table-contract.ts'
import type { EditedMeanwhile } from '../change-refusals.ts'
import { editedMeanwhile } from '../edited-meanwhile.ts'
import { requireProduct } from '../products/product-view.ts'
import { lockProduct } from '../products/products.queries.ts'
import { cellsOf, cellsProblem, type WrongCell } from './cells.ts'
import { notPublishable } from './not-publishable.ts'
import { findChange, keepChange } from './product-changes.queries.ts'
import { writeCells } from './write-cells.ts'

type Actor = { id: number; name: string }

export type ChangeProduct =
  | { ok: true; product: KeptProduct }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | (WrongCell & { product: KeptProduct })
  | EditedMeanwhile<KeptProduct>

/**
 * Saves what was typed into the cells of one product, all or nothing of it. Of several products each is a transaction of
 * its own: one that somebody else has edited keeps no other from being saved, and no sale waits for more than one.
 */
export async function changeProduct(
  parts: Parts,
  actor: Actor,
  formKey: string,
  typed: ProductCells,
): Promise<ChangeProduct> {
  const change = async (trx: Transaction<Database>): Promise<ChangeProduct> => {
    if (!(await lockProduct(trx, typed.id))) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const product = await requireProduct(trx, typed.id)
    const earlier = await findChange(trx, formKey, typed.id)
    if (earlier) return sentBefore(trx, product, typed, earlier.asked)
    const edited = await editedMeanwhile(trx, { kind: 'product', current: product, openedAt: typed.version })
    if (edited) return edited
    const now = parts.clock.now()
    const wanted = cellsOf(product, typed, now)
    if (!wanted.ok) return { ...wanted, product }
    const problem = cellsProblem(product, wanted.cells)
    if (problem) return { ...problem, product }
    const saved = await writeCells(trx, product, wanted.cells, { actor, now })
    await keepChange(trx, { formKey, productId: product.id, actor, asked: typed, cells: wanted.cells, now })
    return { ok: true, product: saved }
  }
  const changing = changeCatalogue(parts, (trx) => keepPublishable(trx, parts, typed.id, () => change(trx)))
  return orNotPublishable(changing, ({ sentence }) => notPublishable(parts.db, typed.id, sentence))
}

/** The same sending, its answer lost, was saved; another one under its key was typed after that, and is told so. */
async function sentBefore(
  trx: Transaction<Database>,
  product: KeptProduct,
  typed: ProductCells,
  asked: object,
): Promise<ChangeProduct> {
  if (isDeepStrictEqual(asked, JSON.parse(JSON.stringify(typed)))) return { ok: true, product }
  const edited = await editedMeanwhile(trx, { kind: 'product', current: product, openedAt: typed.version })
  return edited ?? { ok: false, reason: 'EDITED_MEANWHILE', by: '', changed: [], current: product }
}
