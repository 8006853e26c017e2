import type { Sheets } from './sheets.ts'
import { cutShort, linesOf } from './text.ts'

/** A text that takes `most` lines at any size. One without may give way: it takes what the others leave. */
export type Fitting = { text: string; most?: number; strong?: boolean }
type Room = { width: number; height: number }
type Line = { text: string; strong: boolean; givesWay: boolean }

/** Points. Below the smallest nobody reads at arm's length. */
const largest = 22
export const smallest = 6.5
const step = 0.5
/** From one line to the next, in sizes of the letters: Tamil ones reach further up and down than Latin ones. */
export const lineStep = 1.4

/** Texts as large as a label has room for them. At the smallest size what is too long is cut, and says so with three dots. */
export function fitted(sheets: Sheets, texts: Fitting[], room: Room): { size: number; written: Line[] } {
  for (let size = Math.min(largest, room.height / 6); size > smallest; size -= step) {
    const lines = texts.map((text) => wrapped(sheets, text, room.width, size))
    const isWhole = lines.every((of, index) => of.length <= (texts[index]?.most ?? of.length))
    if (isWhole && lines.flat().length * size * lineStep <= room.height)
      return { size, written: lines.flat() }
  }
  return { size: smallest, written: cut(sheets, texts, room) }
}

const wrapped = (
  sheets: Sheets,
  { text, strong = false, most }: Fitting,
  width: number,
  size: number,
): Line[] =>
  linesOf(sheets, text, width, { size, strong }).map((line) => ({
    text: line,
    strong,
    givesWay: most === undefined,
  }))

function cut(sheets: Sheets, texts: Fitting[], { width, height }: Room): Line[] {
  const room = Math.floor(height / (smallest * lineStep))
  const short = (lines: Line[], most = lines.length) => {
    const last = lines[most - 1]
    if (lines.length <= most || !last) return lines
    const text = cutShort(sheets, last.text, width, { size: smallest, strong: last.strong })
    return [...lines.slice(0, most - 1), { ...last, text }]
  }
  const parts = texts.map((text) => short(wrapped(sheets, text, width, smallest), text.most))
  for (let longest = longestOf(parts); parts.flat().length > room && longest; longest = longestOf(parts))
    parts[longest.index] = short(longest.lines, longest.lines.length - 1)
  return parts.flat()
}

/** Of what gives way; nothing is taken away whole. */
const longestOf = (parts: Line[][]) =>
  parts
    .map((lines, index) => ({ lines, index }))
    .filter(({ lines }) => lines.length > 1 && lines[0]?.givesWay)
    .toSorted((a, b) => b.lines.length - a.lines.length)[0]
