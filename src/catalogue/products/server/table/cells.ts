import type { ChangedCells } from '#database/tables/product-changes.ts'
import { priceProblem } from '#values/money/price-problem.ts'
import type { Sentence } from '#words/sentences.ts'
import type { KeptProduct } from '../../contract.ts'
import type { Pack } from '../../pack-contract.ts'
import type { Cell, ProductCells } from '../../table-contract.ts'
import { said as changesSaid } from '../../words/office/changes/index.ts'
import { said as fieldsSaid } from '../../words/office/fields/index.ts'
import { said } from '../../words/office/table/index.ts'
import { newStock } from '../packs/new-stock.ts'
import { shownAs } from '../visibility/shown-as.ts'

/** A cell that cannot be as it is wanted. */
export type WrongCell = { ok: false; reason: 'WRONG_CELL'; cell: Cell; sentence: Sentence }

export const wrongCell = (cell: Cell, sentence: Sentence): WrongCell => ({
  ok: false,
  reason: 'WRONG_CELL',
  cell,
  sentence,
})

/** What the typed cells make of a product that is locked: only what differs from what it has. */
export function cellsOf(
  product: KeptProduct,
  typed: ProductCells,
  now: Date,
): { ok: true; cells: ChangedCells } | WrongCell {
  const packs: ChangedCells['packs'] = []
  for (const { id, price, mrp, ...stock } of typed.packs) {
    const before = product.packs.find((pack) => pack.id === id)
    if (!before) return wrongCell({ pack_id: id, field: 'price' }, changesSaid.sizesChanged)
    const units = newStock(stock, before) - before.stock
    packs.push({
      id,
      ...(price !== undefined && price !== before.price && { price: { from: before.price, to: price } }),
      ...(mrp !== undefined && mrp !== before.mrp && { mrp: { from: before.mrp, to: mrp } }),
      ...(units !== 0 && { units }),
    })
  }
  const { visibility } = typed
  if (visibility === undefined || visibility === product.visibility) return { ok: true, cells: { packs } }
  const wanted = shownAs(product, { visibility }, now)
  if (!wanted.ok) return wrongCell({ pack_id: null, field: 'visibility' }, wanted.sentence)
  const from = { visibility: product.visibility, publish_at: product.publish_at, hide_at: product.hide_at }
  return { ok: true, cells: { packs, shown: { from, to: wanted.shown } } }
}

/** What is wrong with cells that are right each by itself, or with the stock that they would leave. */
export function cellsProblem(product: KeptProduct, { packs }: ChangedCells): WrongCell | null {
  for (const change of packs) {
    const before = product.packs.find(({ id }) => id === change.id)
    if (!before) return wrongCell({ pack_id: change.id, field: 'price' }, changesSaid.sizesChanged)
    const problem = pricesProblem(product, before, change) ?? stockProblem(before, change)
    if (problem) return problem
  }
  return null
}

type PackChange = ChangedCells['packs'][number]

function pricesProblem(product: KeptProduct, before: Pack, { id, price, mrp }: PackChange) {
  if (!price && !mrp) return null
  const isFirst = product.packs[0]?.id === id
  const wrong = priceProblem({
    price: price ? price.to : before.price,
    mrp: mrp ? mrp.to : before.mrp,
    // The discount is the product's, beside the first pack's prices; an old one without an MRP is no reason to refuse a price.
    discount: isFirst && mrp ? product.discount : null,
  })
  return (
    wrong &&
    wrongCell(
      { pack_id: id, field: 'mrp' },
      wrong.problem === 'mrpBelowPrice' ? fieldsSaid.prices.mrpBelowPrice : said.discountNeedsMrp,
    )
  )
}

const stockProblem = ({ id, stock }: Pack, { units = 0 }: PackChange) =>
  stock + units < 0 ? wrongCell({ pack_id: id, field: 'stock' }, changesSaid.someSold({ left: stock })) : null
