import type { ImportProblem, ImportRow } from '../../rules/columns.ts'
import * as words from '../../words/office/en.ts'
import { type ForeignFormat, type ForeignRow, gramsOf, sizeOfWeight } from './foreign-file.ts'
import { htmlToText, oneLineOf } from './html-to-text.ts'

const attributes = [1, 2, 3].map((at) => ({
  name: `attribute ${at} name`,
  values: `attribute ${at} value(s)`,
}))
const gramsPerUnit = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 }
const weights = Object.entries(gramsPerUnit).map(([unit, grams]) => ({ heading: `weight (${unit})`, grams }))
const read = new Set([
  ...['id', 'type', 'sku', 'name', 'published', 'short description', 'description', 'stock', 'parent'],
  ...['sale price', 'regular price', 'categories'],
  ...attributes.flatMap(({ name, values }) => [name, values]),
  ...weights.map(({ heading }) => heading),
])

/** The product export of WooCommerce in English: a row for each simple product, variable product and variation. */
export const woocommerce: ForeignFormat = {
  recognizedBy: ['type', 'sku', 'name', 'regular price'],
  reads: (heading) => read.has(heading),
  pictures: ['images'],
  headingOf: {
    product_id: 'Name',
    name: 'Name',
    one_liner: 'Short description',
    description: 'Description',
    category: 'Categories',
    visibility: 'Published',
    size: 'Attribute 1 value(s)',
    price: 'Regular price',
    mrp: 'Regular price',
    sku: 'SKU',
    weight_g: 'Weight',
    stock: 'Stock',
  },
  toRows: (lines, isCategory) => {
    const problems: ImportProblem[] = []
    const report = (line: ForeignRow, column: string, message: string) =>
      problems.push({ row: line.row, column, message })
    const parents = findParents(lines)
    const childless = new Set(parents.values())
    const rows: ImportRow[] = []
    for (const line of lines) {
      const [type, ...kinds] = line
        .cell('type')
        .toLowerCase()
        .split(/\s*,\s*/)
      if (type === 'variable') continue
      const parent = type === 'variation' ? parents.get(line.cell('parent')) : line
      if ((type !== 'simple' && type !== 'variation') || kinds.length > 0)
        report(line, 'Type', words.otherProductType)
      else if (!parent) report(line, 'Parent', words.parentMissing)
      else {
        childless.delete(parent)
        if (type === 'variation' && line.cell('published') !== '' && isOff(line))
          report(line, 'Published', words.variationOff)
        rows.push({
          row: line.row,
          cells: { ...productCells(parent, isCategory), ...sizeCells(line, parent) },
        })
      }
    }
    for (const line of childless) report(line, 'Type', words.noVariations)
    return { rows, problems }
  },
}

const isOff = ({ cell }: ForeignRow) => cell('published') !== '1'

/** The variable products by what their variations refer to: the SKU, or `id:` with the number. */
function findParents(lines: ForeignRow[]) {
  const parents = new Map<string, ForeignRow>()
  for (const line of lines) {
    if (line.cell('type').toLowerCase() !== 'variable') continue
    parents.set(`id:${line.cell('id')}`, line)
    if (line.cell('sku')) parents.set(line.cell('sku'), line)
  }
  return parents
}

function productCells({ cell }: ForeignRow, isCategory: (name: string) => boolean): ImportRow['cells'] {
  const short = textOf(cell('short description'))
  const description = textOf(cell('description')) || short
  return {
    name: cell('name'),
    one_liner: oneLineOf(description === '' ? cell('name') : short || description),
    description,
    category: categoryOf(cell('categories'), isCategory),
    // Empty: as the shop shows other new products, which are drafts in a real shop until their label is filled in.
    visibility: cell('published') === '-1' ? 'draft' : cell('published') === '0' ? 'hidden' : '',
  }
}

/** WooCommerce writes line breaks as `\n`. */
const textOf = (cell: string) => htmlToText(cell.replaceAll('\\n', '\n'))

/** Of `Breakfast > Porridge, Millets`, the first that the shop has, narrower ones before wider ones; otherwise the first. */
function categoryOf(cell: string, isCategory: (name: string) => boolean) {
  const names = cell.split(/(?<!\\),/).flatMap((path) =>
    path
      .replaceAll('\\,', ',')
      .split('>')
      .map((name) => name.trim())
      .reverse(),
  )
  return names.find(isCategory) ?? names[0] ?? ''
}

function sizeCells(line: ForeignRow, parent: ForeignRow): ImportRow['cells'] {
  const { cell } = line
  const sale = cell('sale price')
  // A variation without a weight has that of its product.
  const weight = weights
    .map(({ heading, grams }) => gramsOf(cell(heading) || parent.cell(heading), grams))
    .find((grams) => grams !== '')
  return {
    size: namedSize(line, line !== parent) || sizeOfWeight(Number(weight)),
    price: sale || cell('regular price'),
    mrp: sale && cell('regular price'),
    sku: cell('sku'),
    weight_g: weight ?? '',
    stock: cell('stock'),
  }
}

/** What a variation differs by. Of a simple product, only an attribute that is a size. */
const namedSize = ({ cell }: ForeignRow, isVariation: boolean) =>
  attributes
    .filter(({ name }) => isVariation || /size|weight|pack|quantity/i.test(cell(name)))
    .map(({ values }) => cell(values))
    .filter((values) => values !== '' && (isVariation || !values.includes(',')))
    .join(' / ')
