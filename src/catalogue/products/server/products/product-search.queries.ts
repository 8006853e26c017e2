import { type RawBuilder, sql } from 'kysely'
import { anywhere } from '#database/containing.ts'
import type { Handle } from './products.queries.ts'

/** The sample of newest products by which a search is judged common or rare. */
const probed = 2000
/** A search is common when it finds one in a hundred of the sample. */
const manyOfThem = probed / 100

/**
 * The condition that a product has all these words in its name, its one line or its category's name. A common search
 * walks the products in the order of the list, meeting matches soon; a rare one takes its ids from the index of
 * letters. The planner cannot choose, for the words are not known yet when it plans.
 * @returns nothing where there is no word
 */
export async function isFoundBy(db: Handle, words: string[]): Promise<RawBuilder<boolean> | undefined> {
  if (words.length === 0) return undefined
  if (await findsMany(db, words)) return hasWords(words)
  const ids = await findProductIds(db, words)
  return ids.length === 0 ? sql<boolean>`false` : sql<boolean>`products.id = any (${ids}::integer[])`
}

/** `coalesce` hides the words from the planner, which would take them for rare and read all products at once. */
const hasWords = (words: string[]) => sql<boolean>`coalesce(${sql.join(words.map(isIn), sql` and `)}, false)`

/** In small letters once, and not for each product again. */
const isIn = (word: string) => sql<boolean>`products.words like (select lower(${anywhere(word)}))`

async function findsMany(db: Handle, words: string[]) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select words from products order by id desc limit ${sql.lit(probed)}) as products
      where ${hasWords(words)} limit ${sql.lit(manyOfThem)}
    ) as enough`.execute(db)
  return rows[0]?.found === manyOfThem
}

/** Only three letters or digits in a row are in the index: other words are looked for among what the rest finds. */
async function findProductIds(db: Handle, words: string[]) {
  const indexed = words.filter((word) => /[\p{L}\p{N}\p{M}]{3}/u.test(word))
  const { rows } = await sql<{ id: number }>`
    select id from products where ${sql.join([...indexed.map(isIn), hasWords(words)], sql` and `)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
