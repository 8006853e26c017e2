import type { z } from 'zod'

const lengthChecks = ['min_length', 'max_length', 'length_equals']
const isMeasured = (value: unknown) => typeof value === 'string' || Array.isArray(value)

/**
 * Has every length that a schema checks asked of texts and lists alone. The library asks whatever has a `length`, although
 * its type is wrong already, and fails where that length is an object that cannot be compared with a number.
 */
export function measureOnlyWhatHasALength(schema: z.ZodType, seen = new WeakSet<object>()) {
  if (seen.has(schema)) return
  seen.add(schema)
  const { def } = schema._zod
  for (const { _zod } of def.checks ?? [])
    if (lengthChecks.includes(_zod.def.check)) _zod.def.when = ({ value }) => isMeasured(value)
  for (const part of Object.values(def).flatMap(partsOf)) measureOnlyWhatHasALength(part, seen)
}

const isSchema = (part: unknown): part is z.ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part && 'parse' in part

/** The schemas in one property of a definition: itself, a list's, or those of an object's fields. */
function partsOf(property: unknown): z.ZodType[] {
  if (isSchema(property)) return [property]
  if (typeof property !== 'object' || property === null) return []
  return Object.values(property).filter(isSchema)
}
