import type { PdfDocument } from './pdf-document.ts'
import { truncateText, wrapText } from './text.ts'

/** A text with at most `maxLines` lines. Texts without it may be cut to the space the others leave. */
export type TextToFit = { text: string; maxLines?: number; strong?: boolean }
type Box = { width: number; height: number }
type Line = { text: string; strong: boolean; canBeCut: boolean }

/** Font sizes in points; smaller text cannot be read at arm’s length. */
const maxFontSize = 22
export const minFontSize = 6.5
const fontSizeStep = 0.5
/** The line height relative to the font size: Tamil letters extend further up and down than Latin ones. */
export const lineHeight = 1.4

/**
 * Wraps texts so that they fit into a box at the largest possible font size. At the smallest size texts are truncated
 * with an ellipsis, and may still be too high for a very small box.
 * @returns the font size and the lines to draw
 */
export function fitText(pdf: PdfDocument, texts: TextToFit[], room: Box): { size: number; written: Line[] } {
  for (let size = Math.min(maxFontSize, room.height / 6); size > minFontSize; size -= fontSizeStep) {
    const lines = texts.map((text) => wrapToLines(pdf, text, room.width, size))
    const isWhole = lines.every((of, index) => of.length <= (texts[index]?.maxLines ?? of.length))
    if (isWhole && lines.flat().length * size * lineHeight <= room.height)
      return { size, written: lines.flat() }
  }
  return { size: minFontSize, written: truncateAtMinFontSize(pdf, texts, room) }
}

/** Wraps one text at this font size. */
const wrapToLines = (
  pdf: PdfDocument,
  { text, strong = false, maxLines }: TextToFit,
  width: number,
  size: number,
): Line[] =>
  wrapText(pdf, text, width, { size, strong }).map((line) => ({
    text: line,
    strong,
    canBeCut: maxLines === undefined,
  }))

/**
 * Wraps the texts at the smallest font size, and truncates the longest ones that may be cut until all lines fit. The
 * lines may still overflow the box, because each text keeps at least one line.
 */
function truncateAtMinFontSize(pdf: PdfDocument, texts: TextToFit[], { width, height }: Box): Line[] {
  const room = Math.floor(height / (minFontSize * lineHeight))
  const shorten = (lines: Line[], maxLines = lines.length) => {
    const last = lines[maxLines - 1]
    if (lines.length <= maxLines || !last) return lines
    const text = truncateText(pdf, last.text, width, { size: minFontSize, strong: last.strong })
    return [...lines.slice(0, maxLines - 1), { ...last, text }]
  }
  const parts = texts.map((text) => shorten(wrapToLines(pdf, text, width, minFontSize), text.maxLines))
  for (let longest = longestOf(parts); parts.flat().length > room && longest; longest = longestOf(parts))
    parts[longest.index] = shorten(longest.lines, longest.lines.length - 1)
  return parts.flat()
}

/**
 * The text with the most lines that may be truncated, and its index; undefined if there is none. Each text keeps at
 * least one line.
 */
const longestOf = (parts: Line[][]) =>
  parts
    .map((lines, index) => ({ lines, index }))
    .filter(({ lines }) => lines.length > 1 && lines[0]?.canBeCut)
    .toSorted((a, b) => b.lines.length - a.lines.length)[0]
