import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { catchNotPublishable, changeIfPublishable } from '#catalogue/publishing/server/require-publishable.ts'
import { changeCatalogue } from '#database/catalogue-version.ts'
import type { Database } from '#database/schema.ts'
import type { Parts } from '#parts.ts'
import type { AdminProduct } from '../../contract.ts'
import type { ProductCellsInput } from '../../table-contract.ts'
import type { EditConflict } from '../change-refusals.ts'
import { findEditConflict } from '../find-edit-conflict.ts'
import { requireProduct } from '../products/product-view.ts'
import { lockProduct } from '../products/products.queries.ts'
import { cellsProblem, diffCells, type WrongCell } from './diff-cells.ts'
import { notPublishableCell } from './not-publishable-cell.ts'
import { periodsProblem } from './periods-problem.ts'
import { findChange, recordChange } from './product-changes.queries.ts'
import { writeCells } from './write-cells.ts'

type Actor = { id: number; name: string }

export type SaveProductCells =
  | { ok: true; product: AdminProduct }
  | { ok: false; reason: 'NO_SUCH_PRODUCT' }
  | (WrongCell & { product: AdminProduct })
  | EditConflict<AdminProduct>

/**
 * Saves the cells of one product, all or none. Each product is a transaction of its own, so that an edit conflict in
 * one does not block the others, and a sale waits for at most one product.
 */
export async function saveProductCells(
  parts: Parts,
  actor: Actor,
  formKey: string,
  input: ProductCellsInput,
): Promise<SaveProductCells> {
  const change = async (trx: Transaction<Database>): Promise<SaveProductCells> => {
    if (!(await lockProduct(trx, input.id))) return { ok: false, reason: 'NO_SUCH_PRODUCT' }
    const product = await requireProduct(trx, input.id)
    const earlier = await findChange(trx, formKey, input.id)
    if (earlier) return replaySavedCells(trx, product, input, earlier.asked)
    const conflict = await findEditConflict(trx, {
      kind: 'product',
      current: product,
      expectedVersion: input.version,
    })
    if (conflict) return conflict
    const now = parts.clock.now()
    const difference = diffCells(product, input, now)
    if (!difference.ok) return { ...difference, product }
    const problem =
      cellsProblem(product, difference.cells) ?? (await periodsProblem(trx, difference.cells, now))
    if (problem) return { ...problem, product }
    const saved = await writeCells(trx, product, difference.cells, { actor, now })
    await recordChange(trx, {
      formKey,
      productId: product.id,
      actor,
      asked: input,
      cells: difference.cells,
      now,
    })
    return { ok: true, product: saved }
  }
  const changing = changeCatalogue(parts, (trx) =>
    changeIfPublishable(trx, parts, input.id, () => change(trx)),
  )
  return catchNotPublishable(changing, ({ sentence }) => notPublishableCell(parts.db, input.id, sentence))
}

/**
 * Replays a request whose idempotency key was used before: the same input succeeds again, other input is an edit
 * conflict.
 */
async function replaySavedCells(
  trx: Transaction<Database>,
  product: AdminProduct,
  input: ProductCellsInput,
  asked: object,
): Promise<SaveProductCells> {
  if (isDeepStrictEqual(asked, JSON.parse(JSON.stringify(input)))) return { ok: true, product }
  const conflict = await findEditConflict(trx, {
    kind: 'product',
    current: product,
    expectedVersion: input.version,
  })
  return conflict ?? { ok: false, reason: 'EDITED_MEANWHILE', by: '', changed: [], current: product }
}
