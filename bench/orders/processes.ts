import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { type ShopProcess, startShop } from '#test/e2e/driving/shop-process.ts'
import { freePort } from '../../scripts/free-port.ts'
import { type Report, table } from '../report.ts'
import { rounds } from '../run-options.ts'
import { type ServerShop, settingsFor, withPostgres, withServerShop } from '../server-shop.ts'
import { processorMs } from '../serving/cpu.ts'
import { createBuyer, runConcurrently } from './buyer.ts'
import { cpuSharesUsed, medianRound, perCheckout, type Round } from './cpu-shares.ts'
import { addCustomers, addProducts, type Customer, fillCarts } from './customers.ts'

const most = 4
/** Ascending and descending, so that drift over time affects all counts equally. */
const counts = [1, 2, 3, 4, 4, 3, 2, 1]
const shoppers = 20
const ordersPerRound = rounds(250)
const warmUpOfEach = rounds(500)
const howMany = most * warmUpOfEach + counts.length * ordersPerRound
const atRestSeconds = 20
const maxCostRatio = 1.1

/**
 * Complete checkouts with one to four processes on one database, counted until the last mail is sent, because an
 * order's jobs belong to it and any process may run them. So only the measured processes run.
 */
export const processes = (): Promise<Report> =>
  withPostgres((url) =>
    withServerShop(url, fill, async (parts, all) => {
      const shops: ShopProcess[] = [parts.shop]
      try {
        const warmUp = (shop: ShopProcess) =>
          runConcurrently(all.splice(0, warmUpOfEach), shoppers, at(parts, [shop]))
        await warmUp(parts.shop)
        const measured = new Map(counts.map((count) => [count, [] as Round[]]))
        let size: PerOrder | undefined
        let restMs = 0
        for (const [turn, count] of counts.entries()) {
          while (shops.length < count) {
            const another = await startAnother(parts, shops.length)
            shops.push(another)
            await warmUp(another)
          }
          while (shops.length > count) await shops.pop()?.stop()
          await waitUntilMailsSent(parts.db)
          if (turn === counts.length / 2) restMs = await atRest(shops)
          const before = await written(parts.db)
          measured.get(count)?.push(await measureRound(parts, shops, all.splice(0, ordersPerRound)))
          size ??= await perOrder(parts.db, before)
        }
        const medians = [...measured].map(([count, some]) => ({ count, ...medianRound(some) }))
        return report(medians, size ?? { stored: 0, logged: 0 }, restMs)
      } finally {
        await Promise.all(shops.slice(1).map((shop) => shop.stop()))
      }
    }),
  )

async function fill(db: Db): Promise<Customer[]> {
  const productIds = await addProducts(db, 100, 1_000_000)
  const customers = await addCustomers(db, howMany)
  const twoOf = (turn: number) => [turn, turn + 37].map((place) => productIds[place % productIds.length] ?? 0)
  await fillCarts(
    db,
    customers.flatMap((customer, turn) => twoOf(turn).map((productId) => ({ customer, productId }))),
  )
  return customers
}

async function startAnother({ shop, databaseUrl, providerUrl }: ServerShop, number: number) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const DATA_DIR = join(shop.dataDir, `another-${number}`)
  const env = { DATA_DIR, DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url }
  return startShop({ url, env, remove: async () => {} }, settingsFor(providerUrl))
}

/** Consecutive customers use different processes. */
function at({ providerUrl }: ServerShop, shops: ShopProcess[]) {
  let turn = 0
  return async (customer: Customer) => {
    const shop = shops[turn++ % shops.length]
    if (shop) await createBuyer({ shop, providerUrl }, customer).checkOut()
  }
}

async function measureRound(parts: ServerShop, shops: ShopProcess[], some: Customer[]) {
  const used = () => cpuSharesUsed({ shops: shops.map(({ pid }) => pid), providerPid: parts.providerPid })
  const [before, began] = [used(), performance.now()]
  await runConcurrently(some, shoppers, at(parts, shops))
  const seconds = (performance.now() - began) / 1000
  await waitUntilMailsSent(parts.db)
  return { ...perCheckout(before, used(), some.length), rate: some.length / seconds }
}

async function waitUntilMailsSent(db: Db) {
  const isWaiting = () =>
    db.selectFrom('outbox').select('id').where('sent_at', 'is', null).limit(1).executeTakeFirst()
  while (await isWaiting()) await pause(250)
}

/** Bytes of the database with its indexes, and of its write-ahead log, since it was created. */
async function written(db: Db) {
  const { rows } = await sql<{ size: number; log: number }>`
    select pg_database_size(current_database())::float8 as size, (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8 as log`.execute(
    db,
  )
  return rows[0] ?? { size: 0, log: 0 }
}

/** Kilobytes per paid order, with its mails, stock movements, documents and payments. */
async function perOrder(db: Db, before: { size: number; log: number }) {
  const after = await written(db)
  const kilobytes = (from: number, to: number) => (to - from) / 1024 / ordersPerRound
  return { stored: kilobytes(before.size, after.size), logged: kilobytes(before.log, after.log) }
}

/** CPU time of an idle process, in milliseconds per second: its jobs. */
async function atRest(shops: ShopProcess[]) {
  const used = () => shops.reduce((sum, { pid }) => sum + processorMs(pid), 0)
  const before = used()
  await pause(atRestSeconds * 1000)
  return (used() - before) / shops.length / atRestSeconds
}

type PerOrder = { stored: number; logged: number }

function report(all: (Round & { count: number })[], { stored, logged }: PerOrder, restMs: number): Report {
  const [one, four] = [all.find(({ count }) => count === 1), all.find(({ count }) => count === most)]
  const rows = all.map((round) => [
    round.count,
    Math.round(round.rate),
    ...[round.shop, round.database, round.shoppers + round.provider].map((ms) => ms.toFixed(1)),
  ])
  return {
    title: 'Complete checkouts with one to four processes',
    text: [
      table(
        [
          'processes',
          'checkouts per second',
          'shop, ms of CPU',
          'Postgres, ms of CPU',
          'shoppers and payment emulator, ms of CPU',
        ],
        rows,
      ),
      `CPU times are per checkout and include the emails that the checkout triggers. An idle process uses ${restMs.toFixed(1)} ms of CPU per second for background tasks.
A paid order takes up ${stored.toFixed(1)} kB in the database, including indexes, and adds ${logged.toFixed(1)} kB to the write-ahead log.`,
    ].join('\n\n'),
    targets: [
      {
        what: 'CPU time of a checkout and its emails: four processes relative to one',
        measured: (four?.shop ?? Infinity) / (one?.shop ?? 1),
        most: maxCostRatio,
      },
    ],
  }
}
