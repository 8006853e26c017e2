import { sql } from 'kysely'
import pg from 'pg'
import type { Claim } from '#catalogue/labels/rules/food-label.ts'
import { listProducts } from '#catalogue/products/server/products/product-list.queries.ts'
import { indexQueuedProducts } from '#catalogue/search/server/indexing/index-queued-products.ts'
import { createVocabulary } from '#catalogue/search/server/matching/vocabulary.ts'
import { searchProducts } from '#catalogue/search/server/search-products.ts'
import { suggest } from '#catalogue/search/server/suggest.ts'
import { createCatalogueVersion } from '#database/catalogue-version.ts'
import type { Db } from '#database/connect.ts'
import { connectWithoutTimeout } from '#database/failover/connect-without-timeout.ts'
import { migrate } from '#database/migrate.ts'
import { listOverdueTickets } from '#operations/notifications/server/overdue-tickets.queries.ts'
import { listTickets } from '#people/support/server/list-tickets.queries.ts'
import { median } from '../median.ts'
import { formatCount, formatFigure, type Report, table } from '../report.ts'
import { rounds } from '../run-options.ts'
import { withPostgres } from '../server-shop.ts'
import { fillShop, type Size } from './fill.ts'

const few = { products: 100, users: 100, orders: 100, tickets: 100 } satisfies Size
/** The smallest shop in which each of these lists returns as many rows as in the large one. */
const enough = { ...few, products: 12_500, tickets: 50_000 } satisfies Size
const large = { ...few, products: 100_000, tickets: 1_000_000 } satisfies Size
const maxRatio = 1.2
const repeats = rounds(200)

/** The number of products with each claim: fewer than one in a hundred, and more than a page. */
const claims: [Claim, number][] = [
  ['no_added_sugar', 25],
  ['whole_grain', 100],
]

type List = { name: string; ask: (db: Db) => Promise<unknown> }

const vocabulary = createVocabulary([])
const listBestsellers = async () => []
const search = (db: Db, query: Parameters<typeof searchProducts>[1]) =>
  searchProducts({ db, vocabulary, listBestsellers }, query, 'en')
/** Searches by what they find. */
const searches = {
  'a word of all products': 'muesli',
  'two words of all products': 'millet muesli',
  'a word of all products and one of few': 'muesli 77',
  'a misspelled word': 'museli',
  'another name': 'bajra muesli',
  'a need that half of the products meet': 'muesli without nuts',
  'a need that few products meet': 'vegan muesli',
  'nearest products': 'muesli mangosteen',
}

const lists: List[] = [
  ...Object.entries(searches).map(([name, q]) => ({
    name: `Product search: ${name}`,
    ask: (db: Db) => search(db, { q }),
  })),
  {
    name: 'Product search: a category by price',
    ask: (db) => search(db, { category_id: 2, sort: 'price', in_stock: 'true' }),
  },
  {
    name: 'Product search: a category that is sold out, by price',
    ask: (db) => search(db, { category_id: 1, sort: 'price', in_stock: 'true' }),
  },
  {
    name: 'Product search: a price that no product has',
    ask: (db) => search(db, { min_price: 5000 }),
  },
  {
    name: 'Product search: suggestions',
    ask: (db) => suggest({ db, vocabulary }, 'millet mue', 'en'),
  },
  ...claims.map(([claim, found]) => ({
    name: `Storefront claim filter that matches ${found} products`,
    ask: (db: Db) => listProducts(db, { limit: 24, claim: [claim] }),
  })),
  { name: 'Storefront products in a category', ask: (db) => listProducts(db, { limit: 24, categoryId: 1 }) },
  {
    name: 'Storefront search that matches one product in 27',
    ask: (db) => listProducts(db, { limit: 24, q: 'muesli 77' }),
  },
  {
    name: 'View Products, search that matches one product in 27',
    ask: (db) => listProducts(db, { limit: 24, q: 'muesli 77', sort: 'newest', shelf: 'kept' }),
  },
  { name: 'Overdue tickets', ask: (db) => listOverdueTickets(db, new Date()) },
  { name: "One customer's tickets", ask: (db) => listTickets(db, { limit: 20, user_id: 2 }) },
]

/** Lists that return more rows in a larger shop: compares the large shop with one in which they return as many. */
export const longLists = (): Promise<Report> =>
  withPostgres(
    async (url) => {
      const shops = [
        await fill(url, 'few', few),
        await fill(url, 'enough', enough),
        await fill(url, 'large', large),
      ]
      const asked = lists.map((list) => ({ list, ms: shops.map((): number[] => []) }))
      for (let round = 0; round <= repeats; round++)
        for (const { list, ms } of asked)
          for (const [at, db] of shops.entries()) ms[at]?.push(await time(() => list.ask(db)))
      await Promise.all(shops.map((db) => db.destroy()))
      return report(asked)
    },
    ['shared_buffers=1GB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB'],
  )

async function fill(url: string, name: string, size: Size) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const db = connectWithoutTimeout(new URL(`/${name}`, url).href)
  await migrate(db)
  await fillShop(db, size)
  for (const [claim, found] of claims) {
    const every = Math.max(1, Math.floor(size.products / found))
    await sql`
      update product_labels set label = jsonb_set(label, '{claims}', (label -> 'claims') || ${JSON.stringify([claim])}::jsonb)
      where product_id % ${every}::integer = 0`.execute(db)
  }
  await sql`insert into search_queue (product_id) select id from products on conflict do nothing`.execute(db)
  const clock = { now: () => new Date() }
  await indexQueuedProducts({ db, catalogueVersion: createCatalogueVersion({ db, clock }) })
  await sql`vacuum analyze`.execute(db)
  return db
}

async function time(ask: () => Promise<unknown>) {
  const began = performance.now()
  await ask()
  return performance.now() - began
}

function report(asked: { list: List; ms: number[][] }[]): Report {
  // The first round warms the caches of the databases.
  const rows = asked.map(({ list, ms }) => {
    const [least = 0, before = 0, now = 0] = ms.map((each) => median(each.slice(1)))
    return { name: list.name, least, before, now, times: now / before }
  })
  return {
    title: 'Lists that are longer in a larger shop',
    text: `The small shop has 100 products and 100 tickets. The medium shop has ${formatCount(enough.products)} products and ${formatCount(enough.tickets)} tickets,
which is enough for each list to be as long as in the large shop with ${formatCount(large.products)} products and ${formatCount(large.tickets)} tickets. The benchmark
called the API's functions directly, without HTTP. The times are medians of ${repeats} calls that alternated between the shops. The ratio
compares the large shop with the medium shop.\n\n${table(
      ['list', 'small shop, ms', 'medium shop, ms', 'large shop, ms', 'ratio'],
      rows.map((row) => [
        row.name,
        formatFigure(row.least),
        formatFigure(row.before),
        formatFigure(row.now),
        row.times.toFixed(2),
      ]),
    )}`,
    targets: rows.map(({ name, times }) => ({
      what: `${name}: response time, large shop relative to medium`,
      measured: times,
      most: maxRatio,
    })),
  }
}
