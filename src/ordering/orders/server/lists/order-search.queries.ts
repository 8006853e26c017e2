import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { userHolds } from '#people/accounts/server/list-users.queries.ts'
import type { OrderSearch } from './order-search.ts'

/** The sample of newest orders by which a search is judged common or rare. */
const probed = 2000
/** A search is common when it matches one in a hundred of the sample. */
const manyOfThem = probed / 100
/** A rare search reads at most this many of its matches: the first that the list would show. */
const mostFound = 20_000
/** A search that matches more customers than this is common. */
const mostCustomers = 200

/** A search that matches more sizes than this is common. */
const mostPacks = 200

/** A search that matches more documents than this is common. */
const mostDocuments = 200

const hasWords = (words: string) =>
  sql<boolean>`exists (select from order_words where order_id = orders.id and words @@ ${words}::tsquery)`

/**
 * The condition that an order matches. A common search walks the orders from the newest, meeting matches soon; a rare
 * one takes its ids from the full-text index. The planner cannot choose, because it has no statistics for prefixes,
 * and a wrong choice costs a scan of the whole table. A rare search looks only for what its list would show, in that
 * order: the newest matches of all would leave out those of long ago, of another status, or the oldest.
 */
export async function isFoundBy(
  db: Db,
  { words, customers, products, document, documents }: OrderSearch,
  listed: Listed,
): Promise<RawBuilder<boolean>> {
  if (document && (await isDocument(db, document))) return hasDocument(document)
  const documented = await findDocumented(db, documents)
  const manyDocuments = documented.length > mostDocuments
  const [manyWords, people, packs] = await Promise.all([
    manyDocuments || findsMany(db, words),
    findCustomers(db, customers),
    findPacks(db, products),
  ])
  const manyPeople = people.length > mostCustomers
  if (manyWords || manyPeople || (await areBoughtOften(db, packs))) {
    const isTheirs = manyPeople
      ? belongsTo(customers)
      : sql<boolean>`orders.user_id = any (${people}::integer[])`
    const isDocumented = manyDocuments
      ? isNumbered(documents)
      : sql<boolean>`orders.id = any (${documented}::integer[])`
    return sql<boolean>`(${hasWords(words)} or ${isTheirs} or ${holdsOneOf(packs, products)} or ${isDocumented})`
  }
  const found = await findOrderIds(db, { words, people, packs, documented }, listed)
  return sql<boolean>`orders.id = any (${found}::integer[])`
}

const isDocument = async (db: Db, number: string) =>
  (await db.selectFrom('documents').select('id').where('number', '=', number).executeTakeFirst()) !==
  undefined

/** By the index of numbers. */
const hasDocument = (number: string) =>
  sql<boolean>`orders.id = (select order_id from documents where number = ${number})`

/** The orders of the documents in whose number the patterns are found; one more than `mostDocuments` at most. */
async function findDocumented(db: Db, patterns: string[]): Promise<number[]> {
  if (patterns.length === 0) return []
  const rows = await db
    .selectFrom('documents')
    .select('order_id')
    .where(isLike(patterns))
    .limit(mostDocuments + 1)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Asked of each order as it is met: as a plain condition the planner may read all documents for it. */
const isNumbered = (patterns: string[]) =>
  sql<boolean>`coalesce((select true from documents where order_id = orders.id
    and ${isLike(patterns)} limit 1), false)`

/** The first is asked of the index of letters. The others are no column's, so that the planner does not look them up, too. */
const isLike = ([first, ...others]: string[]) =>
  sql<boolean>`${sql.join([sql`number like ${first}`, ...others.map((other) => sql`number || '' like ${other}`)], sql` and `)}`

async function findsMany(db: Db, words: string) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select words from order_words order by order_id desc limit ${sql.lit(probed)}) as newest
      where words @@ ${words}::tsquery limit ${sql.lit(manyOfThem)}
    ) as enough`.execute(db)
  return rows[0]?.found === manyOfThem
}

/** The customers in whose name, e-mail or phone all patterns are found; one more than `mostCustomers` at most. */
async function findCustomers(db: Db, patterns: string[]): Promise<number[]> {
  if (patterns.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.and(patterns.map(userHolds)))
    .limit(mostCustomers + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The sizes of the products in whose name all patterns are found; one more than `mostPacks` at most. */
async function findPacks(db: Db, patterns: string[]): Promise<number[]> {
  if (patterns.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select packs.id from packs join products on products.id = packs.product_id
    where ${isCalled(patterns)} limit ${sql.lit(mostPacks + 1)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** By the index of letters of all that a product is found by, of which its name is a part. */
const isCalled = (patterns: string[]) =>
  sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`products.words like lower(${pattern}) and products.name ilike ${pattern}`),
    sql` and `,
  )}`

async function areBoughtOften(db: Db, packs: number[]) {
  if (packs.length === 0) return false
  if (packs.length > mostPacks) return true
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select pack_id from order_items order by id desc limit ${sql.lit(probed)}) as newest
      where pack_id = any (${packs}::integer[]) limit ${sql.lit(manyOfThem)}
    ) as enough`.execute(db)
  return rows[0]?.found === manyOfThem
}

function holdsOneOf(packs: number[], patterns: string[]) {
  if (packs.length <= mostPacks)
    return sql<boolean>`exists (select from order_items
      where order_id = orders.id and pack_id = any (${packs}::integer[]))`
  return sql<boolean>`exists (select from order_items join packs on packs.id = pack_id
    join products on products.id = product_id where order_id = orders.id and ${isCalled(patterns)})`
}

const belongsTo = (patterns: string[]) =>
  sql<boolean>`exists (select from users where users.id = orders.user_id and ${sql.join(patterns.map(userHolds), sql` and `)})`

/** Which orders are listed, and from which end. */
type Listed = {
  /** The first and the last number among which to look. */
  among?: { first: number; last: number } | undefined
  /** What is true of an order that is listed. */
  wished?: RawBuilder<boolean> | undefined
  direction: 'asc' | 'desc'
}

type Found = { words: string; people: number[]; packs: number[]; documented: number[] }

/** The numbers of the orders that a rare search finds, in the order of the list, straight from the indexes. */
async function findOrderIds(
  db: Db,
  { words, people, packs, documented }: Found,
  { among, wished, direction }: Listed,
) {
  const isAmong = (id: string) =>
    among ? sql`and ${sql.ref(id)} between ${among.first} and ${among.last}` : sql``
  // Asked of each match by its number: as a join the planner may read all orders for it.
  const isWished = wished ? sql`where (select ${wished} from orders where orders.id = order_id)` : sql``
  const { rows } = await sql<{ order_id: number }>`
    with found as materialized (
      select order_id from order_words where words @@ ${words}::tsquery ${isAmong('order_id')}
      union
      select id from orders where user_id = any (${people}::integer[]) ${isAmong('id')}
      union
      select order_id from order_items where pack_id = any (${packs}::integer[]) ${isAmong('order_id')}
      union
      select id from orders where id = any (${documented}::integer[]) ${isAmong('id')}
    )
    select order_id from found ${isWished} order by order_id ${sql.raw(direction)} limit ${mostFound}`.execute(
    db,
  )
  return rows.map((row) => row.order_id)
}
