/**
 * What Postgres can keep as text and JSON: no NUL, and no half of a surrogate pair, which is no sign of any script.
 */
const isReadable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Text from outside that must be kept whatever it holds: what cannot be kept is replaced by the sign for such, �. */
export const madeReadable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** In well-formed JSON, the signs that cannot be kept stand only escaped: nearly all JSON has none, and needs no second look. */
const escapedUnkept = /\\u(0000|d[89a-f])/i

/** JSON of another program's making, with its texts made readable. @throws SyntaxError when it is no JSON */
export const readableJson = (json: string): unknown =>
  json.isWellFormed() && !escapedUnkept.test(json)
    ? JSON.parse(json)
    : JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? madeReadable(value) : value))

/** Where in a value that came as JSON, or as a form's fields, a text cannot be kept; nothing where all can. */
export function unreadablePath(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return isReadable(value) ? null : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null
  for (const [key, part] of Object.entries(value)) {
    const found = isReadable(key) ? unreadablePath(part, [...path, key]) : path
    if (found) return found
  }
  return null
}
