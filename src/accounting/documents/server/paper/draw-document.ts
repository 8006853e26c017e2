import { mm, type Sheets } from '#pdf/sheets.ts'
import { writeToTheRight } from '#pdf/text.ts'
import { formatPaise } from '#values/money/money.ts'
import type { PaperSize } from '../../paper-contract.ts'
import { type Block, gap, onSheets, pair, paragraph, rule, type Span, stacked } from './blocks.ts'
import { headOf } from './document-head.ts'
import { listOf, tableOf, taxesOn } from './document-table.ts'
import { type DocumentWords, documentWords } from './document-words.ts'
import type { PrintedDocument } from './documents-to-print.queries.ts'
import { sumOf } from './figures.ts'

const a4: Span & { top: number; bottom: number } = {
  left: 12 * mm,
  right: 198 * mm,
  top: 14 * mm,
  bottom: 281 * mm,
}
/** The roll of a till's printer, as long as what stands on it. */
const roll = { left: 4 * mm, right: 76 * mm, width: 80 * mm, margin: 5 * mm }
const small = { size: 8 }
const plain = { size: 9 }

/** An invoice, a bill or a credit note, on as many sheets as it needs or on one strip. */
export function drawDocument(sheets: Sheets, document: PrintedDocument, size: PaperSize) {
  const words = documentWords[document.body.locale]
  if (size === 'a4') drawOnSheets(sheets, document, words)
  else drawOnRoll(sheets, document, words)
}

function drawOnSheets(sheets: Sheets, document: PrintedDocument, words: DocumentWords) {
  const { head, rows } = tableOf(sheets, document.body, words, a4)
  const blocks = [
    ...headOf(sheets, document, { words, span: a4, isNarrow: false }),
    head,
    ...rows,
    stacked(endOf(sheets, document, words, { left: 110 * mm, right: a4.right }, a4)),
  ]
  const pages = onSheets(blocks, head, a4.bottom - a4.top)
  for (const [at, page] of pages.entries()) {
    sheets.addPage({ size: 'A4', margin: 0 })
    stacked(page).draw(a4.top)
    const place = `${document.number} · ${at + 1}/${pages.length}`
    if (pages.length > 1) writeToTheRight(sheets, place, { x: a4.right, y: a4.bottom + 6 * mm, ...small })
  }
}

function drawOnRoll(sheets: Sheets, document: PrintedDocument, words: DocumentWords) {
  const whole = stacked([
    ...headOf(sheets, document, { words, span: roll, isNarrow: true }),
    rule(sheets, roll),
    ...listOf(sheets, document.body, words, roll),
    ...endOf(sheets, document, words, roll, roll),
  ])
  sheets.addPage({ size: [roll.width, whole.height + 2 * roll.margin], margin: 0 })
  whole.draw(roll.margin)
}

/** What all comes to, and the sentences below it. */
function endOf(
  sheets: Sheets,
  { body }: PrintedDocument,
  words: DocumentWords,
  sums: Span,
  span: Span,
): Block[] {
  const taxes = body.lines.flatMap(({ tax }) => (tax ? [tax] : []))
  const total = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => taxes.reduce((sum, tax) => sum + tax[of], 0)
  const parts = taxes.length > 0 ? (['taxable', ...taxesOn(body)] as const) : []
  const line = (text: string) => paragraph(sheets, text, small, span)
  return [
    gap(4),
    ...parts.map((of) => pair(sheets, [words[of], sumOf(total(of))], plain, sums)),
    pair(sheets, [words.total, formatPaise(body.total_paise)], { size: 11, strong: true }, sums),
    gap(8),
    ...(taxes.length > 0 && body.form === 2 ? [line(words.pricesIncludeTax)] : []),
    ...(taxes.length > 0 ? [line(words.reverseCharge)] : []),
    line(words.electronic),
  ]
}
