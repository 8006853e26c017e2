import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listDocumentsOfOrder,
  listInvoicesOfOrders,
} from '#accounting/documents/server/printing/printable-documents.queries.ts'
import { readOverview } from '#backoffice/dashboard/server/read-overview.ts'
import { addDays } from '#backoffice/reports/rules/report-period.ts'
import { readCartsReport } from '#backoffice/reports/server/read-carts-report.ts'
import { readSalesReport } from '#backoffice/reports/server/read-sales-report.ts'
import { readSearchesReport } from '#backoffice/reports/server/read-searches-report.ts'
import { searchOffice } from '#backoffice/search/server/search-office.ts'
import { listPictures } from '#catalogue/pictures/server/stored-pictures.queries.ts'
import { listProducts } from '#catalogue/products/server/products/product-list.queries.ts'
import { findLastChange } from '#catalogue/products/server/table/product-changes.queries.ts'
import { findNextScheduled } from '#catalogue/products/server/visibility/run-schedules.ts'
import { listAdminReviews } from '#catalogue/reviews/server/admin-reviews.queries.ts'
import { listPraise, listPublicReviews } from '#catalogue/reviews/server/public-reviews.queries.ts'
import { createVocabulary } from '#catalogue/search/server/matching/vocabulary.ts'
import { listStories } from '#catalogue/stories/server/stories.queries.ts'
import type { Db } from '#database/connect.ts'
import {
  listOrdersToPack,
  listPackingPlaces,
  listPromisedDays,
} from '#fulfilment/packing/server/lists/orders-to-pack.queries.ts'
import { listPickLines } from '#fulfilment/packing/server/lists/pick-list.queries.ts'
import { listBatches } from '#inventory/batches/server/batches.queries.ts'
import { listOrdersWithBatch } from '#inventory/batches/server/orders-with-batch.queries.ts'
import { listStockMovements } from '#inventory/stock/server/stock-movements.queries.ts'
import { findNewestPicture, readWebhookTimes } from '#operations/health/server/newest.queries.ts'
import { readBacklog } from '#operations/metrics/server/shop-figures.queries.ts'
import { listMails, listOrderMails } from '#operations/notifications/server/outbox-mails.queries.ts'
import { listOverdueTickets } from '#operations/notifications/server/overdue-tickets.queries.ts'
import { listAllOrders, listOrdersOfCustomer } from '#ordering/orders/server/lists/order-lists.queries.ts'
import { withPictures } from '#ordering/orders/server/lists/order-pictures.queries.ts'
import { readOrderFulfilment } from '#ordering/orders/server/timeline/order-fulfilment.queries.ts'
import { readTimeline } from '#ordering/orders/server/timeline/read-timeline.ts'
import { listAdminRefunds } from '#payments/refunds/server/order-refunds.queries.ts'
import { listUsers } from '#people/accounts/server/list-users.queries.ts'
import { findCustomer } from '#people/customers/server/customers.queries.ts'
import { listNotes } from '#people/customers/server/notes.queries.ts'
import { listTickets } from '#people/support/server/list-tickets.queries.ts'
import {
  checkFirstProductAndOrder,
  countCustomizedPolicies,
} from '#shopfront/onboarding/server/onboarding-progress.queries.ts'
import { listEditedTexts } from '#shopfront/pages/server/texts/edited-texts.ts'
import { listVersions } from '#shopfront/pages/server/texts/page-texts.queries.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { customerPhone, fillShop } from '../bench/growth/fill.ts'
import { openMigratedDatabase } from './shop/database.ts'
import { countRowsRead } from './shop/rows-read.ts'

const size = { products: 5000, users: 200, orders: 3000 }
/** The limit of rows that a statement may read, however many exist: sample, page and count of a search. */
const most = 2500
const fillTimeout = 60_000

let db: Db
beforeAll(async () => {
  db = await openMigratedDatabase()
  await fillShop(db, size)
  await fillStories(db)
}, fillTimeout)
afterAll(() => db.destroy())

/** A thousand recipes, each with a product. */
const fillStories = (db: Db) =>
  sql`
    with recipes as (
      insert into stories (kind, state, title, summary, picture_id, published_at, created_at, updated_at)
      select 'recipe', 'published', 'Kanji ' || n, 'A recipe', (select min(id) from pictures), now(), now(), now()
      from generate_series(1, 1000) n
      returning id
    )
    insert into story_products (story_id, position, pack_id, quantity)
    select recipes.id, 1, packs.id, 1 from recipes join packs on packs.id = 1 + recipes.id % 500`.execute(db)

const clock = { now: () => new Date() }
const limit = 24
/** The customer with orders and notes in the filled shop. */
const customer = 2
const home = { page: 'home', language: 'en' } as const

