import { z } from 'zod'
import * as words from '#values/words/en.ts'
import { defaultLanguage, languages } from '#words/language.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { noControlCharacters } from './schema-pieces.ts'

/** The same maximum length as in the default language. Empty text counts as missing. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(most, schemaSentence(words.tooLong, { most }))
    .regex(noControlCharacters, words.invisible)

/** Texts by language. A missing one falls back to the default language. */
export const translationsOf = <Texts extends z.ZodType>(texts: Texts) =>
  z.partialRecord(z.enum(languages).exclude([defaultLanguage]), texts)
