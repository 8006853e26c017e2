import type { PdfDocument } from '#pdf/pdf-document.ts'
import { type TextStyle, widthOf, wrapText, write, writeRightAligned } from '#pdf/text.ts'

/** A block of the page with a known height, drawn from its top edge. */
export type LayoutBlock = {
  height: number
  draw: (top: number) => void
  /** A table row: after a page break the table head is repeated above it. */
  isRow?: true
}

/** Left and right edge of a block from the sheet's left edge, in points. */
export type Span = { left: number; right: number }

/** Line height relative to the font size: Tamil letters are taller than Latin ones. */
const lineHeight = 1.45
const lineHeightOf = ({ size }: TextStyle) => size * lineHeight
/** The share of a line’s height that is above the baseline. */
const baselineRatio = 0.75

/** A text, wrapped into as many lines as it needs. */
export function paragraph(
  pdf: PdfDocument,
  text: string,
  style: TextStyle,
  { left, right }: Span,
): LayoutBlock {
  const step = lineHeightOf(style)
  const lines = wrapText(pdf, text, right - left, style)
  return {
    height: lines.length * step,
    draw: (top) => {
      for (const [at, line] of lines.entries())
        write(pdf, line, { x: left, y: top + (at + baselineRatio) * step, ...style })
    },
  }
}

/** A label, and an amount aligned to the right. */
export function labelledAmount(
  pdf: PdfDocument,
  [name, value]: [string, string],
  style: TextStyle,
  span: Span,
): LayoutBlock {
  const named = paragraph(pdf, name, style, {
    left: span.left,
    right: span.right - widthOf(pdf, value, style) - style.size,
  })
  return {
    height: named.height,
    draw: (top) => {
      named.draw(top)
      const y = top + named.height - (1 - baselineRatio) * lineHeightOf(style)
      writeRightAligned(pdf, value, { x: span.right, y, ...style })
    },
  }
}

/** The lines of text in a cell. `x` is its left edge, or its right edge if it is aligned right. */
export type Cell = { lines: string[]; x: number; alignment: 'left' | 'right' }

/** Cells side by side, with a thin line below. */
export function tableRow(pdf: PdfDocument, cells: Cell[], style: TextStyle, span: Span): LayoutBlock {
  const step = lineHeightOf(style)
  const height = Math.max(...cells.map(({ lines }) => lines.length)) * step + 5
  return {
    height,
    draw: (top) => {
      for (const { lines, x, alignment } of cells)
        for (const [at, line] of lines.entries()) {
          const place = { x, y: top + (at + baselineRatio) * step, ...style }
          if (alignment === 'left') write(pdf, line, place)
          else writeRightAligned(pdf, line, place)
        }
      drawRule(pdf, top + height - 3, span)
    },
  }
}

/** A block with a horizontal line. */
export const ruleLine = (pdf: PdfDocument, span: Span): LayoutBlock => ({
  height: 8,
  draw: (top) => drawRule(pdf, top + 4, span),
})

function drawRule(pdf: PdfDocument, y: number, { left, right }: Span) {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke('#888')
  pdf.fillColor('black')
}

/** Empty space of this height. */
export const emptyBlock = (height: number): LayoutBlock => ({ height, draw: () => {} })

const totalHeightOf = (blocks: LayoutBlock[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** Blocks below each other. */
export const stacked = (blocks: LayoutBlock[]): LayoutBlock => ({
  height: totalHeightOf(blocks),
  draw: (top) => {
    let y = top
    for (const block of blocks) {
      block.draw(y)
      y += block.height
    }
  },
})

/** One block of several that begin at the same height. */
export const placeSideBySide = (...parts: LayoutBlock[]): LayoutBlock => ({
  height: Math.max(...parts.map(({ height }) => height)),
  draw: (top) => {
    for (const part of parts) part.draw(top)
  },
})

/**
 * Splits blocks into pages of a height, without drawing them.
 * @param head the table head, which is repeated above rows that continue on the next page
 */
export function paginateBlocks(
  blocks: LayoutBlock[],
  head: LayoutBlock | undefined,
  height: number,
): LayoutBlock[][] {
  const pages: LayoutBlock[][] = [[]]
  let left = height
  for (const block of blocks) {
    if (block.height > left) {
      const again = block.isRow && head ? [head] : []
      pages.push(again)
      left = height - totalHeightOf(again)
    }
    pages.at(-1)?.push(block)
    left -= block.height
  }
  return pages
}
