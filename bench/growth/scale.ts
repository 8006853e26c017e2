import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { orderStatus } from '#ordering/orders/rules/order-state.ts'
import { region } from '#values/region.ts'
import { calendarDay } from '#values/time/calendar-day.ts'
import { dayMs } from '#values/time/durations.ts'
import { median } from '../median.ts'
import { send } from '../orders/buyer.ts'
import { formatCount, formatFigure, type Report, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withPostgres, withServerShop } from '../server-shop.ts'
import { customerPhone, type FilledShop, fillWithoutTimeout, type Size } from './fill.ts'

const small = { products: 100, users: 100, orders: 100, tickets: 100 } satisfies Size
const large = { products: 100_000, users: 100_000, orders: 1_000_000, tickets: 1_000_000 } satisfies Size
const maxRatio = 1.2
/** The longest list in any answer: a page of 24, or the 30 days of the chart. */
const maxRows = 30

/** As many days as the chart has. */
const lastDays = new URLSearchParams({
  from: calendarDay(new Date(Date.now() - (maxRows - 1) * dayMs), region.timeZone),
  to: calendarDay(new Date(), region.timeZone),
})

type Screen = { name: string; asks: string[]; by: keyof FilledShop }

/** The first request of each screen. `long-lists.ts` measures the lists that have more rows in a larger shop. */
const screens: Screen[] = [
  { name: 'Dashboard', asks: ['/overview'], by: 'adminToken' },
  {
    name: 'View Products',
    asks: ['/products/all?limit=24&sort=newest', '/categories?limit=100'],
    by: 'adminToken',
  },
  { name: 'View Categories', asks: ['/categories?limit=24'], by: 'adminToken' },
  { name: 'Images', asks: ['/images/titles', '/images?limit=24'], by: 'adminToken' },
  { name: 'View Orders', asks: ['/orders/all?limit=20'], by: 'adminToken' },
  {
    name: 'View Orders, to pack',
    asks: [`/orders/all?limit=20&status=${orderStatus.toPack}`],
    by: 'adminToken',
  },
  {
    name: 'View Orders, delivered',
    asks: [`/orders/all?limit=20&status=${orderStatus.delivered}`],
    by: 'adminToken',
  },
  {
    name: 'View Orders, search for a phone number',
    asks: [`/orders/all?limit=20&q=${customerPhone}`],
    by: 'adminToken',
  },
  {
    name: 'View Users',
    asks: ['/profile/all?role=admin&limit=20', '/profile/all?role=customer&limit=20'],
    by: 'adminToken',
  },
  { name: 'Reports', asks: [`/reports/sales?${lastDays}&by=day`], by: 'adminToken' },
  { name: 'Payments', asks: ['/money/attention'], by: 'adminToken' },
  { name: 'Activity', asks: ['/activity?limit=20'], by: 'adminToken' },
  { name: 'Packing', asks: ['/packing/orders?limit=20', '/packing/places'], by: 'adminToken' },
  {
    name: 'One order',
    asks: [
      '/orders/77',
      '/orders/77/items',
      '/orders/77/delivery',
      '/orders/77/refunding',
      '/orders/77/timeline',
    ],
    by: 'adminToken',
  },
  {
    name: 'One customer',
    asks: ['/customers/2', '/customers/2/orders?limit=10', '/customers/2/notes?limit=10'],
    by: 'adminToken',
  },
  { name: "An order's documents", asks: ['/orders/77/documents'], by: 'adminToken' },
  {
    name: 'View Orders, search for an invoice number',
    asks: ['/orders/all?limit=20&q=PP%2F26-27%2FB00077'],
    by: 'adminToken',
  },
  { name: 'Tickets', asks: ['/ticket-desk?limit=20'], by: 'adminToken' },
  { name: 'Resolved tickets', asks: ['/ticket-desk?limit=20&show=settled'], by: 'adminToken' },
  { name: 'Sent emails', asks: ['/mails?limit=20'], by: 'adminToken' },
  { name: 'Pages', asks: ['/edited-texts'], by: 'adminToken' },
  { name: 'Stock history', asks: ['/stock/moves?limit=20'], by: 'adminToken' },
  {
    name: 'View Products, search that matches all products',
    asks: ['/products/all?limit=24&sort=newest&q=muesli'],
    by: 'adminToken',
  },
  {
    name: 'Storefront search that matches all products',
    asks: ['/products?limit=24&q=muesli'],
    by: 'customerToken',
  },
  {
    name: 'Storefront search that matches no product',
    asks: ['/products?limit=24&q=mangosteen'],
    by: 'customerToken',
  },
  {
    name: 'Storefront filter for products without tree nuts',
    asks: ['/products?limit=24&without=tree_nuts'],
    by: 'customerToken',
  },
  {
    name: 'Storefront claim filter that matches few products',
    asks: ['/products?limit=24&claim=vegan'],
    by: 'customerToken',
  },
  {
    name: 'Storefront claim filter that matches no product',
    asks: ['/products?limit=24&claim=gluten_free'],
    by: 'customerToken',
  },
  { name: 'Storefront products', asks: ['/products?limit=24'], by: 'customerToken' },
  { name: 'My Orders', asks: ['/orders?limit=20'], by: 'customerToken' },
]
const repeats = rounds(40)
/** The response cache keeps catalogue answers for a second; each round must reach the database. */
const cacheExpiryMs = 1_100

