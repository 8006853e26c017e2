import type { Tax } from '#accounting/tax/rules/split-tax.ts'
import type { DocumentBody, DocumentLine } from '#database/tables/documents.ts'
import { mm, type PdfDocument } from '#pdf/pdf-document.ts'
import { widthOf, wrapText } from '#pdf/text.ts'
import type { DocumentWords } from './document-words.ts'
import { formatAmount } from './format-figures.ts'
import {
  type Cell,
  emptyBlock,
  type LayoutBlock,
  labelledAmount,
  paragraph,
  type Span,
  stacked,
  tableRow,
} from './layout-blocks.ts'

const style = { size: 8.5 }
const headStyle = { size: 8, strong: true }
const small = { size: 7.5 }

/** `width` in millimetres; `of` returns the text lines of a cell. */
type Column = { head: string; width: number; of: (line: DocumentLine) => string[] }
type Body = Pick<DocumentBody, 'lines' | 'form' | 'other_state'>

/** The columns right of the name, from left to right; wider than planned if a heading or an amount needs it. */
const sizedColumns = (pdf: PdfDocument, body: Body, words: DocumentWords): Column[] =>
  amountColumns(body, words).map((column) => ({
    ...column,
    width: Math.max(
      column.width,
      widthOf(pdf, column.head, headStyle) / mm + columnGap,
      ...body.lines.flatMap((line) =>
        column.of(line).map((text) => widthOf(pdf, text, style) / mm + columnGap),
      ),
    ),
  }))
const columnGap = 1.5

/** The columns of quantity, prices, tax and amount; those that no line needs are left out. */
function amountColumns(body: Body, words: DocumentWords): Column[] {
  const { form } = body
  const has = (is: (line: DocumentLine) => unknown) => body.lines.some(is)
  return [
    ...(has(({ quantity }) => quantity !== null)
      ? [{ head: words.quantity, width: 15, of: (line: DocumentLine) => [formatQuantity(line)] }]
      : []),
    ...(has(({ unit_paise }) => unit_paise !== null)
      ? [{ head: words.price, width: 19, of: amountCell(({ unit_paise }) => unit_paise) }]
      : []),
    ...(has(({ discount_paise }) => discount_paise)
      ? [{ head: words.discount, width: 18, of: amountCell((line) => line.discount_paise || null) }]
      : []),
    ...(has(({ tax }) => tax)
      ? [
          { head: words.taxable, width: 24, of: amountCell(({ tax }) => tax?.taxable ?? null) },
          ...(form === 2
            ? []
            : [{ head: words.rate, width: 13, of: ({ tax }: DocumentLine) => [tax ? `${tax.rate} %` : ''] }]),
          ...listAppliedTaxes(body).map((name) => ({
            head: words[name],
            width: 17,
            of: (line: DocumentLine) =>
              line.tax
                ? [formatAmount(line.tax[name]), ...(form === 2 ? [formatRate(line.tax, name)] : [])]
                : [],
          })),
        ]
      : []),
    { head: words.amount, width: 24, of: ({ paise }) => [formatAmount(paise)] },
  ]
}

/**
 * The taxes of the place of supply, also at 0 %, because the law requires the rate. Documents of form 1 show only
 * taxes above 0, as issued.
 */
export function listAppliedTaxes({ lines, form, other_state }: Body): ('cgst' | 'sgst' | 'igst')[] {
  const taxes = lines.flatMap(({ tax }) => (tax ? [tax] : []))
  if (form !== 2)
    return (['cgst', 'sgst', 'igst'] as const).filter((name) => taxes.some((tax) => tax[name] > 0))
  if (taxes.length === 0) return []
  return other_state ? ['igst'] : ['cgst', 'sgst']
}

/** A cell that shows an amount in paise; empty if it is null. */
const amountCell = (of: (line: DocumentLine) => number | null) => (line: DocumentLine) => {
  const paise = of(line)
  return [paise === null ? '' : formatAmount(paise)]
}

