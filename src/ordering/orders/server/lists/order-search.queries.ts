import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { matchesUser } from '#people/accounts/server/list-users.queries.ts'
import { findGuestOrders } from './guest-search.queries.ts'
import type { OrderSearch } from './order-search.ts'

/** How many of the newest orders are sampled to decide whether a search is common. */
const sampleSize = 2000
/** A search is common when it matches one in a hundred of the sample. */
const commonThreshold = sampleSize / 100
/** A rare search reads at most this many matches, in the order of the list. */
const maxFound = 20_000
/** A search that matches more customers than this is common. */
const maxCustomers = 200

/** A search that matches more variants than this is common. */
const maxVariants = 200

/** A search that matches more documents than this is common. */
const maxDocuments = 200

/**
 * The conditions of a common search are scalar subqueries, which are checked per order. For `exists`, the planner may
 * read all that match, in all orders.
 */
const forEachOrder = (query: RawBuilder<unknown>) => sql<boolean>`coalesce((${query} limit 1), false)`

/** The condition that the search text of an order matches a full-text query. */
const hasWords = (words: string) =>
  forEachOrder(sql`select words @@ ${words}::tsquery from order_words where order_id = orders.id`)

/**
 * The SQL condition for a search. A common search scans orders from the newest and soon finds enough; a rare one
 * takes ids from the full-text index. The planner cannot choose, because it has no statistics for prefixes, and the
 * wrong plan scans the whole table. A rare search reads only matches within the filter and in the order of the list,
 * because otherwise the limit would cut off older ones.
 */
export async function buildSearchCondition(
  db: Db,
  { words, customers, products, document, documents }: OrderSearch,
  scope: ListScope,
): Promise<RawBuilder<boolean>> {
  if (document && (await documentExists(db, document))) return hasDocument(document)
  const documentOrderIds = await listDocumentOrderIds(db, documents)
  const tooManyDocuments = documentOrderIds.length > maxDocuments
  const [isCommonText, customerIds, guests, variantIds] = await Promise.all([
    tooManyDocuments || isCommonSearch(db, words),
    listCustomerIds(db, customers),
    findGuestOrders(db, customers),
    listVariantIds(db, products),
  ])
  const tooManyCustomers = customerIds.length > maxCustomers
  if (isCommonText || tooManyCustomers || guests.tooMany || (await areCommonVariants(db, variantIds))) {
    const isTheirs = tooManyCustomers
      ? belongsToCustomer(customers)
      : sql<boolean>`orders.user_id = any (${customerIds}::integer[])`
    const hasMatchingDocument = tooManyDocuments
      ? hasDocumentLike(documents)
      : sql<boolean>`orders.id = any (${documentOrderIds}::integer[])`
    return sql<boolean>`(${hasWords(words)} or ${isTheirs} or ${guests.isOne} or ${containsVariant(variantIds, products)} or ${hasMatchingDocument})`
  }
  const orderIds = [...documentOrderIds, ...guests.ids]
  const found = await findOrderIds(db, { words, customerIds, variantIds, orderIds }, scope)
  return sql<boolean>`orders.id = any (${found}::integer[])`
}

const documentExists = async (db: Db, number: string) =>
  (await db.selectFrom('documents').select('id').where('number', '=', number).executeTakeFirst()) !==
  undefined

/** The condition that a document of the order has exactly this number. Uses the index of document numbers. */
const hasDocument = (number: string) =>
  sql<boolean>`orders.id = (select order_id from documents where number = ${number})`

