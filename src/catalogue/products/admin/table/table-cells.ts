import { problemOf } from '#backoffice/ui/admin/by-contract.ts'
import { blankOr } from '#http/calls/form-pieces.ts'
import { readRupees } from '#values/money/typed-rupees.ts'
import type { KeptProduct } from '../../contract.ts'
import { price, stock } from '../../pack-contract.ts'
import * as fieldWords from '../../words/office/fields/en.ts'

export type PackField = 'price' | 'mrp' | 'stock'
/** A cell of a product: of one of its packs, or what shoppers see of the product. */
type PackCell = `${PackField} ${number}`
export type CellName = PackCell | 'visibility'
export type Typed = { [Name in CellName]?: string }

export const cellOf = (field: PackField, packId: number): PackCell => `${field} ${packId}`

/** The fields of a pack, and what each is checked with: the call's own schemas. */
export const packFields: PackField[] = ['mrp', 'price', 'stock']
const schemas = { price, mrp: blankOr(price), stock }

/** What stands in a cell before anybody types. */
export function storedIn(product: KeptProduct, cell: CellName): string {
  if (cell === 'visibility') return product.visibility
  const { field, pack } = partsOf(product, cell)
  return String(pack?.[field] ?? '')
}

/** Two ways of writing one figure are the same figure. */
export const isSame = (cell: CellName, one: string, other: string) =>
  cell === 'visibility' ? one === other : String(figure(one)) === String(figure(other))
const figure = (typed: string) => readRupees(typed) ?? typed.trim()

/** What is wrong with what was typed, by itself or beside the pack's other cells. */
export function problemIn(product: KeptProduct, typed: Typed, cell: CellName): string | undefined {
  if (cell === 'visibility') return undefined
  const { field, packId } = partsOf(product, cell)
  const textOf = (name: CellName) => typed[name] ?? storedIn(product, name)
  const own = typed[cell] === undefined ? undefined : problemOf(schemas[field], typed[cell])
  if (own || field !== 'mrp') return own
  const cells = [cellOf('price', packId), cell]
  if (cells.every((name) => typed[name] === undefined)) return undefined
  const [priceNow, mrpNow] = cells.map((name) => readRupees(textOf(name)))
  return priceNow !== undefined && mrpNow !== undefined && mrpNow < priceNow
    ? fieldWords.prices.mrpBelowPrice
    : undefined
}

/** The cells of a product that somebody can type into. */
export const cellsOf = (product: KeptProduct): CellName[] => [
  ...product.packs.flatMap(({ id }) => packFields.map((field) => cellOf(field, id))),
  'visibility',
]

/** What of a product is typed, as the call takes it. */
export function cellsToSend(opened: KeptProduct, typed: Typed) {
  const packs = opened.packs.flatMap(({ id }) => {
    const changed = packFields.flatMap((field) => {
      const text = typed[cellOf(field, id)]
      if (text === undefined) return []
      const was = field === 'stock' ? [['stock_was', storedIn(opened, cellOf('stock', id))]] : []
      return [[field, text.trim()], ...was]
    })
    return changed.length > 0 ? [{ id, ...Object.fromEntries(changed) }] : []
  })
  const { visibility } = typed
  return {
    id: opened.id,
    version: opened.version,
    ...(visibility && { visibility: visibility as KeptProduct['visibility'] }),
    packs,
  }
}

function partsOf(product: KeptProduct, cell: PackCell) {
  const [field, id] = cell.split(' ') as [PackField, string]
  const packId = Number(id)
  return { field, packId, pack: product.packs.find((pack) => pack.id === packId) }
}
