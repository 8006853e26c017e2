import { isBlockField, isRequiredField } from './mail-kinds.ts'

/** What a merchant typed for a mail. */
export type MailTemplate = { subject: string; body: string }

/** Why a text cannot be used. */
export type TemplateProblem =
  | { at: keyof MailTemplate; what: 'unknown'; field: string }
  | { at: keyof MailTemplate; what: 'not-in-subject' | 'not-alone' | 'missing'; field: string }
  | { at: keyof MailTemplate; what: 'brace' }

const placeholder = /\{([^{}\n]*)\}/g

/** A field as a text names it, `{order number}`, and as the code does, `order_number`. */
export const formatPlaceholder = (field: string) => `{${field.replaceAll('_', ' ')}}`
const parseFieldName = (typed: string) => typed.trim().toLowerCase().replaceAll(/\s+/g, '_')

/** The fields that stand in a text. */
export const fieldsUsedIn = (text: string) =>
  [...text.matchAll(placeholder)].map(([, typed = '']) => parseFieldName(typed))

/** A text with something in the place of each field. */
export const fillFields = (text: string, fieldValue: (field: string) => string) =>
  text.replaceAll(placeholder, (_, typed) => fieldValue(parseFieldName(typed)))

/** Paragraphs, which an empty line parts. */
export const splitParagraphs = (body: string) =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The field that a paragraph consists of. */
export function onlyField(paragraph: string) {
  const typed = /^\{([^{}\n]*)\}$/.exec(paragraph)?.[1]
  return typed === undefined ? undefined : parseFieldName(typed)
}

/** The first problem of the subject and the first of the body. */
export function findTemplateProblems(
  { subject, body }: MailTemplate,
  allowed: readonly string[],
): TemplateProblem[] {
  const inSubject = findInvalidField(subject, allowed) ?? findMisplacedBlock(subject, 'not-in-subject')
  const inBody =
    findInvalidField(body, allowed) ??
    splitParagraphs(body)
      .filter((paragraph) => onlyField(paragraph) === undefined)
      .map((paragraph) => findMisplacedBlock(paragraph, 'not-alone'))
      .find((drawn) => drawn !== undefined) ??
    findMissingField(body, allowed)
  return [
    ...(inSubject ? [{ at: 'subject' as const, ...inSubject }] : []),
    ...(inBody ? [{ at: 'body' as const, ...inBody }] : []),
  ]
}

function findInvalidField(text: string, allowed: readonly string[]) {
  const unknown = fieldsUsedIn(text).find((name) => !allowed.includes(name))
  if (unknown !== undefined) return { what: 'unknown' as const, field: unknown }
  return /[{}]/.test(text.replaceAll(placeholder, '')) ? { what: 'brace' as const } : undefined
}

/** Nothing of a body that is empty: the default stands in its place. */
function findMissingField(body: string, allowed: readonly string[]) {
  const there = fieldsUsedIn(body)
  const field = allowed.find((name) => isRequiredField(name) && !there.includes(name))
  return body.trim() === '' || field === undefined ? undefined : { what: 'missing' as const, field }
}

function findMisplacedBlock<What extends 'not-in-subject' | 'not-alone'>(text: string, what: What) {
  const field = fieldsUsedIn(text).find(isBlockField)
  return field === undefined ? undefined : { what, field }
}
