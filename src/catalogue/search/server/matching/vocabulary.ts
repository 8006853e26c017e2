import { kindsOfFood, sameFoods } from '../../rules/food-terms.ts'
import { consonantsOf, isSimilar, spellingKey } from '../../rules/spelling-key.ts'
import { wordsOf } from '../../rules/words-of.ts'

export type SynonymPair = { word: string; means: string }

/** How well another name of the same food fits, and a food of a kind. */
const [sameFactor, kindFactor] = [0.9, 0.6]

/**
 * How the term of a name is looked up; a name of two words is one term. Short names are looked up as they are written
 * (`=til`), because too many of them sound alike.
 */
export function phraseKey(words: string[]) {
  const joined = words.join('')
  const key = spellingKey(joined)
  return key.length > 3 ? key : exactKey(joined)
}
export const exactKey = (term: string) => `=${term}`
const keyOfName = (name: string) => phraseKey(wordsOf(name))
const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Other keys of a key with their factors, and a name to show for it. */
type Entry = { name: string; others: Map<string, number> }
type Entries = Map<string, Entry>

const addName = (entries: Entries, name: string) => {
  const key = keyOfName(name)
  const entry = entries.get(key) ?? { name, others: new Map() }
  entries.set(key, entry)
  return { key, entry }
}

function builtIn(): Entries {
  const entries: Entries = new Map()
  for (const line of sameFoods.trim().split('\n')) {
    const group = namesIn(line).map((name) => addName(entries, name))
    for (const { entry } of group) for (const { key } of group) entry.others.set(key, sameFactor)
  }
  for (const line of kindsOfFood.trim().split('\n')) {
    const [kinds = '', foods = ''] = line.split(':')
    // A food of the kind also has other names.
    const keys = namesIn(foods).flatMap((food) => [
      keyOfName(food),
      ...(entries.get(keyOfName(food))?.others.keys() ?? []),
    ])
    for (const kind of namesIn(kinds)) {
      const { entry } = addName(entries, kind)
      for (const key of keys) if (!entry.others.has(key)) entry.others.set(key, kindFactor)
    }
  }
  return entries
}

/** Made for the first search, not when the process starts: the list is long. */
let madeEntries: Entries | undefined

/** The built-in names of foods together with the merchant's synonyms. */
export function createVocabulary(synonyms: SynonymPair[]) {
  madeEntries ??= builtIn()
  const builtInEntries = madeEntries
  const own: Entries = new Map()
  const rewritten = new Map<string, string[]>()
  for (const { word, means } of synonyms) {
    const { key, entry } = addName(own, word)
    const alternatives = namesIn(means)
    for (const name of alternatives) {
      entry.others.set(keyOfName(name), sameFactor)
      for (const [other, factor] of builtInEntries.get(keyOfName(name))?.others ?? [])
        if (!entry.others.has(other)) entry.others.set(other, factor * sameFactor)
    }
    // Several words need not stand together in the product's texts.
    const words = wordsOf(means)
    if (alternatives.length === 1 && words.length > 1) rewritten.set(key, words)
  }
  const all = [builtInEntries, own]
  const keysByFirstLetter = new Map<string, string[]>()
  for (const entries of all)
    for (const key of entries.keys())
      keysByFirstLetter.set(key[0] ?? '', [...(keysByFirstLetter.get(key[0] ?? '') ?? []), key])
  const sameLetter = (key: string) => keysByFirstLetter.get(key[0] ?? '') ?? []

  return {
    has: (key: string) => all.some((entries) => entries.has(key)),
    /** The words that a merchant's synonym replaces this one by. */
    rewrite: (key: string) => rewritten.get(key),
    /** The keys of other names for the same food, with factors. */
    othersOf: (key: string) => all.flatMap((entries) => [...(entries.get(key)?.others ?? [])]),
    nameOf: (key: string) => all.map((entries) => entries.get(key)?.name).find((name) => name !== undefined),
    startingWith: (key: string) => sameLetter(key).filter((other) => other.startsWith(key)),
    /** The keys that this one may be with typing mistakes. */
    similarTo: (key: string) =>
      sameLetter(key).filter(
        (other) =>
          Math.abs(other.length - key.length) <= 3 &&
          (consonantsOf(other) === consonantsOf(key) || other.length >= 5) &&
          isSimilar(key, other),
      ),
  }
}
export type Vocabulary = ReturnType<typeof createVocabulary>
