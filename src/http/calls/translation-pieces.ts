import { z } from 'zod'
import * as words from '#values/words/en.ts'
import { defaultLanguage, languages } from '#words/language.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { noControlCharacters } from './schema-pieces.ts'

/** As many characters as the same text may have in the first language. One that is empty is none. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(most, schemaSentence(words.tooLong, { most }))
    .regex(noControlCharacters, words.invisible)

/** By language. What one of them lacks is said in the first. */
export const translationsOf = <Texts extends z.ZodType>(texts: Texts) =>
  z.partialRecord(z.enum(languages).exclude([defaultLanguage]), texts)
