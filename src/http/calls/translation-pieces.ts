import { z } from 'zod'
import * as words from '#values/words/en.ts'
import { inSchema } from '#words/in-schema.ts'
import { firstLanguage, languages } from '#words/language.ts'
import { withoutControls } from './schema-pieces.ts'

/** As many characters as the same text may have in the first language. One that is empty is none. */
export const upTo = (most: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(most, inSchema(words.tooLong, { most }))
    .regex(withoutControls, words.invisible)

/** By language. What one of them lacks is said in the first. */
export const inLanguages = <Texts extends z.ZodType>(texts: Texts) =>
  z.partialRecord(z.enum(languages).exclude([firstLanguage]), texts)
