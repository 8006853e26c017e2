/**
 * Bidirectional control characters reorder the text after them, so that it can be misread. No language of the shop
 * needs them. Marks (U+200E, U+200F) reorder nothing; joiners (U+200C, U+200D) belong to Indian scripts.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/

/** Text that Postgres can store as text and JSON: without NUL and without unpaired surrogates. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

const isSafe = (text: string) => isStorable(text) && !bidiControls.test(text)

/** Makes any text storable: characters that cannot be stored are replaced with �. */
export const toSafeText = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed()

/** In valid JSON, unstorable characters only appear escaped, so most JSON needs no further check. */
const escapedUnstorable = /\\u(0000|d[89a-f])/i

/** Parses JSON from another program and makes its texts storable. @throws SyntaxError for invalid JSON */
export const parseSafeJson = (json: string): unknown =>
  json.isWellFormed() && !escapedUnstorable.test(json)
    ? JSON.parse(json)
    : JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? toSafeText(value) : value))

/**
 * The path of the first unsafe text in JSON or form input: one that cannot be stored, or that would be misread; null if
 * there is none.
 */
export function findUnsafePath(value: unknown, path: string[] = []): string[] | null {
  if (typeof value === 'string') return isSafe(value) ? null : path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return null
  for (const [key, part] of Object.entries(value)) {
    const found = isSafe(key) ? findUnsafePath(part, [...path, key]) : path
    if (found) return found
  }
  return null
}
