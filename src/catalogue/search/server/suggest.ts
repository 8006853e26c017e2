import type { Product } from '#catalogue/products/contract.ts'
import type { Db } from '#database/connect.ts'
import type { Language } from '#words/language.ts'
import type { SearchSuggestions } from '../contract.ts'
import { hasNeeds, type Needs } from '../rules/needs.ts'
import { spellingKey } from '../rules/spelling-key.ts'
import { wordsOf } from '../rules/words-of.ts'
import { readCategories, readProducts } from './found-products.queries.ts'
import type { SearchUnit } from './matching/candidates.ts'
import { type Found, findMatches } from './matching/find-matches.ts'
import { listMatching } from './matching/list-matching.queries.ts'
import { readSearch } from './matching/search-units.ts'
import type { SearchParts } from './search-products.ts'

const [maxCompletions, maxCategories, maxProducts] = [4, 3, 6]
/** Categories of the best matches are suggested, if their names match too. */
const categoriesFrom = 50

/** Products, categories and longer words for the beginning of a search. */
export async function suggest(
  { db, vocabulary }: Omit<SearchParts, 'listBestsellers'>,
  text: string,
  language: Language,
): Promise<SearchSuggestions> {
  const { units, needs } = readSearch(text, vocabulary)
  if (units.length === 0) return suggestOfNeeds(db, needs, language)
  const found = await findMatches(db, { units, filter: needs, vocabulary })
  const best = found.matches.slice(0, categoriesFrom)
  const [products, categories] = await Promise.all([
    readProducts(
      db,
      best.slice(0, maxProducts).map(({ id }) => id),
      language,
    ),
    readCategories(db, [...new Set(best.map((match) => match.category_id))], language),
  ])
  return {
    completions: completionsOf(text, found),
    categories: [...categories.values()]
      .filter(({ names }) => found.units.every((unit) => names.some((name) => isNamed(unit, name))))
      .slice(0, maxCategories)
      .map(({ id, name, path }) => ({ id, name, path })),
    products: products.map(suggestedProduct),
  }
}

/** Products whose labels meet the needs, for `gluten free`. */
async function suggestOfNeeds(db: Db, needs: Needs, language: Language): Promise<SearchSuggestions> {
  if (!hasNeeds(needs)) return { completions: [], categories: [], products: [] }
  const { rows } = await listMatching(db, needs, { sort: 'best', limit: maxProducts, after: null })
  const products = await readProducts(
    db,
    rows.map(({ id }) => id),
    language,
  )
  return { completions: [], categories: [], products: products.map(suggestedProduct) }
}

/** Whether a name has a word that the unit may mean. */
const isNamed = ({ candidates }: SearchUnit, name: string) => {
  const words = wordsOf(name)
  const keys = new Set([...words, words.join('')].map(spellingKey))
  return candidates.some(({ key }) => keys.has(key))
}

/** The typed text with its last word completed by names of products that match, in the script that is typed. */
function completionsOf(text: string, { units, isNearest, matches }: Found): string[] {
  const last = units.at(-1)
  const typed = wordsOf(text)
  const end = last?.words.at(-1)
  if (!last || isNearest || last.term !== undefined || end !== typed.at(-1)) return []
  const before = typed.slice(0, typed.length - last.words.length)
  const begun = last.words.join(' ')
  const inMatches = new Map<number, number>()
  for (const id of matches.flatMap(({ termIds }) => termIds)) inMatches.set(id, (inMatches.get(id) ?? 0) + 1)
  const completed = last.candidates
    .filter(
      ({ id, words, term, is_name }) =>
        is_name &&
        inMatches.has(id) &&
        words !== begun &&
        (words.startsWith(begun) || term.startsWith(begun)),
    )
    .sort(
      (one, other) =>
        (inMatches.get(other.id) ?? 0) - (inMatches.get(one.id) ?? 0) ||
        one.words.length - other.words.length,
    )
    .map(({ words }) => [...before, words].join(' '))
  return [...new Set(completed)].slice(0, maxCompletions)
}

/** A product as a suggestion: with its cheapest size. */
function suggestedProduct({
  id,
  path,
  name,
  tint,
  packs,
  pictures,
  rating,
}: Product): SearchSuggestions['products'][number] {
  const [first, ...others] = packs
  if (!first) throw new Error(`product ${id} has no size`)
  const cheapest = others.reduce((least, pack) => (pack.price < least.price ? pack : least), first)
  return {
    id,
    path,
    name,
    price: cheapest.price,
    from: others.some(({ price }) => price !== first.price),
    quantity: cheapest.size,
    in_stock: packs.some(({ stock }) => stock > 0),
    tint,
    picture: pictures[0] ?? null,
    ...(rating && { rating: { average: rating.average, count: rating.count } }),
  }
}
