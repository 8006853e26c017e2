import type { Span, TextFields, TextProblem } from './rich-text.ts'
import { safeAddress } from './safe-address.ts'

/** What means something in a line; each alternative ends after a bounded number of signs. */
const marks =
  /\\([!-/:-@[-`{-~])|`([^`\n]{1,200})`|\[([^[\]\n]{1,200})\]\(((?:[^()\s{}]|\{[a-z ]{1,30}\}){1,500})\)|\{([a-z][a-z ]{0,29})\}|\*\*|\*/g

type Token = { text: string } | { look: 'bold' | 'italic'; opens: boolean; closes: boolean } | { span: Span }
export type Reading = { fields: TextFields; problems: TextProblem[] }

/** Reads the words of one heading, paragraph or item. What is no mark of ours stays as it was typed. */
export function readSpans(typed: string, reading: Reading): Span[] {
  const tokens: Token[] = []
  let from = 0
  for (const mark of typed.matchAll(marks)) {
    if (mark.index > from) tokens.push({ text: typed.slice(from, mark.index) })
    from = mark.index + mark[0].length
    tokens.push(tokenOf(mark, typed, reading))
  }
  if (from < typed.length) tokens.push({ text: typed.slice(from) })
  return joined(withLooks(tokens))
}

function tokenOf(mark: RegExpExecArray, typed: string, reading: Reading): Token {
  const [whole, escaped, code, label, address, field] = mark
  if (escaped !== undefined) return { text: escaped }
  if (code !== undefined) return { span: { text: code, code: true } }
  if (label !== undefined && address !== undefined) return linkOf(whole, label, address, reading)
  if (field !== undefined) return { text: fill(whole, reading) }
  const end = mark.index + whole.length
  return {
    look: whole === '**' ? 'bold' : 'italic',
    opens: /\S/.test(typed[end] ?? ' '),
    closes: /\S/.test(typed[mark.index - 1] ?? ' '),
  }
}

function linkOf(whole: string, label: string, address: string, reading: Reading): Token {
  const to = safeAddress(fill(address, reading))
  if (to) return { span: { text: fill(label, reading), to } }
  reading.problems.push({ kind: 'link', typed: address })
  return { text: whole }
}

const fieldMark = /\\?\{([a-z][a-z ]{0,29})\}/g

/** The facts in the place of their names, but where a backslash says that brackets are meant. A fact is only words: no sign in it means anything. */
export const fill = (typed: string, { fields, problems }: Reading) =>
  typed.replaceAll(fieldMark, (whole, name: string) => {
    if (whole.startsWith('\\')) return whole.slice(1)
    const fact = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (fact === undefined) problems.push({ kind: 'field', typed: whole })
    return fact ?? whole
  })

/** Each look lasts from the mark that opens it to the next that closes it; a mark without its other half is a star. */
function withLooks(tokens: Token[]): Span[] {
  const pairs = { ...pairsOf(tokens, 'bold'), ...pairsOf(tokens, 'italic') }
  const on = { bold: false, italic: false }
  return tokens.flatMap((token, at): Span[] => {
    if ('look' in token && at in pairs) {
      on[token.look] = pairs[at] === 'opens'
      return []
    }
    const span = 'span' in token ? token.span : { text: 'text' in token ? token.text : starsOf(token.look) }
    return [{ ...span, ...(on.bold && { bold: true as const }), ...(on.italic && { italic: true as const }) }]
  })
}

const starsOf = (look: 'bold' | 'italic') => (look === 'bold' ? '**' : '*')

function pairsOf(tokens: Token[], look: 'bold' | 'italic') {
  const pairs: Record<number, 'opens' | 'closes'> = {}
  let opened: number | undefined
  for (const [at, token] of tokens.entries()) {
    if (!('look' in token) || token.look !== look) continue
    if (opened !== undefined && token.closes) {
      pairs[opened] = 'opens'
      pairs[at] = 'closes'
      opened = undefined
    } else if (token.opens) opened = at
  }
  return pairs
}

/** Words that look alike are one piece. */
function joined(spans: Span[]) {
  const pieces: Span[] = []
  for (const span of spans) {
    const last = pieces.at(-1)
    if (last && isPlain(last) && isPlain(span) && last.bold === span.bold && last.italic === span.italic)
      last.text += span.text
    else pieces.push({ ...span })
  }
  return pieces
}

const isPlain = ({ code, to }: Span) => !code && to === undefined