/** The text lines of a document line: its name, and below it its bundles and coupons, the HSN code and the exemption. */
const descriptionLines = (pdf: PdfDocument, line: DocumentLine, width: number, words: DocumentWords) =>
  [
    lineName(line, words),
    ...(line.bundles ?? []).map((bundle) => words.inBundle({ bundle })),
    ...(line.coupons ?? []).map((coupon) => words.withCoupon({ coupon })),
    ...(line.hsn ? [words.hsn({ hsn: line.hsn })] : []),
    ...(line.exemption ? [line.exemption === 'exempt' ? words.exempt : words.nilRated] : []),
  ].flatMap((text) => wrapText(pdf, text, width, style))

/** Quantity with its unit quantity code: `2 PAC`. */
const formatQuantity = ({ quantity, unit }: DocumentLine) =>
  quantity === null ? '' : unit ? `${quantity} ${unit}` : String(quantity)

/** The rate of one tax: CGST and SGST are half each. */
const formatRate = ({ rate }: Tax, name: 'cgst' | 'sgst' | 'igst') => `${name === 'igst' ? rate : rate / 2} %`

const lineName = ({ what, name, size }: DocumentLine, words: DocumentWords) =>
  what === 'delivery' ? words.delivery : `${name}, ${keepUnitTogether(words.packSize({ label: size }))}`

/** A line break must not separate a number from its unit. */
const keepUnitTogether = (size: string) => size.replace(/(?<=\d) /g, '\u00a0')

/** The lines of a document as a table: the heading, which is repeated on each page, and a block for each row. */
export function documentTable(pdf: PdfDocument, body: Body, words: DocumentWords, span: Span) {
  const columns = sizedColumns(pdf, body, words)
  let x = span.right
  const ends = columns.map(() => 0)
  for (let at = columns.length - 1; at >= 0; at--) {
    ends[at] = x
    x -= (columns[at]?.width ?? 0) * mm
  }
  const nameWidth = x - span.left
  const row = (name: string[], of: (column: Column) => string[]): Cell[] => [
    { lines: name, x: span.left, alignment: 'left' },
    ...columns.map((column, at) => ({ lines: of(column), x: ends[at] ?? 0, alignment: 'right' as const })),
  ]
  const heads = row([words.product], ({ head }) => [head])
  const head = tableRow(pdf, heads, headStyle, span)
  const rows = body.lines.map((line): LayoutBlock => {
    const written = row(descriptionLines(pdf, line, nameWidth, words), ({ of }) => of(line))
    return { ...tableRow(pdf, written, style, span), isRow: true }
  })
  return { head, rows }
}

/** The lines for a narrow roll: the amounts of each line below its name. */
export const documentList = (pdf: PdfDocument, body: Body, words: DocumentWords, span: Span): LayoutBlock[] =>
  body.lines.map((line) => {
    const { form } = body
    const { tax, quantity, unit_paise, discount_paise, paise } = line
    const counted =
      quantity && unit_paise !== null ? `${formatQuantity(line)} × ${formatAmount(unit_paise)}` : ''
    const units = quantity && unit_paise === null ? `${formatQuantity(line)} ×` : counted
    const off = discount_paise ? `${words.discount} ${formatAmount(discount_paise)}` : ''
    const taxes = tax && [
      `${words.taxable} ${formatAmount(tax.taxable)}`,
      ...(form === 2 ? [] : [`${tax.rate} %`]),
      ...listAppliedTaxes({ ...body, lines: [line] }).map(
        (name) => `${words[name]}${form === 2 ? ` ${formatRate(tax, name)}` : ''} ${formatAmount(tax[name])}`,
      ),
    ]
    return stacked([
      ...descriptionLines(pdf, line, span.right - span.left, words).map((text) =>
        paragraph(pdf, text, style, span),
      ),
      labelledAmount(pdf, [[units, off].filter(Boolean).join(' · '), formatAmount(paise)], style, span),
      ...(taxes ? [paragraph(pdf, taxes.join(' · '), small, span)] : []),
      emptyBlock(4),
    ])
  })