/** The first request of every screen in a large shop and in a small one, alternating. */
export const scale = (): Promise<Report> =>
  withPostgres(
    async (url) =>
      withFilledShop(url, 'small', small, (little) =>
        withFilledShop(url, 'large', large, async (much) => {
          const asked = screens.map((screen) => ({ screen, little: newFigures(), much: newFigures() }))
          for (let round = 0; round <= repeats; round++) {
            if (round % 10 === 0) logProgress(`scale: round ${round} of ${repeats}`)
            await wait(cacheExpiryMs)
            for (const { screen, ...figures } of asked) {
              await time(little, screen, figures.little)
              await time(much, screen, figures.much)
            }
          }
          return report(asked)
        }),
      ),
    // Only reads are measured, so writes need not wait for the disk.
    ['shared_buffers=1GB', 'maintenance_work_mem=256MB', 'max_wal_size=8GB'],
  )

type Shop = FilledShop & { url: string }

async function withFilledShop<Result>(
  url: string,
  name: string,
  size: Size,
  measure: (shop: Shop) => Promise<Result>,
) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const databaseUrl = new URL(`/${name}`, url).href
  return withServerShop(
    databaseUrl,
    () => fillWithoutTimeout(databaseUrl, size),
    ({ shop }, filled) => measure({ url: shop.url, ...filled }),
  )
}

type Figures = { ms: number[]; rows: number }
const newFigures = (): Figures => ({ ms: [], rows: 0 })

/** The length of the longest list in an answer. */
function longestList(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null) return 0
  const within = Object.values(answer).map(longestList)
  return Math.max(0, ...within, Array.isArray(answer) ? answer.length : 0)
}

async function time(shop: Shop, { asks, by }: Screen, figures: Figures) {
  const headers = { cookie: `token=${shop[by]}`, accept: 'application/json' }
  const began = performance.now()
  const answers = await Promise.all(
    asks.map((path) => send(`${shop.url}/api${path}`, { method: 'GET', headers })),
  )
  figures.ms.push(performance.now() - began)
  if (answers.some(({ status }) => status !== 200))
    throw new Error(`${asks.join(', ')} did not all return 200`)
  figures.rows = Math.max(...answers.map(({ body }) => longestList(body)))
}

function report(asked: { screen: Screen; little: Figures; much: Figures }[]): Report {
  // The first round warms the caches of databases and processes.
  const rows = asked.map(({ screen, little, much }) => {
    const [before, now] = [median(little.ms.slice(1)), median(much.ms.slice(1))]
    return { name: screen.name, before, now, times: now / before, rows: much.rows }
  })
  return {
    title: 'Response times of each screen, with 100 and with 1,000,000 orders',
    text: `The large shop has ${formatCount(large.products)} products, ${formatCount(large.users)} users, ${formatCount(large.orders)} orders with their invoices and ${formatCount(large.tickets)} tickets.
The small shop has 100 products, 100 users, 100 orders and 100 tickets. The times are medians of ${repeats} requests that alternated between the two shops.\n\n${table(
      ['screen', 'small shop, ms', 'large shop, ms', 'ratio', 'rows in the longest list'],
      rows.map((row) => [
        row.name,
        formatFigure(row.before),
        formatFigure(row.now),
        row.times.toFixed(2),
        row.rows,
      ]),
    )}`,
    targets: rows.flatMap(({ name, times, rows }) => [
      { what: `${name}: response time, large shop relative to small`, measured: times, most: maxRatio },
      { what: `${name}: rows in the longest list`, measured: rows, most: maxRows },
    ]),
  }
}
