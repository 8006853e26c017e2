import { originOf, type Params } from './in-schema.ts'
import { firstLanguage, type Language } from './language.ts'

/** A sentence in every language, for code that does not know yet which one its reader uses. */
export type Sentence = {
  in: (language: Language) => string
  /** The values in it, by name; a refusal returns them to the caller beside its code. */
  params?: Params
}

/** A translation: one sentence for each sentence of the first language, made from the same values. */
type Words<First> = {
  [Name in keyof First]: First[Name] extends string
    ? string
    : First[Name] extends (...params: infer Given) => string
      ? (...params: Given) => string
      : First[Name] extends (...params: infer Given) => infer Parts
        ? (...params: Given) => Parts
        : Words<First[Name]>
}

/** `Words` on the server, where each one is a `Sentence`. */
export type Said<First> = {
  [Name in keyof First]: First[Name] extends string
    ? Sentence
    : First[Name] extends (params: infer Given extends Params) => string
      ? (params: Given) => Sentence
      : Said<First[Name]>
}

type Other = Exclude<Language, typeof firstLanguage>
type Spoken<First> = { en: First } & { [One in Other]?: Words<First> }

/**
 * A folder's sentences for the server, from the files of all its languages:
 * `said.linkExpired` and `said.wait({ seconds })` are sentences, and their `.in(language)` is text.
 */
export const sentences = <First extends object>(spoken: Spoken<First>) => sayEach(spoken) as Said<First>

type Texts = Partial<Record<Language, unknown>>

function sayEach(spoken: Texts): unknown {
  const first = spoken[firstLanguage]
  if (typeof first === 'string') return known({ in: (language) => (spoken[language] as string) ?? first })
  if (typeof first === 'function') {
    const say = (params: Params) => withParams(spoken, params)
    byFunction.set(first, say)
    return say
  }
  const names = Object.keys(first as object)
  return Object.fromEntries(names.map((name) => [name, sayEach(eachOf(spoken, name))]))
}

/** One sentence in each language that has it. */
const eachOf = (spoken: Texts, name: string): Texts =>
  Object.fromEntries(
    Object.entries(spoken).map(([language, words]) => [language, (words as Record<string, unknown>)[name]]),
  )

type Made = (params: Params) => string

const withParams = (spoken: Texts, params: Params): Sentence => ({
  in: (language) => ((spoken[language] ?? spoken[firstLanguage]) as Made)(params),
  params,
})

const byText = new Map<string, Sentence>()
const byFunction = new Map<unknown, (params: Params) => Sentence>()

function known(sentence: Sentence) {
  byText.set(sentence.in(firstLanguage), sentence)
  return sentence
}

/** Finds the sentence behind a schema's English text, so that the API can answer in the caller's language. Undefined if the text is not one of ours. */
export function sentenceOf(text: string) {
  const origin = originOf(text)
  return origin ? byFunction.get(origin.made)?.(origin.params) : byText.get(text)
}
