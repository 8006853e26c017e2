import { type ParseContext, parseSpans } from './parse-spans.ts'
import type { Block, TextFields, TextProblem } from './rich-text.ts'

/** Lines that belong together, before their markup is parsed. */
type Lines = { is: 'h2' | 'h3' | 'p'; typed: string } | { is: 'ul' | 'ol'; items: string[] }

const heading = /^(##|###) +(\S.*)$/
const item = /^ {0,3}(?:([-*])|\d{1,3}\.) +(\S.*)$/

/**
 * Parses a merchant's markup: paragraphs between empty lines, `##` and `###` headings, `-` or `1.` lists, `**bold**`,
 * `*italic*`, `` `code` ``, `[words](address)`, `{store name}`; a backslash escapes a character. HTML is plain text.
 * Parsing never fails; what must not be published is returned as a problem.
 */
export function parseRichText(
  source: string,
  fields: TextFields,
): { blocks: Block[]; problems: TextProblem[] } {
  const context: ParseContext = { fields, problems: [] }
  const blocks = groupLines(source).map(
    (lines): Block =>
      'items' in lines
        ? { is: lines.is, items: lines.items.map((typed) => parseSpans(typed, context)) }
        : { is: lines.is, spans: parseSpans(lines.typed, context) },
  )
  return { blocks, problems: context.problems }
}

/** Groups the lines of a text into blocks. */
function groupLines(source: string) {
  const found: Lines[] = []
  let open: Lines | undefined
  for (const line of source.split(/\r?\n/)) {
    const next: Lines | undefined = line.trim() === '' ? undefined : parseLine(line)
    if (next && open && isContinuation(next, open)) addTo(open, next)
    else {
      open = next
      if (next) found.push(next)
    }
    if (open && (open.is === 'h2' || open.is === 'h3')) open = undefined
  }
  return found
}

/** A line as the beginning of a block. */
function parseLine(line: string): Lines {
  const [, hashes, title = ''] = heading.exec(line) ?? []
  if (hashes) return { is: hashes === '##' ? 'h2' : 'h3', typed: title.trimEnd() }
  const [found, dash, words = ''] = item.exec(line) ?? []
  if (found) return { is: dash ? 'ul' : 'ol', items: [words.trimEnd()] }
  return { is: 'p', typed: line.trim() }
}

/** Whether a line continues the list, paragraph or item. */
const isContinuation = (next: Lines, open: Lines) =>
  next.is === 'p' || ('items' in next && next.is === open.is)

/** Appends a line to the block that it continues. */
function addTo(open: Lines, next: Lines) {
  if ('items' in open && 'items' in next) open.items.push(...next.items)
  else if ('items' in open && 'typed' in next) open.items.push(`${open.items.pop()}\n${next.typed}`)
  else if ('typed' in open && 'typed' in next) open.typed += `\n${next.typed}`
}
