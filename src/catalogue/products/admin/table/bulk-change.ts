import { parseRupees } from '#values/money/parse-rupees.ts'
import type { AdminProduct } from '../../contract.ts'
import type { Variant } from '../../variant-contract.ts'
import * as words from '../../words/office/table/en.ts'
import {
  type CellName,
  type CellTexts,
  cellName,
  cellProblem,
  isSameValue,
  listCells,
  storedText,
} from './table-cells.ts'

export type BulkKind = keyof typeof words.bulkKinds
export type BulkChange = {
  kind: BulkKind
  /** The input text, or the chosen visibility. */
  value: string
  /** Only variants of this size; '' for all. */
  size: string
  /** Change the MRP by the same amount as the price. */
  withMrp: boolean
}

/** One line of the preview: the current and new value of a cell, or why it cannot change. */
export type PreviewLine = {
  product: AdminProduct
  name: string
  cell: CellName
  from: string
  to: string
  problem: string | undefined
}

const withSign = /^([+−-]?)\s*(.+)$/

/** Parses rupees or percent with an optional sign: `10`, `-12.50`. */
export function parseSigned(typed: string): number | undefined {
  const [, sign = '', digits = ''] = withSign.exec(typed.trim()) ?? []
  const amount = parseRupees(digits)
  return amount === undefined ? undefined : sign === '' || sign === '+' ? amount : -amount
}

/**
 * The price raised by a percentage, or lowered if negative, rounded to whole rupees, half a rupee upwards: ₹99.50
 * raised by 10 % is ₹109. Computed in paise to avoid rounding errors.
 */
export const increaseByPercent = (price: number, percent: number) =>
  Math.floor((Math.round(price * 100) * Math.round(10_000 + percent * 100)) / 1_000_000 + 0.5)

/** Whether the input is complete and valid. */
export const isComplete = ({ kind, value }: BulkChange) =>
  kind === 'visibility'
    ? value !== ''
    : kind === 'price' || kind === 'mrp'
      ? parseRupees(value) !== undefined
      : kind === 'stock'
        ? /^[+−-]?\s*\d{1,5}$/.test(value.trim()) && parseSigned(value) !== 0
        : parseSigned(value) !== undefined && parseSigned(value) !== 0

/** The preview of a change: one line per cell that it would change. */
export function listPreviewLines(products: AdminProduct[], bulk: BulkChange): PreviewLine[] {
  if (!isComplete(bulk)) return []
  return products.flatMap((product) => {
    if (bulk.kind === 'visibility') return toPreviewLines(product, product.name, { visibility: bulk.value })
    const variants = product.packs.filter(({ size }) => bulk.size === '' || size === bulk.size)
    return variants.flatMap((variant) => {
      const name = words.packNamed({ name: product.name, size: variant.size })
      return toPreviewLines(product, name, newCellTexts(variant, bulk))
    })
  })
}

/** Whether a change of this kind can raise or lower the MRP together with the price. */
export const canAdjustMrp = (kind: BulkKind) => kind === 'percent' || kind === 'rupees'

/** The new texts of a variant's cells. */
function newCellTexts({ id, price, mrp, stock }: Variant, { kind, value, withMrp }: BulkChange): CellTexts {
  const by = parseSigned(value) ?? 0
  if (kind === 'stock') return { [cellName('stock', id)]: String(stock + by) }
  if (kind === 'price' || kind === 'mrp') return { [cellName(kind, id)]: value.trim() }
  const changed = (rupees: number) =>
    String(kind === 'percent' ? increaseByPercent(rupees, by) : Math.round(rupees * 100 + by * 100) / 100)
  return {
    [cellName('price', id)]: changed(price),
    ...(withMrp && mrp !== null && { [cellName('mrp', id)]: changed(mrp) }),
  }
}

/** A line for each cell that would change. The error of one cell is on all lines, so that none of them is saved. */
function toPreviewLines(product: AdminProduct, name: string, texts: CellTexts): PreviewLine[] {
  const cells = listCells(product).filter((cell) => texts[cell] !== undefined)
  const mrps = cells.flatMap((cell) =>
    cell.startsWith('price ') ? [cellName('mrp', Number(cell.slice(6)))] : [],
  )
  const problems = [...cells, ...mrps].map((cell) => cellProblem(product, texts, cell))
  const problem = problems.find((found) => found !== undefined)
  return cells.flatMap((cell) => {
    const [from, to] = [storedText(product, cell), texts[cell] ?? '']
    return isSameValue(cell, from, to) ? [] : [{ product, name, cell, from, to, problem }]
  })
}

/** The saveable lines, as edits of their products. */
export function toUnsavedEdits(planned: PreviewLine[]) {
  const edits = new Map<number, { opened: AdminProduct; typed: CellTexts }>()
  for (const { product, cell, to, problem } of planned) {
    if (problem) continue
    const edit = edits.get(product.id) ?? { opened: product, typed: {} }
    edits.set(product.id, { ...edit, typed: { ...edit.typed, [cell]: to } })
  }
  return [...edits.values()]
}
