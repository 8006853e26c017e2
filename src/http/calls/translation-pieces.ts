import { z } from 'zod'
import * as words from '#values/words/en.ts'
import { defaultLanguage, languages } from '#words/language.ts'
import { schemaSentence } from '#words/schema-sentence.ts'
import { noControlCharacters } from './schema-pieces.ts'

/** Text that may be empty: trimmed, without control characters except line breaks. */
export const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .normalize()
    .max(maxLength, schemaSentence(words.tooLong, { most: maxLength }))
    .regex(noControlCharacters, words.invisible)

/** The schema for texts by language, without the default language, which is used where one is missing. */
export const translationsOf = <Texts extends z.ZodType>(texts: Texts) =>
  z.partialRecord(z.enum(languages).exclude([defaultLanguage]), texts)
