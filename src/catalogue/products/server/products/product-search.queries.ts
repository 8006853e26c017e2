import { type RawBuilder, sql } from 'kysely'
import { containsPattern } from '#database/search-patterns.ts'
import type { Handle } from './products.queries.ts'

/** How many of the newest products are sampled to decide whether a search is common. */
const sampleSize = 2000
/** A search is common when it finds one in a hundred of the sample. */
const commonFrom = sampleSize / 100

/**
 * The SQL condition that a product's name, one-liner or category name contains all words. A common search scans the
 * products in the order of the list and finds matches soon; a rare one takes its ids from the trigram index. The
 * planner cannot choose, because it does not know the words when it plans.
 * @returns undefined without words
 */
export async function searchCondition(db: Handle, words: string[]): Promise<RawBuilder<boolean> | undefined> {
  if (words.length === 0) return undefined
  if (await isCommonSearch(db, words)) return containsAll(words)
  const ids = await findProductIds(db, words)
  return ids.length === 0 ? sql<boolean>`false` : sql<boolean>`products.id = any (${ids}::integer[])`
}

/**
 * An SQL condition: the text of the product contains all words. `coalesce` hides them from the planner, which would
 * take them for rare and read all products at once.
 */
const containsAll = (words: string[]) =>
  sql<boolean>`coalesce(${sql.join(words.map(containsWord), sql` and `)}, false)`

/** An SQL condition: the text of the product contains a word. It is lowercased once instead of for each row. */
const containsWord = (word: string) =>
  sql<boolean>`products.words like (select lower(${containsPattern(word)}))`

async function isCommonSearch(db: Handle, words: string[]) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select words from products order by id desc limit ${sql.lit(sampleSize)}) as products
      where ${containsAll(words)} limit ${sql.lit(commonFrom)}
    ) as enough`.execute(db)
  return rows[0]?.found === commonFrom
}

/**
 * The ids of all products that contain the words. The trigram index holds only runs of three letters or digits; other
 * words filter the rows that it finds.
 */
async function findProductIds(db: Handle, words: string[]) {
  const indexed = words.filter((word) => /[\p{L}\p{N}\p{M}]{3}/u.test(word))
  const { rows } = await sql<{ id: number }>`
    select id from products where ${sql.join([...indexed.map(containsWord), containsAll(words)], sql` and `)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
