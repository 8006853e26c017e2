import type { z } from 'zod'

const lengthChecks = ['min_length', 'max_length', 'length_equals']
/** Schemas that were changed already; endpoints share many of them. */
const guarded = new WeakSet<z.ZodType>()
const isMeasured = (value: unknown) => typeof value === 'string' || Array.isArray(value)

/**
 * Changes a schema in place so that its length checks run on strings and arrays only. Zod runs them on anything with a
 * `length`, even after the type check has failed, and throws where that length cannot be compared with a number.
 */
export function guardLengthChecks(schema: z.ZodType) {
  if (guarded.has(schema)) return
  guarded.add(schema)
  const { def } = schema._zod
  for (const { _zod } of def.checks ?? [])
    if (lengthChecks.includes(_zod.def.check)) _zod.def.when = ({ value }) => isMeasured(value)
  for (const part of Object.values(def).flatMap(partsOf)) guardLengthChecks(part)
}

const isSchema = (part: unknown): part is z.ZodType =>
  typeof part === 'object' && part !== null && '_zod' in part && 'parse' in part

/** The schemas in one property of a definition: the property itself, a list, or the fields of an object. */
function partsOf(property: unknown): z.ZodType[] {
  if (isSchema(property)) return [property]
  if (typeof property !== 'object' || property === null) return []
  return Object.values(property).filter(isSchema)
}
