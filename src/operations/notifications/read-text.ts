import { isDrawn, isNeeded } from './mail-kinds.ts'

/** What a merchant typed for a mail. */
export type MailText = { subject: string; body: string }

/** Why a text cannot be used. */
export type TextProblem =
  | { at: keyof MailText; what: 'unknown'; field: string }
  | { at: keyof MailText; what: 'not-in-subject' | 'not-alone' | 'missing'; field: string }
  | { at: keyof MailText; what: 'brace' }

const inBraces = /\{([^{}\n]*)\}/g

/** A field as a text names it, `{order number}`, and as the code does, `order_number`. */
export const typedField = (field: string) => `{${field.replaceAll('_', ' ')}}`
const fieldNamed = (typed: string) => typed.trim().toLowerCase().replaceAll(/\s+/g, '_')

/** The fields that stand in a text. */
export const fieldsIn = (text: string) =>
  [...text.matchAll(inBraces)].map(([, typed = '']) => fieldNamed(typed))

/** A text with something in the place of each field. */
export const withFields = (text: string, said: (field: string) => string) =>
  text.replaceAll(inBraces, (_, typed) => said(fieldNamed(typed)))

/** Paragraphs, which an empty line parts. */
export const paragraphsOf = (body: string) =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The field that a paragraph consists of. */
export function onlyField(paragraph: string) {
  const typed = /^\{([^{}\n]*)\}$/.exec(paragraph)?.[1]
  return typed === undefined ? undefined : fieldNamed(typed)
}

/** The first thing wrong with a subject and the first with a body. */
export function findProblems({ subject, body }: MailText, allowed: readonly string[]): TextProblem[] {
  const inSubject = wrongIn(subject, allowed) ?? drawnIn(subject, 'not-in-subject')
  const inBody =
    wrongIn(body, allowed) ??
    paragraphsOf(body)
      .filter((paragraph) => onlyField(paragraph) === undefined)
      .map((paragraph) => drawnIn(paragraph, 'not-alone'))
      .find((drawn) => drawn !== undefined) ??
    missingIn(body, allowed)
  return [
    ...(inSubject ? [{ at: 'subject' as const, ...inSubject }] : []),
    ...(inBody ? [{ at: 'body' as const, ...inBody }] : []),
  ]
}

function wrongIn(text: string, allowed: readonly string[]) {
  const unknown = fieldsIn(text).find((name) => !allowed.includes(name))
  if (unknown !== undefined) return { what: 'unknown' as const, field: unknown }
  return /[{}]/.test(text.replaceAll(inBraces, '')) ? { what: 'brace' as const } : undefined
}

/** Nothing of a body that is empty: the default stands in its place. */
function missingIn(body: string, allowed: readonly string[]) {
  const there = fieldsIn(body)
  const field = allowed.find((name) => isNeeded(name) && !there.includes(name))
  return body.trim() === '' || field === undefined ? undefined : { what: 'missing' as const, field }
}

function drawnIn<What extends 'not-in-subject' | 'not-alone'>(text: string, what: What) {
  const field = fieldsIn(text).find(isDrawn)
  return field === undefined ? undefined : { what, field }
}