const searchEverything = (db: Db, q: string) =>
  searchOffice(
    { db, currentVocabulary: async () => createVocabulary([]) },
    { role: 'admin', staff: { role: 'owner', rights: [] } },
    q,
  )
const today = calendarDay(new Date(), region.timeZone)
const month = { from: addDays(today, -29), to: today }
const year = { from: addDays(today, -364), to: today }

/** The query that a foreign key runs when a timeline event is deleted. */
const findOrderOfStep = (db: Db, step: number) =>
  db.selectFrom('orders').select('id').where('step_id', '=', step).execute()

// Requirements D-114, D-129, D-181, D-209, D-224, D-237
test.each<[string, (db: Db) => Promise<unknown>]>([
  [
    'the dashboard',
    (db) => readOverview({ db, clock }, { role: 'admin', staff: { role: 'owner', rights: [] } }),
  ],
  ['everything, for a word of many', (db) => searchEverything(db, 'muesli')],
  ['everything, for a word of few', (db) => searchEverything(db, 'muesli 777')],
  ['everything, for a phone number', (db) => searchEverything(db, String(customerPhone))],
  ['everything, for a number', (db) => searchEverything(db, '777')],
  ['everything, for two letters', (db) => searchEverything(db, 'ra')],
  ['everything, for a document’s number', (db) => searchEverything(db, 'PP/26-27/B00777')],
  ['everything, for nothing there is', (db) => searchEverything(db, 'zzyzx')],
  ['sales of a year by day, and of the year before', (db) => readSalesReport(db, { ...year, by: 'day' })],
  ['sales of a year by customer', (db) => readSalesReport(db, { ...year, by: 'customer' })],
  ['sales of a month by product', (db) => readSalesReport(db, { ...month, by: 'product' })],
  ['sales of a month by category', (db) => readSalesReport(db, { ...month, by: 'category' })],
  ['abandoned carts of a year', (db) => readCartsReport(db, { ...year, by: 'month' })],
  ['failed searches of a year', (db) => readSearchesReport(db, year)],
  ['the guide', async (db) => [await checkFirstProductAndOrder(db), await countCustomizedPolicies(db)]],
  [
    'the status',
    async (db) => [
      await readWebhookTimes(db, ['razorpay']),
      await findNewestPicture(db),
      await readBacklog(db),
    ],
  ],
  ['stored pictures', (db) => listPictures(db, { limit })],
  ['recipes and stories', (db) => listStories(db, { limit })],
  ['recipes with a product', (db) => listStories(db, { limit, product_id: 1 })],
  ['the merchant’s products', (db) => listProducts(db, { limit, sort: 'newest', shelf: 'kept' })],
  ['the merchant’s products by name', (db) => listProducts(db, { limit, sort: 'name', shelf: 'kept' })],
  ['the merchant’s products by price', (db) => listProducts(db, { limit, sort: 'price', shelf: 'kept' })],
  ['the merchant’s products by stock', (db) => listProducts(db, { limit, sort: 'stock', shelf: 'kept' })],
  ['the merchant’s drafts', (db) => listProducts(db, { limit, sort: 'newest', shelf: 'draft' })],
  ['the merchant’s plans', (db) => listProducts(db, { limit, sort: 'newest', shelf: 'planned' })],
  ['the next plan', findNextScheduled],
  ['the last change in the table', (db) => findLastChange(db, { id: 1 }, new Date())],
  ['products with a word of all', (db) => listProducts(db, { limit, q: 'muesli' })],
  ['products with a word of few', (db) => listProducts(db, { limit, q: 'muesli 777' })],
  ['products with a word of none', (db) => listProducts(db, { limit, q: 'mangosteen' })],
  ['products without nuts', (db) => listProducts(db, { limit, without: ['tree_nuts'] })],
  ['products of a claim of few', (db) => listProducts(db, { limit, claim: ['vegan'], mark: ['veg'] })],
  ['products of a claim of none', (db) => listProducts(db, { limit, claim: ['gluten_free'] })],
  // With so few variants a longer page would be joined by a full scan.
  ['the stock’s ledger', (db) => listStockMovements(db, { limit: 8 })],
  ['the ledger of one product', (db) => listStockMovements(db, { limit, product_id: 777 })],
  ['the batches in stock', (db) => listBatches(db, { limit, shelf: 'here' }, new Date())],
  ['the batches that are gone', (db) => listBatches(db, { limit, shelf: 'gone' }, new Date())],
  ['the orders of a batch', (db) => listOrdersWithBatch(db, 777, { limit })],
  ['the mails', (db) => listMails(db, { limit })],
  ['the mails that wait', (db) => listMails(db, { limit, waiting: 'yes' })],
  ['the mails of an order', (db) => listOrderMails(db, 777)],
  ['orders to pack', (db) => listAllOrders(db, { parcel: 'to_pack' }, { limit: 20, sort: 'oldest' })],
  ['packed orders', (db) => listAllOrders(db, { parcel: 'packed' }, { limit: 20, sort: 'oldest' })],
  ['the timeline of an order', (db) => readTimeline(db, 777, 'en')],
  ['the delivery of an order', (db) => readOrderFulfilment(db, 777)],
  ['the refunds of an order', (db) => listAdminRefunds(db, 770, 'en')],
  ['the documents of an order', (db) => listDocumentsOfOrder(db, 777)],
  ['the order of a part of a document’s number', (db) => listAllOrders(db, { q: 'B00777' }, { limit: 20 })],
  [
    'the orders of a part of many documents’ numbers',
    (db) => listAllOrders(db, { q: '26-27/' }, { limit: 20 }),
  ],
  [
    'the order of a beginning of a document’s number',
    (db) => listAllOrders(db, { q: 'PP/26-27/B0077' }, { limit: 20, sort: 'newest' }),
  ],
  [
    'the order of a document’s number without its beginning',
    (db) => listAllOrders(db, { q: '/26-27/B00777' }, { limit: 20, sort: 'newest' }),
  ],
  ['the orders of a prefix of documents', (db) => listAllOrders(db, { q: 'PP/' }, { limit: 20 })],
  [
    'the order of a document',
    (db) => listAllOrders(db, { q: 'PP/26-27/B00777' }, { limit: 20, sort: 'newest' }),
  ],
  ['invoices for one file', (db) => listInvoicesOfOrders(db, [700, 701, 702])],
  ['the packing desk', (db) => listOrdersToPack(db, { place: undefined, limit, cursor: undefined })],
  [
    'the packing desk of one place',
    (db) => listOrdersToPack(db, { place: '641012', limit, cursor: undefined }),
  ],
  ['the packing desk of one day', (db) => listOrdersToPack(db, { day: '2026-06-15', limit })],
  ['the places to pack for', listPackingPlaces],
  ['the days to pack for', listPromisedDays],
  ['a pick list', (db) => listPickLines(db, [2800, 2801, 2802])],
  ['the customers', (db) => listUsers(db, { role: 'customer', q: '', limit })],
  [
    'customers of one phone number',
    (db) => listUsers(db, { role: 'customer', q: String(customerPhone), limit }),
  ],
  ['one customer', (db) => findCustomer(db, customer)],
  ['the orders of one customer', (db) => listOrdersOfCustomer(db, customer, { limit })],
  [
    'the pictures of a page of orders',
    async (db) => withPictures(db, (await listOrdersOfCustomer(db, customer, { limit })).items),
  ],
  ['the notes about a customer', (db) => listNotes(db, customer, { limit })],
  ['the tickets that wait', (db) => listTickets(db, { limit })],
  ['the settled tickets', (db) => listTickets(db, { limit, show: 'settled' })],
  ['the tickets of one customer', (db) => listTickets(db, { limit, user_id: customer })],
  ['the newest reviews of a product', (db) => listPublicReviews(db, { productId: 1, sort: 'newest', limit })],
  ['the worst reviews of a product', (db) => listPublicReviews(db, { productId: 1, sort: 'lowest', limit })],
  ['the reviews of the home page', (db) => listPraise(db, 'en')],
  ['the reviews that wait', (db) => listAdminReviews(db, { limit, state: 'waiting', sort: 'oldest' })],
  ['reviews with few stars', (db) => listAdminReviews(db, { limit, state: 'published', stars: 1 })],
  ['reviews with a word of few', (db) => listAdminReviews(db, { limit, q: 'number 777 ' })],
  ['the tickets past their deadline', (db) => listOverdueTickets(db, new Date())],
  ['the texts of all pages', listEditedTexts],
  ['the versions of a page’s texts', (db) => listVersions(db, home, { limit })],
  ['the order whose last step is deleted', (db) => findOrderOfStep(db, 777)],
  ['orders of one phone number', (db) => listAllOrders(db, { q: String(customerPhone) }, { limit })],
  [
    'orders of one phone number of some days',
    (db) => listAllOrders(db, { q: String(customerPhone), from: '2020-01-01' }, { limit }),
  ],
  [
    'paid orders of one phone number, the oldest first',
    (db) => listAllOrders(db, { q: String(customerPhone), status: 'paid' }, { limit, sort: 'oldest' }),
  ],
  ['orders of a product that few buy', (db) => listAllOrders(db, { q: 'muesli 777' }, { limit })],
  ['orders of a day long ago', (db) => listAllOrders(db, { to: '2020-01-01' }, { limit })],
])('%s are read without scanning most rows', async (_what, ask) => {
  const read = await countRowsRead(db, ask)
  expect(read.length).toBeGreaterThan(0)
  expect(Math.max(...read)).toBeLessThan(most)
})
