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
export const inputValidatorCompiler: typeof validatorCompiler = ({ schema, ...route }) => {
  guardLengthChecks(schema as z.ZodType)
  return validatorCompiler({ ...route, schema: withSafeText(schema as z.ZodType) })
}

/** The schema, which also rejects unsafe texts (`findUnsafePath`). */
const withSafeText = (schema: z.ZodType) =>
  schema.superRefine((value, context) => {
    const path = findUnsafePath(value)
    if (path) context.addIssue({ code: 'custom', path, message: words.invisible })
  })
