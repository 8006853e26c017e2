import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { unreadablePath } from '#values/texts/readable-text.ts'
import * as words from '#values/words/en.ts'
import { measureOnlyWhatHasALength } from './calls/measure-lengths.ts'

/**
 * The one gate for text: whatever a schema lets through, a text that the database cannot keep is refused like any other
 * wrong field. A field with a rule of its own has said so before, in its own words.
 */
export const readableOnly: typeof validatorCompiler = ({ schema, ...route }) => {
  measureOnlyWhatHasALength(schema as z.ZodType)
  return validatorCompiler({ ...route, schema: withReadableText(schema as z.ZodType) })
}

const withReadableText = (schema: z.ZodType) =>
  schema.superRefine((value, context) => {
    const path = unreadablePath(value)
    if (path) context.addIssue({ code: 'custom', path, message: words.invisible })
  })
