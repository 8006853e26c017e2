import { findProblem } from '#backoffice/ui/admin/schema-validation.ts'
import { blankToNull } from '#http/calls/form-pieces.ts'
import { parseRupees } from '#values/money/parse-rupees.ts'
import type { AdminProduct } from '../../contract.ts'
import { price, stock } from '../../variant-contract.ts'
import * as fieldWords from '../../words/office/fields/en.ts'

export type VariantCellField = 'price' | 'mrp' | 'stock'
/** A cell of a variant, or the product's visibility. */
type VariantCell = `${VariantCellField} ${number}`
export type CellName = VariantCell | 'visibility'
export type CellTexts = { [Name in CellName]?: string }

/** The name of a cell of a variant: `price 12`. */
export const cellName = (field: VariantCellField, variantId: number): VariantCell => `${field} ${variantId}`

/** The editable fields of a variant, validated with the schemas of the API. */
export const variantCellFields: VariantCellField[] = ['mrp', 'price', 'stock']
const schemas = { price, mrp: blankToNull(price), stock }

/** The stored value of a cell, as text. */
export function storedText(product: AdminProduct, cell: CellName): string {
  if (cell === 'visibility') return product.visibility
  const { field, pack: variant } = parseCell(product, cell)
  return String(variant?.[field] ?? '')
}

/** Whether two texts mean the same value. */
export const isSameValue = (cell: CellName, one: string, other: string) =>
  cell === 'visibility' ? one === other : String(parseFigure(one)) === String(parseFigure(other))
/** The number in rupees or units; text that is no number stays as it is. */
const parseFigure = (typed: string) => parseRupees(typed) ?? typed.trim()

/** The error in a cell's input, alone or together with the variant's other cells. */
export function cellProblem(product: AdminProduct, typed: CellTexts, cell: CellName): string | undefined {
  if (cell === 'visibility') return undefined
  const { field, packId: variantId } = parseCell(product, cell)
  const textOf = (name: CellName) => typed[name] ?? storedText(product, name)
  const own = typed[cell] === undefined ? undefined : findProblem(schemas[field], typed[cell])
  if (own || field !== 'mrp') return own
  const cells = [cellName('price', variantId), cell]
  if (cells.every((name) => typed[name] === undefined)) return undefined
  const [priceNow, mrpNow] = cells.map((name) => parseRupees(textOf(name)))
  return priceNow !== undefined && mrpNow !== undefined && mrpNow < priceNow
    ? fieldWords.prices.mrpBelowPrice
    : undefined
}

/** The editable cells of a product. */
export const listCells = (product: AdminProduct): CellName[] => [
  ...product.packs.flatMap(({ id }) => variantCellFields.map((field) => cellName(field, id))),
  'visibility',
]

/** A product's unsaved cells as the API takes them. */
export function toCellsInput(opened: AdminProduct, typed: CellTexts) {
  const packs = opened.packs.flatMap(({ id }) => {
    const changed = variantCellFields.flatMap((field) => {
      const text = typed[cellName(field, id)]
      if (text === undefined) return []
      const was = field === 'stock' ? [['stock_was', storedText(opened, cellName('stock', id))]] : []
      return [[field, text.trim()], ...was]
    })
    return changed.length > 0 ? [{ id, ...Object.fromEntries(changed) }] : []
  })
  const { visibility } = typed
  return {
    id: opened.id,
    version: opened.version,
    ...(visibility && { visibility: visibility as AdminProduct['visibility'] }),
    packs,
  }
}

/** The field and the variant of a cell; `pack` is undefined if the product does not have it any more. */
function parseCell(product: AdminProduct, cell: VariantCell) {
  const [field, id] = cell.split(' ') as [VariantCellField, string]
  const packId = Number(id)
  return { field, packId, pack: product.packs.find((pack) => pack.id === packId) }
}
