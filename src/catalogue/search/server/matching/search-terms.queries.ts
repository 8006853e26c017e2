import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'

export type TermRow = {
  id: number
  term: string
  words: string
  key: string
  is_name: boolean
  products: number
}

/** More spellings of one sound, or words with the same beginning, are of no use. */
const [maxPerBeginning, maxSimilar] = [100, 30]
const columns = sql`id, term, words, key, is_name, products`
/** Above every letter. */
const last = '\u{10ffff}'

type TermQuery = {
  /** Words exactly as typed: numbers, guarded words and filters. */
  terms: string[]
  keys: string[]
  /** Beginnings of words, as typed, and their keys. */
  beginnings: string[]
  keyBeginnings: string[]
}

/** The terms of the products for sale that are written, sound or begin like these. */
export async function findTerms(
  db: Db,
  { terms, keys, beginnings, keyBeginnings }: TermQuery,
): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select ${columns} from search_terms where term = any (${terms}::text[]) and products > 0
    union (select ${columns} from search_terms where key = any (${keys}::text[]) and products > 0 limit 500)
    union all (select found.* from unnest(${beginnings}::text[]) as beginning cross join lateral (
      select ${columns} from search_terms
      where term > beginning collate "C" and term < beginning || ${last} collate "C" and is_name and products > 0
      order by term limit ${sql.lit(maxPerBeginning)}) as found)
    union all (select found.* from unnest(${keyBeginnings}::text[]) as beginning cross join lateral (
      select ${columns} from search_terms
      where key > beginning collate "C" and key < beginning || ${last} collate "C" and is_name and products > 0
      order by key limit ${sql.lit(maxPerBeginning)}) as found)`.execute(db)
  return rows
}

/** The terms that a word with typing mistakes may be: with the same consonants, or with many of the same letters. */
export async function findSimilarTerms(
  db: Db,
  { key, consonants }: { key: string; consonants: string },
): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    (select ${columns} from search_terms
      where consonants = ${consonants} and consonants <> '' and products > 0
      limit ${sql.lit(maxSimilar)})
    union
    (select ${columns} from search_terms
      where key % ${key} and term !~ '[0-9:]' and products > 0
      order by similarity(key, ${key}) desc limit ${sql.lit(maxSimilar)})`.execute(db)
  return rows
}