/** The orders of documents whose number matches the patterns; at most `maxDocuments` + 1. */
async function listDocumentOrderIds(db: Db, patterns: string[]): Promise<number[]> {
  if (patterns.length === 0) return []
  const rows = await db
    .selectFrom('documents')
    .select('order_id')
    .where(isDocumentNumberLike(patterns))
    .limit(maxDocuments + 1)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** The condition that a document of the order has a number that matches all patterns. */
const hasDocumentLike = (patterns: string[]) =>
  forEachOrder(
    sql`select true from documents where order_id = orders.id and ${isDocumentNumberLike(patterns)}`,
  )

/**
 * The condition that a document's number matches all patterns. The first pattern uses the trigram index. The others are
 * expressions, so that the planner does not use the index for them too.
 */
const isDocumentNumberLike = ([first, ...others]: string[]) =>
  sql<boolean>`${sql.join([sql`number like ${first}`, ...others.map((other) => sql`number || '' like ${other}`)], sql` and `)}`

/** Whether many recent orders match a full-text query, so that another plan of the query is faster. */
async function isCommonSearch(db: Db, words: string) {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select words from order_words order by order_id desc limit ${sql.lit(sampleSize)}) as newest
      where words @@ ${words}::tsquery limit ${sql.lit(commonThreshold)}
    ) as enough`.execute(db)
  return rows[0]?.found === commonThreshold
}

/** The customers whose name, e-mail or phone matches all patterns; at most `maxCustomers` + 1. */
async function listCustomerIds(db: Db, patterns: string[]): Promise<number[]> {
  if (patterns.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.and(patterns.map(matchesUser)))
    .limit(maxCustomers + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** The variants of products whose name matches all patterns; at most `maxVariants` + 1. */
async function listVariantIds(db: Db, patterns: string[]): Promise<number[]> {
  if (patterns.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select packs.id from packs join products on products.id = packs.product_id
    where ${isProductNamed(patterns)} limit ${sql.lit(maxVariants + 1)}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * The condition that a product's name matches all patterns. Uses the trigram index over all of a product's search text,
 * which includes the name.
 */
const isProductNamed = (patterns: string[]) =>
  sql<boolean>`${sql.join(
    patterns.map((pattern) => sql`products.words like lower(${pattern}) and products.name ilike ${pattern}`),
    sql` and `,
  )}`

/** Whether many recent orders contain these variants, so that another plan of the query is faster. */
async function areCommonVariants(db: Db, variantIds: number[]) {
  if (variantIds.length === 0) return false
  if (variantIds.length > maxVariants) return true
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from (
      select from (select pack_id from order_items order by id desc limit ${sql.lit(sampleSize)}) as newest
      where pack_id = any (${variantIds}::integer[]) limit ${sql.lit(commonThreshold)}
    ) as enough`.execute(db)
  return rows[0]?.found === commonThreshold
}

/**
 * The condition that an order contains one of these variants. If there are too many, that it contains a product whose
 * name matches the patterns.
 */
function containsVariant(variantIds: number[], patterns: string[]) {
  if (variantIds.length <= maxVariants)
    return sql<boolean>`exists (select from order_items
      where order_id = orders.id and pack_id = any (${variantIds}::integer[]))`
  return forEachOrder(sql`select true from order_items join packs on packs.id = pack_id
    join products on products.id = product_id where order_id = orders.id and ${isProductNamed(patterns)}`)
}

/** The condition that an order is of a customer whose name, e-mail or phone matches all patterns. */
const belongsToCustomer = (patterns: string[]) =>
  forEachOrder(
    sql`select true from users where users.id = orders.user_id and ${sql.join(patterns.map(matchesUser), sql` and `)}`,
  )

/** The scope and direction of a list. */
type ListScope = {
  /** The first and last order id to scan. */
  idRange?: { first: number; last: number } | undefined
  /** The filter condition. */
  condition?: RawBuilder<boolean> | undefined
  direction: 'asc' | 'desc'
}

type SearchTerms = { words: string; customerIds: number[]; variantIds: number[]; orderIds: number[] }

/** The ids of a rare search's matches in list order, straight from the indexes. */
async function findOrderIds(
  db: Db,
  { words, customerIds, variantIds, orderIds }: SearchTerms,
  { idRange, condition, direction }: ListScope,
) {
  const isInIdRange = (id: string) =>
    idRange ? sql`and ${sql.ref(id)} between ${idRange.first} and ${idRange.last}` : sql``
  // Checked per match by its id, because as a join the planner may read all orders for it.
  const whereCondition = condition
    ? sql`where (select ${condition} from orders where orders.id = order_id)`
    : sql``
  const { rows } = await sql<{ order_id: number }>`
    with found as materialized (
      select order_id from order_words where words @@ ${words}::tsquery ${isInIdRange('order_id')}
      union
      select id from orders where user_id = any (${customerIds}::integer[]) ${isInIdRange('id')}
      union
      select order_id from order_items where pack_id = any (${variantIds}::integer[]) ${isInIdRange('order_id')}
      union
      select id from orders where id = any (${orderIds}::integer[]) ${isInIdRange('id')}
    )
    select order_id from found ${whereCondition} order by order_id ${sql.raw(direction)} limit ${maxFound}`.execute(
    db,
  )
  return rows.map((row) => row.order_id)
}
