/**
 * Embeddings, overrides and isolates turn the order of what is drawn after them, on a page, a label or in a mail, so that a
 * text reads as another one. No language of ours needs them. Marks (U+200E, U+200F) turn nothing and come along when a number
 * is copied; joiners (U+200C, U+200D) are letters' parts in Indian scripts.
 */
const turnsOrder = /[\u202a-\u202e\u2066-\u2069]/

/** What Postgres can keep as text and JSON: no NUL, and no half of a surrogate pair, which is no sign of any script. */
const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed()

const isReadable = (text: string) => isKeepable(text) && !turnsOrder.test(text)

/** Text from outside that must be kept whatever it holds: what cannot be kept is replaced by the sign for such, �. */
export const madeReadable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** In well-formed JSON, the signs that cannot be kept stand only escaped: nearly all JSON has none, and needs no second look. */
const escapedUnkept = /\\u(0000|d[89a-f])/i

/** JSON of another program's making, with its texts made readable. @throws SyntaxError when it is no JSON */
export const readableJson = (json: string): unknown =>
  json.isWellFormed() && !escapedUnkept.test(json)
    ? JSON.parse(json)
    : JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? madeReadable(value) : value))

/** Where in a value that came as JSON, or as a form's fields, a text cannot be kept or reads as another; nothing where all is well. */
export function unreadablePath(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return isReadable(value) ? null : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null
  for (const [key, part] of Object.entries(value)) {
    const found = isReadable(key) ? unreadablePath(part, [...path, key]) : path
    if (found) return found
  }
  return null
}
