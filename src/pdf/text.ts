import { faceOf, isReordered, piecesOf } from './fonts.ts'
import type { Sheets } from './sheets.ts'

/** How a text is written; `size` in points. */
export type Look = { size: number; strong?: boolean }

const graphemes = new Intl.Segmenter('ta', { granularity: 'grapheme' })

/** @returns points */
export function widthOf(sheets: Sheets, text: string, look: Look): number {
  let width = 0
  for (const piece of piecesOf(text)) width += choose(sheets, piece.face, look).widthOfString(piece.text)
  return width
}

const choose = (sheets: Sheets, face: Parameters<typeof faceOf>[0], { size, strong }: Look) =>
  sheets.font(faceOf(face, strong ? 'strong' : 'regular')).fontSize(size)

/**
 * Writes one line. Letters that are drawn in another order than they are read in carry the text beside the drawing: who
 * copies or searches it finds it as it was typed.
 * @param x of its left end @param y of the line that the letters stand on
 */
export function write(sheets: Sheets, text: string, at: { x: number; y: number } & Look) {
  const reordered = isReordered(text)
  if (reordered) sheets.markContent('Span', { actual: text })
  let x = at.x
  for (const piece of piecesOf(text)) {
    choose(sheets, piece.face, at).text(piece.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
    x += sheets.widthOfString(piece.text)
  }
  if (reordered) sheets.endMarkedContent()
}

/** @param x of its right end */
export const writeToTheRight = (sheets: Sheets, text: string, at: { x: number; y: number } & Look) =>
  write(sheets, text, { ...at, x: at.x - widthOf(sheets, text, at) })

/** Not at a no-break space, which holds a number and its unit together. */
const whereLinesEnd = /[^\S\u00a0]+/

/** A text as lines that are no wider than `width`; a word that is, is broken between letters. */
export function linesOf(sheets: Sheets, text: string, width: number, look: Look): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(whereLinesEnd).map((word) => word.replaceAll('\u00a0', ' ').trim())
  for (const word of words.filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(sheets, longer, look) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const parts = widthOf(sheets, word, look) <= width ? [word] : brokenUp(sheets, word, width, look)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return line ? [...lines, line] : lines
}

const brokenUp = (sheets: Sheets, word: string, width: number, look: Look) =>
  word.includes(' ') ? linesOf(sheets, word, width, look) : broken(sheets, word, width, look)

function broken(sheets: Sheets, word: string, width: number, look: Look) {
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part && widthOf(sheets, part + segment, look) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

/** A line that says that it goes on: as much of it as fits before three dots. */
export function cutShort(sheets: Sheets, line: string, width: number, look: Look) {
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment)
  while (letters.length > 0 && widthOf(sheets, `${letters.join('')}…`, look) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
