import type { Span, TextFields, TextProblem } from './rich-text.ts'
import { safeLinkUrl } from './safe-link.ts'

/** The inline markup; each alternative is bounded in length, so that matching stays linear. */
const marks =
  /\\([!-/:-@[-`{-~])|`([^`\n]{1,200})`|\[([^[\]\n]{1,200})\]\(((?:[^()\s{}]|\{[a-z ]{1,30}\}){1,500})\)|\{([a-z][a-z ]{0,29})\}|\*\*|\*/g

type Token = { text: string } | { style: 'bold' | 'italic'; opens: boolean; closes: boolean } | { span: Span }
export type ParseContext = { fields: TextFields; problems: TextProblem[] }

/** Parses the text of one heading, paragraph or item. Anything that is not markup stays unchanged. */
export function parseSpans(typed: string, context: ParseContext): Span[] {
  const tokens: Token[] = []
  let from = 0
  for (const mark of typed.matchAll(marks)) {
    if (mark.index > from) tokens.push({ text: typed.slice(from, mark.index) })
    from = mark.index + mark[0].length
    tokens.push(toToken(mark, typed, context))
  }
  if (from < typed.length) tokens.push({ text: typed.slice(from) })
  return mergeAdjacentSpans(applyStyles(tokens))
}

/** Parses one match of `marks`. */
function toToken(mark: RegExpExecArray, typed: string, context: ParseContext): Token {
  const [whole, escaped, code, label, address, field] = mark
  if (escaped !== undefined) return { text: escaped }
  if (code !== undefined) return { span: { text: code, code: true } }
  if (label !== undefined && address !== undefined) return toLinkToken(whole, label, address, context)
  if (field !== undefined) return { text: fillFields(whole, context) }
  const end = mark.index + whole.length
  return {
    style: whole === '**' ? 'bold' : 'italic',
    opens: /\S/.test(typed[end] ?? ' '),
    closes: /\S/.test(typed[mark.index - 1] ?? ' '),
  }
}

/** A link, or its markup as text and a problem if its URL is not allowed. */
function toLinkToken(whole: string, label: string, address: string, context: ParseContext): Token {
  const to = safeLinkUrl(fillFields(address, context))
  if (to) return { span: { text: fillFields(label, context), to } }
  context.problems.push({ kind: 'link', typed: address })
  return { text: whole }
}

const fieldMark = /\\?\{([a-z][a-z ]{0,29})\}/g

/**
 * Replaces placeholders with their values, except where a backslash escapes the brace. Values are plain text, never
 * markup. An unknown placeholder stays and is added to the problems.
 */
export const fillFields = (typed: string, { fields, problems }: ParseContext) =>
  typed.replaceAll(fieldMark, (whole, name: string) => {
    if (whole.startsWith('\\')) return whole.slice(1)
    const fact = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (fact === undefined) problems.push({ kind: 'field', typed: whole })
    return fact ?? whole
  })

/** Applies each style from its opening mark to the closing one; an unclosed mark stays a star. */
function applyStyles(tokens: Token[]): Span[] {
  const pairs = { ...pairMarkers(tokens, 'bold'), ...pairMarkers(tokens, 'italic') }
  const on = { bold: false, italic: false }
  return tokens.flatMap((token, at): Span[] => {
    if ('style' in token && at in pairs) {
      on[token.style] = pairs[at] === 'opens'
      return []
    }
    const span = 'span' in token ? token.span : { text: 'text' in token ? token.text : markerOf(token.style) }
    return [{ ...span, ...(on.bold && { bold: true as const }), ...(on.italic && { italic: true as const }) }]
  })
}

/** The markup that begins and ends a style. */
const markerOf = (style: 'bold' | 'italic') => (style === 'bold' ? '**' : '*')

/** Which tokens open and which close a style, by their index. Unpaired markers are not included. */
function pairMarkers(tokens: Token[], style: 'bold' | 'italic') {
  const pairs: Record<number, 'opens' | 'closes'> = {}
  let opened: number | undefined
  for (const [at, token] of tokens.entries()) {
    if (!('style' in token) || token.style !== style) continue
    if (opened !== undefined && token.closes) {
      pairs[opened] = 'opens'
      pairs[at] = 'closes'
      opened = undefined
    } else if (token.opens) opened = at
  }
  return pairs
}

/** Merges adjacent spans with the same style. */
function mergeAdjacentSpans(spans: Span[]) {
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
