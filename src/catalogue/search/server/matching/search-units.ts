import { guardedGroupOf } from '../../rules/guarded-words.ts'
import { isFormWord, splitForm, withoutIgnored } from '../../rules/ignored-words.ts'
import { understandNeeds } from '../../rules/needs.ts'
import { spellingKey } from '../../rules/spelling-key.ts'
import { hasAlphabetic, wordsOf } from '../../rules/words-of.ts'
import { guardedTerm } from '../indexing/product-terms.ts'
import { phraseKey, type Vocabulary } from './vocabulary.ts'

/** More words than anybody types; each costs a part of the query. */
const maxWords = 8
const longestPhrase = 4

/** A word of a search, or several that are one name. A product has to match each unit. */
export type Unit = {
  /** As typed. */
  words: string[]
  /** How it sounds. */
  key: string
  /** The keys of its terms (`phraseKey`), with how well they fit. */
  keys: Map<string, number>
  /** Its only term, by name, of a number or a guarded word; spelling and other names don't matter then. */
  term?: string
  /** The keys of it and a neighbour written as one word. */
  joined: string[]
  /** It only has to match if it is all that is searched for. */
  isOptional: boolean
}

/** What a text asks for: needs of labels, and the words that remain. */
export function readSearch(text: string, vocabulary: Vocabulary) {
  const typed = wordsOf(text).slice(0, 2 * maxWords)
  const { needs, rest, isUnknown } = understandNeeds(typed)
  const words = rest.length === 0 ? [] : withoutIgnored(rest).slice(0, maxWords)
  return { typed, needs, isUnknown, units: unitsOf(words, vocabulary) }
}

/** The longest known names first: `kali mirch` is pepper, not porridge with chilli. */
function unitsOf(typed: string[], vocabulary: Vocabulary): Unit[] {
  const words = typed.flatMap((word) => split(word, vocabulary))
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const length = lengthOfName(words.slice(at, at + longestPhrase), vocabulary)
    units.push(...unitOf(words.slice(at, at + length), vocabulary))
    at += length
  }
  for (const [at, unit] of units.entries()) {
    const next = units[at + 1]
    if (!next || unit.term !== undefined || next.term !== undefined) continue
    const key = spellingKey([...unit.words, ...next.words].join(''))
    unit.joined.push(key)
    next.joined.push(key)
  }
  return units
}

/**
 * The words of names that no product has: `garam masala` as any masala. A guarded phrase stays whole, because `loss` of
 * `weight loss` says nothing about food.
 */
export const separateWords = (units: Unit[], vocabulary: Vocabulary): Unit[] =>
  units.flatMap((unit) =>
    unit.words.length === 1 || unit.term !== undefined
      ? [unit]
      : unit.words.flatMap((word) =>
          unitOf([word], vocabulary).map((each) => ({ ...each, isOptional: false })),
        ),
  )

/** `manjalpodi` as two words, if it is no name of its own. */
function split(word: string, vocabulary: Vocabulary): string[] {
  const parts = vocabulary.has(phraseKey([word])) ? undefined : splitForm(word)
  return parts && vocabulary.has(phraseKey([parts[0]])) ? parts : [word]
}

/** How many of these words are one name: a known one, or a guarded phrase such as `weight loss`. */
function lengthOfName(words: string[], vocabulary: Vocabulary): number {
  for (let length = words.length; length > 1; length--) {
    const part = words.slice(0, length)
    if (vocabulary.has(phraseKey(part)) || guardedGroupOf(part.join('')) !== undefined) return length
  }
  return 1
}

function unitOf(words: string[], vocabulary: Vocabulary): Unit[] {
  const joined = words.join('')
  const group = guardedGroupOf(joined)
  const named = (part: string[]): Unit => ({
    words,
    key: spellingKey(part.join('')),
    keys: keysOf(phraseKey(part), vocabulary),
    joined: [],
    isOptional: part.every(isFormWord),
  })
  if (group !== undefined) return [{ ...named(words), term: guardedTerm(group) }]
  if (!hasAlphabetic(joined)) return [{ ...named(words), term: joined }]
  const rewritten = vocabulary.rewrite(phraseKey(words))
  return rewritten ? rewritten.map((word) => named([word])) : [named(words)]
}

/** Its own key, and those of other names for the same food. */
export function keysOf(key: string, vocabulary: Vocabulary): Map<string, number> {
  const keys = new Map([[key, 1]])
  for (const [other, factor] of vocabulary.othersOf(key)) if (!keys.has(other)) keys.set(other, factor)
  return keys
}
