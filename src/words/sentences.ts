import { defaultLanguage, type Language } from './language.ts'
import { type Params, templateOf } from './schema-sentence.ts'

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
export type Sentences<First> = {
  [Name in keyof First]: First[Name] extends string
    ? Sentence
    : First[Name] extends (params: infer Given extends Params) => string
      ? (params: Given) => Sentence
      : Sentences<First[Name]>
}

type Other = Exclude<Language, typeof defaultLanguage>
type Translations<First> = { en: First } & { [One in Other]?: Words<First> }

/**
 * A folder's sentences for the server, from the files of all its languages: `sentences.linkExpired` and
 * `sentences.wait({ seconds })` are sentences, and their `.in(language)` is text.
 */
export const defineSentences = <First extends object>(translations: Translations<First>) =>
  sentencesFrom(translations) as Sentences<First>

type Texts = Partial<Record<Language, unknown>>

function sentencesFrom(translations: Texts): unknown {
  const first = translations[defaultLanguage]
  if (typeof first === 'string')
    return register({ in: (language) => (translations[language] as string) ?? first })
  if (typeof first === 'function') {
    const say = (params: Params) => withParams(translations, params)
    byFunction.set(first, say)
    return say
  }
  const names = Object.keys(first as object)
  return Object.fromEntries(names.map((name) => [name, sentencesFrom(translationsOf(translations, name))]))
}

/** One sentence in each language that has it. */
const translationsOf = (translations: Texts, name: string): Texts =>
  Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      (words as Record<string, unknown>)[name],
    ]),
  )

type Template = (params: Params) => string

const withParams = (translations: Texts, params: Params): Sentence => ({
  in: (language) => ((translations[language] ?? translations[defaultLanguage]) as Template)(params),
  params,
})

const byText = new Map<string, Sentence>()
const byFunction = new Map<unknown, (params: Params) => Sentence>()

function register(sentence: Sentence) {
  byText.set(sentence.in(defaultLanguage), sentence)
  return sentence
}

/** Finds the sentence behind a schema's English text, so that the API can answer in the caller's language. Undefined if the text is not one of ours. */
export function findSentence(text: string) {
  const origin = templateOf(text)
  return origin ? byFunction.get(origin.template)?.(origin.params) : byText.get(text)
}
