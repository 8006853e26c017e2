import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { median } from '../median.ts'
import { send } from '../orders/buyer.ts'
import { formatCount, formatFigure, type Report, table } from '../report.ts'
import { logProgress, rounds } from '../run-options.ts'
import { withPostgres, withServerShop } from '../server-shop.ts'
import { type FilledShop, fillWithoutTimeout, type Size } from './fill.ts'
import { maxRows, type Screen, screens } from './screens.ts'

const small = { products: 100, users: 100, orders: 100, tickets: 100 } satisfies Size
const large = { products: 100_000, users: 100_000, orders: 1_000_000, tickets: 1_000_000 } satisfies Size
const maxRatio = 1.2
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
