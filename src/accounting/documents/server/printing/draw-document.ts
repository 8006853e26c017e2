import { mm, type PdfDocument } from '#pdf/pdf-document.ts'
import { writeRightAligned } from '#pdf/text.ts'
import { formatPaise } from '#values/money/money.ts'
import type { PaperSize } from '../../paper-size-contract.ts'
import { documentHead } from './document-head.ts'
import { documentList, documentTable, listAppliedTaxes } from './document-table.ts'
import { type DocumentWords, documentWords } from './document-words.ts'
import { formatAmount } from './format-figures.ts'
import {
  emptyBlock,
  type LayoutBlock,
  labelledAmount,
  paginateBlocks,
  paragraph,
  ruleLine,
  type Span,
  stacked,
} from './layout-blocks.ts'
import type { PrintableDocument } from './printable-documents.queries.ts'

const a4: Span & { top: number; bottom: number } = {
  left: 12 * mm,
  right: 198 * mm,
  top: 14 * mm,
  bottom: 281 * mm,
}
/** The roll of a receipt printer; the page is as long as its content. */
const roll = { left: 4 * mm, right: 76 * mm, width: 80 * mm, margin: 5 * mm }
const small = { size: 8 }
const plain = { size: 9 }

/**
 * Adds the pages of an invoice, bill or credit note to a PDF, in the language of its order: A4 pages, or one long page
 * for a receipt printer. The PDF stays open.
 */
export function drawDocument(pdf: PdfDocument, document: PrintableDocument, size: PaperSize) {
  const words = documentWords[document.body.locale]
  if (size === 'a4') drawOnPages(pdf, document, words)
  else drawOnRoll(pdf, document, words)
}

/** Draws the document on A4 pages. */
function drawOnPages(pdf: PdfDocument, document: PrintableDocument, words: DocumentWords) {
  const { head, rows } = documentTable(pdf, document.body, words, a4)
  const blocks = [
    ...documentHead(pdf, document, { words, span: a4, isNarrow: false }),
    head,
    ...rows,
    stacked(documentFoot(pdf, document, words, { left: 110 * mm, right: a4.right }, a4)),
  ]
  const pages = paginateBlocks(blocks, head, a4.bottom - a4.top)
  for (const [at, page] of pages.entries()) {
    pdf.addPage({ size: 'A4', margin: 0 })
    stacked(page).draw(a4.top)
    const pageNumber = `${document.number} · ${at + 1}/${pages.length}`
    if (pages.length > 1) writeRightAligned(pdf, pageNumber, { x: a4.right, y: a4.bottom + 6 * mm, ...small })
  }
}

/** Draws the document on one long page of a receipt printer's roll. */
function drawOnRoll(pdf: PdfDocument, document: PrintableDocument, words: DocumentWords) {
  const whole = stacked([
    ...documentHead(pdf, document, { words, span: roll, isNarrow: true }),
    ruleLine(pdf, roll),
    ...documentList(pdf, document.body, words, roll),
    ...documentFoot(pdf, document, words, roll, roll),
  ])
  pdf.addPage({ size: [roll.width, whole.height + 2 * roll.margin], margin: 0 })
  whole.draw(roll.margin)
}

/**
 * The blocks below the lines: totals, and the notes.
 * @param sums where the totals are
 * @param span where the notes are
 */
function documentFoot(
  pdf: PdfDocument,
  { body }: PrintableDocument,
  words: DocumentWords,
  sums: Span,
  span: Span,
): LayoutBlock[] {
  const taxes = body.lines.flatMap(({ tax }) => (tax ? [tax] : []))
  const total = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => taxes.reduce((sum, tax) => sum + tax[of], 0)
  const parts = taxes.length > 0 ? (['taxable', ...listAppliedTaxes(body)] as const) : []
  const line = (text: string) => paragraph(pdf, text, small, span)
  return [
    emptyBlock(4),
    ...parts.map((of) => labelledAmount(pdf, [words[of], formatAmount(total(of))], plain, sums)),
    labelledAmount(pdf, [words.total, formatPaise(body.total_paise)], { size: 11, strong: true }, sums),
    emptyBlock(8),
    ...(body.payment ? [line(words.inCash)] : []),
    ...(taxes.length > 0 && body.form === 2 ? [line(words.pricesIncludeTax)] : []),
    ...(taxes.length > 0 ? [line(words.reverseCharge)] : []),
    line(words.electronic),
  ]
}
