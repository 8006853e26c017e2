import type { Db } from '#database/connect.ts'
import { consonantsOf } from '../../rules/spelling-key.ts'
import { categoryTerm } from '../indexing/product-terms.ts'
import { beginningKeysOf, candidatesOf, type SearchUnit, similarKeysOf, withSimilar } from './candidates.ts'
import { type Match, matchProducts } from './match-products.queries.ts'
import type { ResultFilter } from './result-filter.ts'
import { findSimilarTerms, findTerms, type TermRow } from './search-terms.queries.ts'
import { separateWords, type Unit } from './search-units.ts'
import type { Vocabulary } from './vocabulary.ts'

type Search = { units: Unit[]; filter: ResultFilter; vocabulary: Vocabulary }
export type Found = {
  matches: Match[]
  units: SearchUnit[]
  /** Words that were searched for instead of typed ones. */
  corrections: { typed: string[]; guessed: string }[]
  /** No product has all of the words. */
  isNearest: boolean
}

/**
 * Products that match all words as typed; if there are none, all words with typing mistakes corrected; otherwise those
 * that match most of the words, at last also of names taken apart.
 */
export async function findMatches(db: Db, { units, filter, vocabulary }: Search): Promise<Found> {
  const terms = await findTermsOf(db, units, filter, vocabulary)
  const filterTerms = terms.filter(({ term }) => namesOfFilter(filter).includes(term))
  const asTyped = units.map((unit) => candidatesOf(unit, terms, vocabulary))
  const match = (searched: SearchUnit[], isStrict = true) =>
    matchProducts(db, { units: searched, filter, filterTerms, isStrict })
  const haveAll = (searched: SearchUnit[]) =>
    searched.every(({ candidates, isOptional }) => candidates.length > 0 || isOptional)

  const matches = haveAll(asTyped) ? await match(asTyped) : []
  if (matches.length > 0) return { matches, units: asTyped, corrections: [], isNearest: false }
  const corrected = await Promise.all(asTyped.map((unit) => correct(db, unit, vocabulary)))
  const isCorrected = corrected.some(({ guessed }) => guessed !== undefined)
  const corrections = corrected.flatMap(({ words, guessed }) =>
    guessed === undefined ? [] : [{ typed: words, guessed }],
  )
  const guessed = isCorrected && haveAll(corrected) ? await match(corrected) : []
  if (guessed.length > 0) return { matches: guessed, units: corrected, corrections, isNearest: false }
  const nearest = await match(asTyped, false)
  if (nearest.length > 0) return { matches: nearest, units: asTyped, corrections: [], isNearest: true }
  if (isCorrected) {
    const nearestGuessed = await match(corrected, false)
    if (nearestGuessed.length > 0)
      return { matches: nearestGuessed, units: corrected, corrections, isNearest: true }
  }
  const words = separateWords(units, vocabulary)
  if (words.length === units.length) return { matches: [], units: asTyped, corrections: [], isNearest: true }
  const separateTerms = await findTermsOf(db, words, filter, vocabulary)
  const separate = words.map((unit) => candidatesOf(unit, separateTerms, vocabulary))
  return { matches: await match(separate, false), units: separate, corrections: [], isNearest: true }
}

/** The terms of filters, which have a row of their own in the index. */
const namesOfFilter = ({ claim = [], without = [], categoryId }: ResultFilter) => [
  ...claim.map((one) => `claim:${one}`),
  ...without.map((one) => `without:${one}`),
  ...(categoryId === undefined ? [] : [categoryTerm(categoryId)]),
]

function findTermsOf(
  db: Db,
  units: Unit[],
  filter: ResultFilter,
  vocabulary: Vocabulary,
): Promise<TermRow[]> {
  const spelled = units.filter(({ term }) => term === undefined)
  const unique = (list: string[]) => [...new Set(list)]
  const keys = spelled.flatMap((unit) => [
    unit.key,
    ...unit.keys.keys(),
    ...unit.joined,
    ...beginningKeysOf(unit, vocabulary),
  ])
  return findTerms(db, {
    terms: unique([
      ...units.flatMap(({ term }) => term ?? []),
      ...spelled.map(({ words }) => words.join('')),
      ...namesOfFilter(filter),
      ...writtenNames(keys),
    ]),
    keys: unique(keys.filter((key) => !key.startsWith('='))),
    beginnings: unique(spelled.map(({ words }) => words.join(''))),
    keyBeginnings: unique(spelled.map(({ key }) => key).filter((key) => key.length >= 4)),
  })
}

/** The names among keys that are looked up as they are written. */
const writtenNames = (keys: string[]) => keys.filter((key) => key.startsWith('=')).map((key) => key.slice(1))

/** Guesses a word that is not known as typed. */
async function correct(db: Db, unit: SearchUnit, vocabulary: Vocabulary): Promise<SearchUnit> {
  if (unit.hasExact) return unit
  const similar = await findSimilarTerms(db, { key: unit.key, consonants: consonantsOf(unit.key) })
  const keys = similarKeysOf(unit, vocabulary)
  const ofOthers = await findTerms(db, {
    terms: writtenNames(keys),
    keys: keys.filter((key) => !key.startsWith('=')),
    beginnings: [],
    keyBeginnings: [],
  })
  return withSimilar(unit, [...similar, ...ofOthers], vocabulary)
}
