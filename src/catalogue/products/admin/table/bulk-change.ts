import { readRupees } from '#values/money/typed-rupees.ts'
import type { KeptProduct } from '../../contract.ts'
import type { Pack } from '../../pack-contract.ts'
import * as words from '../../words/office/table/en.ts'
import { type CellName, cellOf, cellsOf, isSame, problemIn, storedIn, type Typed } from './table-cells.ts'

export type BulkKind = keyof typeof words.bulkKinds
export type Bulk = {
  kind: BulkKind
  /** As it was typed, or whom shoppers are to be. */
  value: string
  /** The size whose packs are meant; '' for all. */
  size: string
  /** An MRP goes with its price, where the price is changed by so much. */
  withMrp: boolean
}

/** One line of the preview: what a cell has and is to have, or why it stays as it is. */
export type Planned = {
  product: KeptProduct
  name: string
  cell: CellName
  from: string
  to: string
  problem: string | undefined
}

const withSign = /^([+−-]?)\s*(.+)$/

/** Rupees or percent with a sign before them: `10`, `-12.50`. */
export function readSigned(typed: string): number | undefined {
  const [, sign = '', digits = ''] = withSign.exec(typed.trim()) ?? []
  const amount = readRupees(digits)
  return amount === undefined ? undefined : sign === '' || sign === '+' ? amount : -amount
}

/** In whole rupees, half a rupee upwards: a price of ₹99.50 raised by 10 % is ₹109. Counted in paise, where nothing is lost. */
export const raisedByPercent = (price: number, percent: number) =>
  Math.floor((Math.round(price * 100) * Math.round(10_000 + percent * 100)) / 1_000_000 + 0.5)

/** Whether what was typed can be worked with. */
export const canRead = ({ kind, value }: Bulk) =>
  kind === 'visibility'
    ? value !== ''
    : kind === 'price' || kind === 'mrp'
      ? readRupees(value) !== undefined
      : kind === 'stock'
        ? /^[+−-]?\s*\d{1,5}$/.test(value.trim()) && readSigned(value) !== 0
        : readSigned(value) !== undefined && readSigned(value) !== 0

/** What a change makes of each of these products' cells, one line a cell that it would change. */
export function plan(products: KeptProduct[], bulk: Bulk): Planned[] {
  if (!canRead(bulk)) return []
  return products.flatMap((product) => {
    if (bulk.kind === 'visibility') return linesOf(product, product.name, { visibility: bulk.value })
    const packs = product.packs.filter(({ size }) => bulk.size === '' || size === bulk.size)
    return packs.flatMap((pack) => {
      const name = words.packNamed({ name: product.name, size: pack.size })
      return linesOf(product, name, wantedOf(pack, bulk))
    })
  })
}

export const canTakeMrpAlong = (kind: BulkKind) => kind === 'percent' || kind === 'rupees'

/** What a pack's cells are to be. */
function wantedOf({ id, price, mrp, stock }: Pack, { kind, value, withMrp }: Bulk): Typed {
  const by = readSigned(value) ?? 0
  if (kind === 'stock') return { [cellOf('stock', id)]: String(stock + by) }
  if (kind === 'price' || kind === 'mrp') return { [cellOf(kind, id)]: value.trim() }
  const changed = (rupees: number) =>
    String(kind === 'percent' ? raisedByPercent(rupees, by) : Math.round(rupees * 100 + by * 100) / 100)
  return {
    [cellOf('price', id)]: changed(price),
    ...(withMrp && mrp !== null && { [cellOf('mrp', id)]: changed(mrp) }),
  }
}

/** The cells that would be changed; what is wrong with one keeps all of the pack as they are. */
function linesOf(product: KeptProduct, name: string, wanted: Typed): Planned[] {
  const cells = cellsOf(product).filter((cell) => wanted[cell] !== undefined)
  const mrps = cells.flatMap((cell) =>
    cell.startsWith('price ') ? [cellOf('mrp', Number(cell.slice(6)))] : [],
  )
  const problems = [...cells, ...mrps].map((cell) => problemIn(product, wanted, cell))
  const problem = problems.find((said) => said !== undefined)
  return cells.flatMap((cell) => {
    const [from, to] = [storedIn(product, cell), wanted[cell] ?? '']
    return isSame(cell, from, to) ? [] : [{ product, name, cell, from, to, problem }]
  })
}

/** The lines that can be saved, as edits of their products. */
export function editsOf(planned: Planned[]) {
  const edits = new Map<number, { opened: KeptProduct; typed: Typed }>()
  for (const { product, cell, to, problem } of planned) {
    if (problem) continue
    const edit = edits.get(product.id) ?? { opened: product, typed: {} }
    edits.set(product.id, { ...edit, typed: { ...edit.typed, [cell]: to } })
  }
  return [...edits.values()]
}
