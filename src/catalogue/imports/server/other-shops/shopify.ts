import type { ImportProblem, ImportRow } from '../../rules/columns.ts'
import * as words from '../../words/office/en.ts'
import { type ForeignFormat, type ForeignRow, gramsOf, sizeOfWeight } from './foreign-file.ts'
import { htmlToText, oneLineOf } from './html-to-text.ts'

const options = ['option1 value', 'option2 value', 'option3 value']
const read = new Set([
  ...['handle', 'title', 'body (html)', 'type', 'product category', 'published', 'status', 'gift card'],
  ...['option1 name', 'option2 name', 'option3 name', ...options],
  ...['variant sku', 'variant grams', 'variant inventory qty', 'variant price', 'variant compare at price'],
  'seo description',
])

/** The product export of Shopify: one row for each variant, and further rows for images. */
export const shopify: ForeignFormat = {
  recognizedBy: ['handle', 'title', 'option1 value', 'variant price'],
  reads: (heading) => read.has(heading),
  pictures: ['image src', 'variant image'],
  headingOf: {
    product_id: 'Title',
    name: 'Title',
    one_liner: 'Body (HTML)',
    description: 'Body (HTML)',
    category: 'Type',
    visibility: 'Status',
    size: 'Option1 Value',
    price: 'Variant Price',
    mrp: 'Variant Compare At Price',
    sku: 'Variant SKU',
    weight_g: 'Variant Grams',
    stock: 'Variant Inventory Qty',
  },
  toRows: (lines) => {
    const problems: ImportProblem[] = []
    const firstLines = new Map<string, ForeignRow>()
    const rows: ImportRow[] = []
    for (const line of lines) {
      const handle = line.cell('handle')
      if (handle === '') {
        problems.push({ row: line.row, column: 'Handle', message: words.handleMissing })
        continue
      }
      // The details of a product are only in its first row.
      const first = firstLines.get(handle) ?? line
      firstLines.set(handle, first)
      // Other rows are only about an image.
      if (line !== first && options.concat('variant price').every((heading) => line.cell(heading) === ''))
        continue
      if (line === first && first.cell('gift card').toLowerCase() === 'true')
        problems.push({ row: line.row, column: 'Gift Card', message: words.noGiftCards })
      rows.push({ row: line.row, cells: { ...productCells(first), ...sizeCells(line) } })
    }
    return { rows, problems }
  },
}

function productCells({ cell }: ForeignRow): ImportRow['cells'] {
  const description = htmlToText(cell('body (html)'))
  return {
    name: cell('title'),
    one_liner: oneLineOf(cell('seo description') || description || cell('title')),
    description,
    category: cell('type') || (cell('product category').split('>').at(-1)?.trim() ?? ''),
    visibility: visibilityOf(cell('status').toLowerCase(), cell('published').toLowerCase()),
  }
}

/** Empty: as the shop shows other new products, which are drafts in a real shop until their label is filled in. */
function visibilityOf(status: string, published: string) {
  if (status === 'draft') return 'draft'
  return status === 'archived' || published === 'false' ? 'hidden' : ''
}

function sizeCells({ cell }: ForeignRow): ImportRow['cells'] {
  const chosen = options.map(cell).filter((value) => value !== '' && value !== 'Default Title')
  const mrp = cell('variant compare at price')
  return {
    size: chosen.join(' / ') || sizeOfWeight(Number(cell('variant grams'))),
    price: cell('variant price'),
    mrp: Number(mrp) === 0 ? '' : mrp,
    // Shopify marks numbers as text like this.
    sku: cell('variant sku').replace(/^'/, ''),
    weight_g: gramsOf(cell('variant grams'), 1),
    stock: cell('variant inventory qty'),
  }
}
