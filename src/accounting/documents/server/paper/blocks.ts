import type { Sheets } from '#pdf/sheets.ts'
import { type Look, linesOf, widthOf, write, writeToTheRight } from '#pdf/text.ts'

/** A piece of a sheet as high as what stands in it; it is drawn from its upper edge on. */
export type Block = {
  height: number
  draw: (top: number) => void
  /** A row of the table: on another sheet the table's head stands above it once more. */
  isRow?: true
}

/** Where a block begins and ends, from the sheet's left edge, in points. */
export type Span = { left: number; right: number }

/** From one line to the next, in sizes of the letters: Tamil ones reach further up and down than Latin ones. */
const lineStep = 1.45
const stepOf = ({ size }: Look) => size * lineStep
/** Of a line's height so much is above the line that its letters stand on. */
const aboveFoot = 0.75

/** A text in as many lines as it needs. */
export function paragraph(sheets: Sheets, text: string, look: Look, { left, right }: Span): Block {
  const step = stepOf(look)
  const lines = linesOf(sheets, text, right - left, look)
  return {
    height: lines.length * step,
    draw: (top) => {
      for (const [at, line] of lines.entries())
        write(sheets, line, { x: left, y: top + (at + aboveFoot) * step, ...look })
    },
  }
}

/** What something is called, and at the right end what it comes to. */
export function pair(sheets: Sheets, [name, value]: [string, string], look: Look, span: Span): Block {
  const named = paragraph(sheets, name, look, {
    left: span.left,
    right: span.right - widthOf(sheets, value, look) - look.size,
  })
  return {
    height: named.height,
    draw: (top) => {
      named.draw(top)
      const y = top + named.height - (1 - aboveFoot) * stepOf(look)
      writeToTheRight(sheets, value, { x: span.right, y, ...look })
    },
  }
}

export type Cell = { lines: string[]; x: number; alignment: 'left' | 'right' }

/** Cells beside each other, over a thin line. */
export function cells(sheets: Sheets, of: Cell[], look: Look, span: Span): Block {
  const step = stepOf(look)
  const height = Math.max(...of.map(({ lines }) => lines.length)) * step + 5
  return {
    height,
    draw: (top) => {
      for (const { lines, x, alignment } of of)
        for (const [at, line] of lines.entries()) {
          const place = { x, y: top + (at + aboveFoot) * step, ...look }
          if (alignment === 'left') write(sheets, line, place)
          else writeToTheRight(sheets, line, place)
        }
      drawRule(sheets, top + height - 3, span)
    },
  }
}

export const rule = (sheets: Sheets, span: Span): Block => ({
  height: 8,
  draw: (top) => drawRule(sheets, top + 4, span),
})

function drawRule(sheets: Sheets, y: number, { left, right }: Span) {
  sheets.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke('#888')
  sheets.fillColor('black')
}

export const gap = (height: number): Block => ({ height, draw: () => {} })

const heightOf = (blocks: Block[]) => blocks.reduce((sum, { height }) => sum + height, 0)

/** One below the other. */
export const stacked = (blocks: Block[]): Block => ({
  height: heightOf(blocks),
  draw: (top) => {
    let y = top
    for (const block of blocks) {
      block.draw(y)
      y += block.height
    }
  },
})

export const sideBySide = (...parts: Block[]): Block => ({
  height: Math.max(...parts.map(({ height }) => height)),
  draw: (top) => {
    for (const part of parts) part.draw(top)
  },
})

/** Which blocks go on which sheet of such a height; rows that go on on another one have the table's head above them. */
export function onSheets(blocks: Block[], head: Block | undefined, height: number): Block[][] {
  const pages: Block[][] = [[]]
  let left = height
  for (const block of blocks) {
    if (block.height > left) {
      const again = block.isRow && head ? [head] : []
      pages.push(again)
      left = height - heightOf(again)
    }
    pages.at(-1)?.push(block)
    left -= block.height
  }
  return pages
}
