/**
 * Bidirectional control characters reorder the text after them, so that it reads as something else. No language of
 * the shop needs them. Marks (U+200E, U+200F) reorder nothing; joiners (U+200C, U+200D) belong to Indian scripts.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/

/** What Postgres can keep as text and JSON: no NUL, and no half of a surrogate pair, which is no sign of any script. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const isSafe = (text: string) => isStorable(text) && !bidiControls.test(text)

/** Text from outside that must be kept whatever it holds: what cannot be kept is replaced by the sign for such, �. */
export const toSafeText = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** In well-formed JSON, the signs that cannot be kept stand only escaped: nearly all JSON has none, and needs no second look. */
const escapedUnstorable = /\\u(0000|d[89a-f])/i

/** JSON of another program's making, with its texts made readable. @throws SyntaxError when it is no JSON */
export const parseSafeJson = (json: string): unknown =>
  json.isWellFormed() && !escapedUnstorable.test(json)
    ? JSON.parse(json)
    : JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? toSafeText(value) : value))

/** Where in a value that came as JSON, or as a form's fields, a text cannot be kept or reads as another; nothing where all is well. */
export function findUnsafePath(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return isSafe(value) ? null : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null
  for (const [key, part] of Object.entries(value)) {
    const found = isSafe(key) ? findUnsafePath(part, [...path, key]) : path
    if (found) return found
  }
  return null
}
