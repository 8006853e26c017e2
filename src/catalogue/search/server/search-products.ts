import { z } from 'zod'
import type { Db } from '#database/connect.ts'
import { createCursor, idKey, parseCursor, textKey } from '#http/calls/paging.ts'
import { toPaise } from '#values/money/money.ts'
import type { Language } from '#words/language.ts'
import type { SearchAnswer, SearchSort } from '../contract.ts'
import { hasNeeds, type Needs } from '../rules/needs.ts'
import { readCategories, readProducts } from './found-products.queries.ts'
import { countFacets } from './matching/facets.ts'
import { type Found, findMatches } from './matching/find-matches.ts'
import { listMatching } from './matching/list-matching.queries.ts'
import type { Match } from './matching/match-products.queries.ts'
import type { MatchedRow } from './matching/matched-row.ts'
import type { ResultFilter } from './matching/result-filter.ts'
import { readSearch } from './matching/search-units.ts'
import type { Vocabulary } from './matching/vocabulary.ts'

const defaultPageSize = 24

export type SearchQuery = {
  q?: string | undefined
  sort?: SearchSort | undefined
  limit?: number | undefined
  cursor?: string | undefined
  category_id?: number | undefined
  min_price?: number | undefined
  max_price?: number | undefined
  in_stock?: 'true' | undefined
} & Partial<{ [Name in keyof Needs]: Needs[Name] | undefined }>

/** What `searchProducts` needs besides the query. `listBestsellers` gives product ids. */
export type SearchParts = { db: Db; vocabulary: Vocabulary; listBestsellers: () => Promise<number[]> }

/** The page of results, and the rows that facets are counted from. */
type Results = {
  ids: number[]
  next: string | null
  counted: MatchedRow[]
  corrected: string | null
  nearest: boolean
}

/**
 * Searches, filters and sorts products on sale. Without words, or only with needs of labels, it lists all that the
 * filters leave.
 */
export async function searchProducts(
  { db, vocabulary, listBestsellers }: SearchParts,
  query: SearchQuery,
  language: Language,
): Promise<SearchAnswer> {
  const search = readSearch(query.q ?? '', vocabulary)
  const filter = filterOf(query, search.needs)
  const isListed = search.units.length === 0
  let found = isListed
    ? await listPage(db, filter, query)
    : await searchPage(db, search, filter, query, vocabulary)
  // Nothing has the words, but labels may meet the needs.
  if (found.counted.length === 0 && !isListed && hasNeeds(search.needs))
    found = { ...(await listPage(db, filter, query)), nearest: true }
  const nothing = found.counted.length === 0 && query.cursor === undefined
  const [products, categories, bestsellers] = await Promise.all([
    readProducts(db, found.ids, language),
    readCategories(db, [...new Set(found.counted.map((row) => row.category_id))], language),
    nothing && query.q ? listBestsellers().then((ids) => readProducts(db, ids, language)) : [],
  ])
  const shown = new Map([...categories].map(([id, { names, ...category }]) => [id, category]))
  return {
    products,
    total: found.counted.length,
    next: found.next,
    corrected: found.corrected,
    understood: search.needs,
    nearest: found.counted.length > 0 && (found.nearest || search.isUnknown),
    bestsellers,
    facets: countFacets(found.counted, shown),
  }
}

/** The filters of the query together with the needs that the words name. */
function filterOf(
  { category_id, min_price, max_price, in_stock, ...query }: SearchQuery,
  needs: Needs,
): ResultFilter {
  return {
    categoryId: category_id,
    minPaise: min_price === undefined ? undefined : toPaise(min_price),
    maxPaise: max_price === undefined ? undefined : toPaise(max_price),
    inStock: in_stock === 'true',
    claim: [...new Set([...(query.claim ?? []), ...needs.claim])],
    without: [...new Set([...(query.without ?? []), ...needs.without])],
    mark: [...new Set([...(query.mark ?? []), ...needs.mark])],
  }
}

/** A page of all products that the filter leaves. */
async function listPage(db: Db, filter: ResultFilter, query: SearchQuery): Promise<Results> {
  const { sort = 'best', limit = defaultPageSize } = query
  const after = parseCursor(query.cursor, z.tuple([sort === 'name' ? textKey : idKey, idKey]))
  const { rows, counted } = await listMatching(db, filter, { sort, limit: limit + 1, after })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = last && rows.length > limit ? createCursor(last.key, last.id) : null
  return { ids: page.map(({ id }) => id), next, counted, corrected: null, nearest: false }
}

async function searchPage(
  db: Db,
  { units, typed }: ReturnType<typeof readSearch>,
  filter: ResultFilter,
  query: SearchQuery,
  vocabulary: Vocabulary,
): Promise<Results> {
  const found = await findMatches(db, { units, filter, vocabulary })
  const { sort = 'best', limit = defaultPageSize } = query
  const sorted = [...found.matches].sort(orders[sort])
  const after = parseCursor(query.cursor, z.tuple([sort === 'name' ? textKey : z.number(), idKey]))
  // The product of the cursor may be gone, so the page starts after its place.
  const isAfter = (match: Match) =>
    after === null || orders[sort]({ ...match, id: after[1], ...sortKeyOf(sort, after[0]) }, match) < 0
  const rest = sorted.filter(isAfter)
  const page = rest.slice(0, limit)
  const last = page.at(-1)
  return {
    ids: page.map(({ id }) => id),
    next: last && rest.length > limit ? createCursor(keyOf(sort, last), last.id) : null,
    counted: found.matches,
    corrected: correctedText(typed, found),
    nearest: found.isNearest,
  }
}

const orders: Record<SearchSort, (one: Match, other: Match) => number> = {
  best: (one, other) => other.score - one.score || one.id - other.id,
  newest: (one, other) => other.id - one.id,
  price: (one, other) => one.price - other.price || one.id - other.id,
  price_desc: (one, other) => other.price - one.price || other.id - one.id,
  name: (one, other) => Number(one.name > other.name) - Number(one.name < other.name) || one.id - other.id,
}
const keyNames = { best: 'score', newest: 'id', price: 'price', price_desc: 'price', name: 'name' } as const
const keyOf = (sort: SearchSort, match: Match) => match[keyNames[sort]]
/** The key of a cursor as the field that its sort compares. */
const sortKeyOf = (sort: SearchSort, key: string | number) => ({ [keyNames[sort]]: key })

/** The typed words with the corrected ones in their place; null if nothing was corrected, or nothing found. */
function correctedText(typed: string[], { corrections, matches }: Found): string | null {
  if (corrections.length === 0 || matches.length === 0) return null
  return corrections.reduce(
    (text, { typed: words, guessed }) => ` ${text} `.replace(` ${words.join(' ')} `, ` ${guessed} `).trim(),
    typed.join(' '),
  )
}
