import { searchCondition } from '#catalogue/products/server/products/product-search.queries.ts'
import { hasProductStatus } from '#catalogue/products/server/products/products.queries.ts'
import { findMatches } from '#catalogue/search/server/matching/find-matches.ts'
import { readSearch } from '#catalogue/search/server/matching/search-units.ts'
import type { Vocabulary } from '#catalogue/search/server/matching/vocabulary.ts'
import type { Db } from '#database/connect.ts'
import { searchWordsOf } from '#database/search-patterns.ts'
import type { OfficeMatches } from '../contract.ts'

type ProductMatch = NonNullable<OfficeMatches['products']>['items'][number]
export type SearchParts = { db: Db; currentVocabulary: () => Promise<Vocabulary> }

/**
 * Products with the words in any language: first those that shoppers would find, best first, also by other names and
 * spellings; then the newest of all others, hidden ones and drafts too.
 */
export async function findProducts(parts: SearchParts, q: string, limit: number): Promise<ProductMatch[]> {
  const [best, newest] = await Promise.all([findBestIds(parts, q, limit), findNewestIds(parts.db, q, limit)])
  const ids = [...new Set([...best, ...newest])].slice(0, limit)
  if (ids.length === 0) return []
  const rows = await parts.db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select([
      'products.id',
      'products.name',
      'products.draft',
      'products.hidden',
      'categories.name as category',
    ])
    .where('products.id', 'in', ids)
    .where(hasProductStatus('kept'))
    .execute()
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ draft, hidden, ...product }) => ({
      ...product,
      state: draft ? 'draft' : hidden ? 'hidden' : 'live',
    }))
}

/** The ids of products on sale that have all words, as the shop's search finds them. */
async function findBestIds({ db, currentVocabulary }: SearchParts, q: string, limit: number) {
  const vocabulary = await currentVocabulary()
  const { units } = readSearch(q, vocabulary)
  if (units.length === 0) return []
  const { matches, isNearest } = await findMatches(db, { units, filter: {}, vocabulary })
  return isNearest ? [] : matches.slice(0, limit).map(({ id }) => id)
}

/**
 * The ids of the newest products, on sale or not, whose text contains the words. None for words below three letters,
 * because no index helps with them.
 */
async function findNewestIds(db: Db, q: string, limit: number) {
  if (!/[\p{L}\p{N}\p{M}]{3}/u.test(q)) return []
  const found = await searchCondition(db, searchWordsOf(q))
  if (!found) return []
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(hasProductStatus('kept'))
    .where(found)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
