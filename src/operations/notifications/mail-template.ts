import { isBlockField, isRequiredField } from './mail-kinds.ts'

/** A template as the merchant typed it. */
export type MailTemplate = { subject: string; body: string }

/** Why a template is invalid. */
export type TemplateProblem =
  | { at: keyof MailTemplate; what: 'unknown'; field: string }
  | { at: keyof MailTemplate; what: 'not-in-subject' | 'not-alone' | 'missing'; field: string }
  | { at: keyof MailTemplate; what: 'brace' }

const placeholder = /\{([^{}\n]*)\}/g

/** A field's name in a template, `{order number}`, for its name in code, `order_number`. */
export const formatPlaceholder = (field: string) => `{${field.replaceAll('_', ' ')}}`
const parseFieldName = (typed: string) => typed.trim().toLowerCase().replaceAll(/\s+/g, '_')

/** The names in code of the fields used in a text. */
export const fieldsUsedIn = (text: string) =>
  [...text.matchAll(placeholder)].map(([, typed = '']) => parseFieldName(typed))

/** The text with each field replaced by its value. @param fieldValue gets the field's name in code */
export const fillFields = (text: string, fieldValue: (field: string) => string) =>
  text.replaceAll(placeholder, (_, typed) => fieldValue(parseFieldName(typed)))

/** The trimmed paragraphs of a body, which are separated by empty lines. */
export const splitParagraphs = (body: string) =>
  body
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/** The field's name in code if the paragraph is one field and nothing else; otherwise undefined. */
export function fieldOfParagraph(paragraph: string) {
  const typed = /^\{([^{}\n]*)\}$/.exec(paragraph)?.[1]
  return typed === undefined ? undefined : parseFieldName(typed)
}

/**
 * The first problem of the subject and the first of the body; empty for a valid template.
 * @param allowed field names
 */
export function findTemplateProblems(
  { subject, body }: MailTemplate,
  allowed: readonly string[],
): TemplateProblem[] {
  const inSubject = findInvalidField(subject, allowed) ?? findMisplacedBlock(subject, 'not-in-subject')
  const inBody =
    findInvalidField(body, allowed) ??
    splitParagraphs(body)
      .filter((paragraph) => fieldOfParagraph(paragraph) === undefined)
      .map((paragraph) => findMisplacedBlock(paragraph, 'not-alone'))
      .find((problem) => problem !== undefined) ??
    findMissingField(body, allowed)
  return [
    ...(inSubject ? [{ at: 'subject' as const, ...inSubject }] : []),
    ...(inBody ? [{ at: 'body' as const, ...inBody }] : []),
  ]
}

/** An unknown field, or a brace that belongs to no field. */
function findInvalidField(text: string, allowed: readonly string[]) {
  const unknown = fieldsUsedIn(text).find((name) => !allowed.includes(name))
  if (unknown !== undefined) return { what: 'unknown' as const, field: unknown }
  return /[{}]/.test(text.replaceAll(placeholder, '')) ? { what: 'brace' as const } : undefined
}

/** A required field that the body does not contain. An empty body lacks nothing, because the default is used. */
function findMissingField(body: string, allowed: readonly string[]) {
  const there = fieldsUsedIn(body)
  const field = allowed.find((name) => isRequiredField(name) && !there.includes(name))
  return body.trim() === '' || field === undefined ? undefined : { what: 'missing' as const, field }
}

/** A block field in a text that must not contain one; `what` says why. */
function findMisplacedBlock<What extends 'not-in-subject' | 'not-alone'>(text: string, what: What) {
  const field = fieldsUsedIn(text).find(isBlockField)
  return field === undefined ? undefined : { what, field }
}
