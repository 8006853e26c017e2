import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { findUnsafePath } from '#values/texts/safe-text.ts'
import * as words from '#values/words/en.ts'
import { guardLengthChecks } from './calls/length-checks.ts'

/**
 * Fastify's validator for all input, with one more rule: text that the database cannot store, or that invisible
 * characters make readers misread, is refused like any other invalid field. A field with its own rule has already
 * reported it.
 */
export const inputValidatorCompiler: typeof validatorCompiler = ({ schema, ...route }) =>
  validatorCompiler({ ...route, schema: guardSchema(schema as z.ZodType) })

/** Kept, because deriving them again took a tenth of the time that a process needs for another shop. */
const guardedSchemas = new WeakMap<z.ZodType, z.ZodType>()

function guardSchema(schema: z.ZodType) {
  const known = guardedSchemas.get(schema)
  if (known) return known
  guardLengthChecks(schema)
  const guarded = withSafeText(schema)
  guardedSchemas.set(schema, guarded)
  return guarded
}

/** The schema, which also rejects unsafe texts (`findUnsafePath`). */
const withSafeText = (schema: z.ZodType) =>
  schema.superRefine((value, context) => {
    const path = findUnsafePath(value)
    if (path) context.addIssue({ code: 'custom', path, message: words.invisible })
  })
