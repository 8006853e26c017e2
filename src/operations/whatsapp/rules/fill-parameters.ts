import { mailSafeName } from '#values/people/mail-safe-name.ts'
import { type MessageKind, type MessageParameter, messageParameters } from './message-kinds.ts'

/** Far below Meta's limit of 1,024 characters for a whole text. */
const maxLength = 100

/**
 * The values of a message in its template's order, as Meta accepts them: one line without runs of spaces, not empty and not
 * too long. A name can't become a link.
 */
export const fillParameters = (kind: MessageKind, values: Record<MessageParameter, string>) =>
  messageParameters[kind].map((name) =>
    toParameter(name === 'name' ? mailSafeName(values[name]) : values[name]),
  )

/** Meta refuses an empty value. */
const toParameter = (value: string) =>
  Array.from(value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, maxLength)
    .join('')
    .trim() || '-'
