import { LRUCache } from 'lru-cache'
import { fontName, isIndicText, splitByFont } from './fonts.ts'
import type { PdfDocument } from './pdf-document.ts'

/** `size` in points. */
export type TextStyle = { size: number; strong?: boolean }

const graphemes = new Intl.Segmenter('ta', { granularity: 'grapheme' })

/** The width of a text on one line, in points. */
export function widthOf(pdf: PdfDocument, text: string, { size, strong }: TextStyle): number {
  let width = 0
  for (const piece of splitByFont(text)) {
    width += pieceWidth(pdf, fontName(piece.face, strong ? 'strong' : 'regular'), piece.text)
  }
  return (width * size) / unitSize
}

/** The width at `unitSize` of a text in one font. */
function pieceWidth(pdf: PdfDocument, font: string, text: string) {
  let width = 0
  for (const word of text.match(wordWithSpace) ?? []) width += unitWidthOf(pdf, font, word)
  return width
}

/** Words as PDFKit lays them out: each with the space that follows it. */
const wordWithSpace = /[^ \t]*[ \t]|[^ \t]+/g
/** The font size at which words are measured; the width is proportional to the size. */
const unitSize = 1000
/** The same words come back in every document, and measuring them was two fifths of the work of an invoice. */
const unitWidths = new LRUCache<string, number>({ max: 5_000 })

/** The width of a word at `unitSize`. */
function unitWidthOf(pdf: PdfDocument, font: string, word: string) {
  const key = `${font} ${word}`
  const width = unitWidths.get(key) ?? pdf.font(font).fontSize(unitSize).widthOfString(word)
  unitWidths.set(key, width)
  return width
}

/**
 * Draws one line. Indic text carries its original characters (ActualText), so that copying and searching find it as
 * typed.
 * @param at `x` is the left end, `y` the baseline
 */
export function write(pdf: PdfDocument, text: string, at: { x: number; y: number } & TextStyle) {
  const isIndic = isIndicText(text)
  if (isIndic) pdf.markContent('Span', { actual: text })
  let x = at.x
  for (const piece of splitByFont(text)) {
    const font = fontName(piece.face, at.strong ? 'strong' : 'regular')
    pdf.font(font).fontSize(at.size).text(piece.text, x, at.y, { lineBreak: false, baseline: 'alphabetic' })
    x += (pieceWidth(pdf, font, piece.text) * at.size) / unitSize
  }
  if (isIndic) pdf.endMarkedContent()
}

/** Like `write`, but `x` is the right end. */
export const writeRightAligned = (pdf: PdfDocument, text: string, at: { x: number; y: number } & TextStyle) =>
  write(pdf, text, { ...at, x: at.x - widthOf(pdf, text, at) })

/** Excludes the no-break space, which keeps a number and its unit together. */
const lineBreakPattern = /[^\S\u00a0]+/

/** Wraps a text to `width`; a longer word is broken between letters. */
export function wrapText(pdf: PdfDocument, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(lineBreakPattern).map((word) => word.replaceAll('\u00a0', ' ').trim())
  for (const word of words.filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(pdf, longer, style) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const parts = widthOf(pdf, word, style) <= width ? [word] : breakWord(pdf, word, width, style)
    lines.push(...parts.slice(0, -1))
    line = parts.at(-1) ?? ''
  }
  return line ? [...lines, line] : lines
}

/** Breaks a word that is wider than a line: at its spaces, which were no-break spaces, otherwise between letters. */
const breakWord = (pdf: PdfDocument, word: string, width: number, style: TextStyle) =>
  word.includes(' ') ? wrapText(pdf, word, width, style) : breakGraphemes(pdf, word, width, style)

/** Breaks a word between letters into parts that are no wider than `width`. */
function breakGraphemes(pdf: PdfDocument, word: string, width: number, style: TextStyle) {
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part && widthOf(pdf, part + segment, style) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

/** Shortens a line until it fits into the width with an ellipsis, which is always appended. */
export function truncateText(pdf: PdfDocument, line: string, width: number, style: TextStyle) {
  const letters = [...graphemes.segment(line)].map(({ segment }) => segment)
  while (letters.length > 0 && widthOf(pdf, `${letters.join('')}…`, style) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
