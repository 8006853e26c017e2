import type { DocumentBody, DocumentLine } from '#database/tables/documents.ts'
import { mm, type Sheets } from '#pdf/sheets.ts'
import { linesOf, widthOf } from '#pdf/text.ts'
import type { Tax } from '#values/tax/split-tax.ts'
import { type Block, type Cell, cells, gap, pair, paragraph, type Span, stacked } from './blocks.ts'
import type { DocumentWords } from './document-words.ts'
import { sumOf } from './figures.ts'

const look = { size: 8.5 }
const headLook = { size: 8, strong: true }
const small = { size: 7.5 }

type Column = { head: string; width: number; of: (line: DocumentLine) => string[] }
type Body = Pick<DocumentBody, 'lines' | 'form' | 'other_state'>

/** The columns of figures, from left to right, in millimetres; wider where a head or a figure asks for it. */
const columnsOf = (sheets: Sheets, body: Body, words: DocumentWords): Column[] =>
  figuresOf(body, words).map((column) => ({
    ...column,
    width: Math.max(
      column.width,
      widthOf(sheets, column.head, headLook) / mm + between,
      ...body.lines.flatMap((line) =>
        column.of(line).map((text) => widthOf(sheets, text, look) / mm + between),
      ),
    ),
  }))
const between = 1.5

/** What no line has is no column. */
function figuresOf(body: Body, words: DocumentWords): Column[] {
  const { form } = body
  const has = (is: (line: DocumentLine) => unknown) => body.lines.some(is)
  return [
    ...(has(({ quantity }) => quantity !== null)
      ? [{ head: words.quantity, width: 15, of: (line: DocumentLine) => [unitsOf(line)] }]
      : []),
    ...(has(({ unit_paise }) => unit_paise !== null)
      ? [{ head: words.price, width: 19, of: orNothing(({ unit_paise }) => unit_paise) }]
      : []),
    ...(has(({ discount_paise }) => discount_paise)
      ? [{ head: words.discount, width: 18, of: orNothing((line) => line.discount_paise || null) }]
      : []),
    ...(has(({ tax }) => tax)
      ? [
          { head: words.taxable, width: 24, of: orNothing(({ tax }) => tax?.taxable ?? null) },
          ...(form === 2
            ? []
            : [{ head: words.rate, width: 13, of: ({ tax }: DocumentLine) => [tax ? `${tax.rate} %` : ''] }]),
          ...taxesOn(body).map((name) => ({
            head: words[name],
            width: 17,
            of: (line: DocumentLine) =>
              line.tax ? [sumOf(line.tax[name]), ...(form === 2 ? [rateOf(line.tax, name)] : [])] : [],
          })),
        ]
      : []),
    { head: words.amount, width: 24, of: ({ paise }) => [sumOf(paise)] },
  ]
}

/**
 * The taxes that are named: those of the place of supply, at 0 % too, because the law asks for the rate of what is taxed. Documents
 * of an earlier form name those that came to something, as they were issued.
 */
export function taxesOn({ lines, form, other_state }: Body): ('cgst' | 'sgst' | 'igst')[] {
  const taxes = lines.flatMap(({ tax }) => (tax ? [tax] : []))
  if (form !== 2)
    return (['cgst', 'sgst', 'igst'] as const).filter((name) => taxes.some((tax) => tax[name] > 0))
  if (taxes.length === 0) return []
  return other_state ? ['igst'] : ['cgst', 'sgst']
}

const orNothing = (of: (line: DocumentLine) => number | null) => (line: DocumentLine) => {
  const paise = of(line)
  return [paise === null ? '' : sumOf(paise)]
}

/** What a line is, and below it its HSN code. */
const namesOf = (sheets: Sheets, line: DocumentLine, width: number, words: DocumentWords) =>
  [
    nameOf(line, words),
    ...(line.hsn ? [words.hsn({ hsn: line.hsn })] : []),
    ...(line.exemption ? [line.exemption === 'exempt' ? words.exempt : words.nilRated] : []),
  ].flatMap((text) => linesOf(sheets, text, width, look))

/** How many, and of what by its unit quantity code: `2 PAC`. */
const unitsOf = ({ quantity, unit }: DocumentLine) =>
  quantity === null ? '' : unit ? `${quantity} ${unit}` : String(quantity)

/** The rate of one of the taxes: centre and state have a half each. */
const rateOf = ({ rate }: Tax, name: 'cgst' | 'sgst' | 'igst') => `${name === 'igst' ? rate : rate / 2} %`

const nameOf = ({ what, name, size }: DocumentLine, words: DocumentWords) =>
  what === 'delivery' ? words.delivery : `${name}, ${withUnit(words.packSize({ label: size }))}`

/** A number stays on the line of its unit. */
const withUnit = (size: string) => size.replace(/(?<=\d) /g, '\u00a0')

/** The lines of a document as a table, and its head, which stands above each part of it. */
export function tableOf(sheets: Sheets, body: Body, words: DocumentWords, span: Span) {
  const columns = columnsOf(sheets, body, words)
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
  const head = cells(sheets, heads, headLook, span)
  const rows = body.lines.map((line): Block => {
    const written = row(namesOf(sheets, line, nameWidth, words), ({ of }) => of(line))
    return { ...cells(sheets, written, look, span), isRow: true }
  })
  return { head, rows }
}

/** The same on a narrow roll: the figures of each line below its name. */
export const listOf = (sheets: Sheets, body: Body, words: DocumentWords, span: Span): Block[] =>
  body.lines.map((line) => {
    const { form } = body
    const { tax, quantity, unit_paise, discount_paise, paise } = line
    const counted = quantity && unit_paise !== null ? `${unitsOf(line)} × ${sumOf(unit_paise)}` : ''
    const units = quantity && unit_paise === null ? `${unitsOf(line)} ×` : counted
    const off = discount_paise ? `${words.discount} ${sumOf(discount_paise)}` : ''
    const taxes = tax && [
      `${words.taxable} ${sumOf(tax.taxable)}`,
      ...(form === 2 ? [] : [`${tax.rate} %`]),
      ...taxesOn({ ...body, lines: [line] }).map(
        (name) => `${words[name]}${form === 2 ? ` ${rateOf(tax, name)}` : ''} ${sumOf(tax[name])}`,
      ),
    ]
    return stacked([
      ...namesOf(sheets, line, span.right - span.left, words).map((text) =>
        paragraph(sheets, text, look, span),
      ),
      pair(sheets, [[units, off].filter(Boolean).join(' · '), sumOf(paise)], look, span),
      ...(taxes ? [paragraph(sheets, taxes.join(' · '), small, span)] : []),
      gap(4),
    ])
  })
