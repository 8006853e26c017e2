import { findPriceProblem } from '#catalogue/variants/rules/price-problem.ts'
import type { ChangedCells } from '#database/tables/product-changes.ts'
import type { Sentence } from '#words/sentences.ts'
import type { AdminProduct } from '../../contract.ts'
import type { Cell, ProductCellsInput } from '../../table-contract.ts'
import type { Variant } from '../../variant-contract.ts'
import { changesSentences, fieldsSentences, tableSentences } from '../../words/index.ts'
import { applyStockDifference } from '../variants/apply-stock-difference.ts'
import { resolveVisibility } from '../visibility/resolve-visibility.ts'

/** A cell with an invalid value. */
export type WrongCell = { ok: false; reason: 'WRONG_CELL'; cell: Cell; sentence: Sentence }

export const wrongCell = (cell: Cell, sentence: Sentence): WrongCell => ({
  ok: false,
  reason: 'WRONG_CELL',
  cell,
  sentence,
})

/** The cells whose input differs from a locked product, with old and new values; stock as added or removed units. */
export function diffCells(
  product: AdminProduct,
  input: ProductCellsInput,
  now: Date,
): { ok: true; cells: ChangedCells } | WrongCell {
  const packs: ChangedCells['packs'] = []
  for (const { id, price, mrp, ...stock } of input.packs) {
    const before = product.packs.find((variant) => variant.id === id)
    if (!before) return wrongCell({ pack_id: id, field: 'price' }, changesSentences.sizesChanged)
    const units = applyStockDifference(stock, before) - before.stock
    packs.push({
      id,
      ...(price !== undefined && price !== before.price && { price: { from: before.price, to: price } }),
      ...(mrp !== undefined && mrp !== before.mrp && { mrp: { from: before.mrp, to: mrp } }),
      ...(units !== 0 && { units }),
    })
  }
  const { visibility } = input
  if (visibility === undefined || visibility === product.visibility) return { ok: true, cells: { packs } }
  const visibilityResult = resolveVisibility(product, { visibility }, now)
  if (!visibilityResult.ok)
    return wrongCell({ pack_id: null, field: 'visibility' }, visibilityResult.sentence)
  const from = { visibility: product.visibility, publish_at: product.publish_at, hide_at: product.hide_at }
  return { ok: true, cells: { packs, shown: { from, to: visibilityResult.shown } } }
}

/**
 * Checks changed cells against each other and against the stock; each was validated alone before.
 * @returns the first problem, or null
 */
export function cellsProblem(product: AdminProduct, { packs }: ChangedCells): WrongCell | null {
  for (const change of packs) {
    const before = product.packs.find(({ id }) => id === change.id)
    if (!before) return wrongCell({ pack_id: change.id, field: 'price' }, changesSentences.sizesChanged)
    const problem = pricesProblem(product, before, change) ?? stockProblem(before, change)
    if (problem) return problem
  }
  return null
}

type VariantChange = ChangedCells['packs'][number]

function pricesProblem(product: AdminProduct, before: Variant, { id, price, mrp }: VariantChange) {
  if (!price && !mrp) return null
  const isFirst = product.packs[0]?.id === id
  const wrong = findPriceProblem({
    price: price ? price.to : before.price,
    mrp: mrp ? mrp.to : before.mrp,
    // The discount applies only to the first variant. An old discount without an MRP must not block a price change.
    discount: isFirst && mrp ? product.discount : null,
  })
  return (
    wrong &&
    wrongCell(
      { pack_id: id, field: 'mrp' },
      wrong.problem === 'mrpBelowPrice'
        ? fieldsSentences.prices.mrpBelowPrice
        : tableSentences.discountNeedsMrp,
    )
  )
}

const stockProblem = ({ id, stock }: Variant, { units = 0 }: VariantChange) =>
  stock + units < 0
    ? wrongCell({ pack_id: id, field: 'stock' }, changesSentences.someSold({ left: stock }))
    : null
