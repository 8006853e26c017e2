import { consonantsOf, countMistakes, isSimilar } from '../../rules/spelling-key.ts'
import { transliterate } from '../../rules/transliterate.ts'
import type { TermRow } from './search-terms.queries.ts'
import { keysOf, type Unit } from './search-units.ts'
import { exactKey, type Vocabulary } from './vocabulary.ts'

/** A term that a unit may mean, and how well it fits (0 to 1). */
type Candidate = TermRow & { score: number }
/** A unit with its candidates, best first, and the word that was guessed instead of it. */
export type SearchUnit = Unit & { candidates: Candidate[]; guessed?: string; hasExact: boolean }

/** Each candidate costs a part of the query. */
const maxCandidates = 12
const score = { key: 0.95, shortKey: 0.7, beginning: 0.75, beginningOfOther: 0.5, joined: 0.97, similar: 0.5 }
/** A beginning that is a word itself probably means that word. */
const alsoWord = 0.6

const isTyped = (unit: Unit, { term }: TermRow) => unit.words.join('') === term

/** What a unit may mean as it is typed: the word, other spellings and names of it, and longer words. */
export function candidatesOf(unit: Unit, terms: TermRow[], vocabulary: Vocabulary): SearchUnit {
  if (unit.term !== undefined) {
    const candidates = terms.filter(({ term }) => term === unit.term).map((term) => ({ ...term, score: 1 }))
    return { ...unit, candidates, hasExact: true }
  }
  const found = new Map<number, Candidate>()
  const add = (term: TermRow, value: number) => {
    if (term.term.includes(':')) return
    if (value > (found.get(term.id)?.score ?? 0)) found.set(term.id, { ...term, score: value })
  }
  for (const term of terms) {
    const factor = unit.keys.get(term.key) ?? unit.keys.get(exactKey(term.term))
    if (isTyped(unit, term)) add(term, 1)
    else if (factor !== undefined) add(term, factor * (factor === 1 ? score.key : 1))
    else if (unit.joined.includes(term.key)) add(term, score.joined)
    else if (term.key === unit.key) add(term, score.shortKey)
  }
  const hasExact = found.size > 0
  const typed = unit.words.join('')
  const others = new Set(beginningKeysOf(unit, vocabulary))
  for (const term of terms) {
    const begins =
      term.is_name && (term.term.startsWith(typed) || (unit.key.length >= 4 && term.key.startsWith(unit.key)))
    // The more of the word is typed, the surer it is.
    if (begins)
      add(
        term,
        score.beginning *
          (hasExact ? alsoWord : 1) *
          (0.8 + (0.2 * typed.length) / Math.max(term.term.length, typed.length)),
      )
    else if (!hasExact && (others.has(term.key) || others.has(exactKey(term.term))))
      add(term, score.beginningOfOther)
  }
  return { ...unit, candidates: best([...found.values()]), hasExact }
}

/** The keys of foods one of whose names begins like the unit: `hald`. */
export const beginningKeysOf = (unit: Unit, vocabulary: Vocabulary): string[] =>
  unit.key.length < 3 || unit.term !== undefined || unit.keys.size > 1
    ? []
    : [
        ...new Set(vocabulary.startingWith(unit.key).flatMap((key) => [...keysOf(key, vocabulary).keys()])),
      ].slice(0, 60)

/** Adds the words that the unit may be with typing mistakes, of all terms that were looked up for that. */
export function withSimilar(unit: SearchUnit, terms: TermRow[], vocabulary: Vocabulary): SearchUnit {
  const similarKeys = vocabulary.similarTo(unit.key)
  const found = new Map<number, Candidate & { guess: string }>()
  const add = (term: TermRow, value: number, guess: string) => {
    const isSameScript = isLatin(guess) === isLatin(unit.words.join(''))
    if (isSameScript && value > (found.get(term.id)?.score ?? 0))
      found.set(term.id, { ...term, score: value, guess })
  }
  for (const term of terms) {
    if (!term.term.includes(':') && isSimilar(unit.key, term.key))
      add(term, similarity(unit, term), term.words)
    for (const key of similarKeys) {
      const others = keysOf(key, vocabulary)
      const factor = others.get(term.key) ?? others.get(exactKey(term.term))
      const name = vocabulary.nameOf(key) ?? term.words
      if (factor !== undefined)
        add(term, similarity(unit, { term: name.replaceAll(' ', ''), key }) * factor, name)
    }
  }
  const similar = best([...found.values()].filter(({ score }) => score > 0))
  const [first] = similar
  if (!first) return unit
  const kept = unit.candidates.filter(({ id }) => !found.has(id))
  return { ...unit, candidates: best([...kept, ...similar]), guessed: first.guess }
}

/** A guess is shown instead of what was typed, so it is in the same script. */
const isLatin = (word: string) => /[a-z]/.test(word)

/** How likely a word is meant by what was typed, by its letters and its sounds; 0 if too many letters differ. */
function similarity(unit: Unit, { term, key }: { term: string; key: string }) {
  const typed = transliterate(unit.words.join(''))
  const letters = countMistakes(typed, transliterate(term)) / Math.max(typed.length, 1)
  if (letters > 0.45) return 0
  const sounds = countMistakes(unit.key, key) / Math.max(unit.key.length, 1)
  const isSameConsonants = consonantsOf(key) === consonantsOf(unit.key)
  return score.similar * (1 - (letters + sounds) / 2) * (isSameConsonants ? 1.1 : 1)
}

/** The best candidates; of equal ones those of more products. */
const best = <Each extends Candidate>(candidates: Each[]) =>
  candidates
    .sort((one, other) => other.score - one.score || other.products - one.products || one.id - other.id)
    .slice(0, maxCandidates)

/** The keys to look up for `withSimilar`. */
export const similarKeysOf = (unit: Unit, vocabulary: Vocabulary): string[] =>
  vocabulary.similarTo(unit.key).flatMap((key) => [...keysOf(key, vocabulary).keys()])
