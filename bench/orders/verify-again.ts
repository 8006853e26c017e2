import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import { formatCount, type Report, table } from '../report.ts'
import { type ServerShop, withPostgres, withServerShop } from '../server-shop.ts'
import { createBuyer, type PaymentProof, runConcurrently, send } from './buyer.ts'
import { addCustomers, addProducts, fillCarts } from './customers.ts'

const orders = 10
const verifications = 10_000
const atATime = 20

/** A browser that verifies its payment ten thousand times must not change anything in the database. */
export const verifyAgain = (): Promise<Report> =>
  withPostgres((url) =>
    withServerShop(url, fill, async (parts, customers) => {
      const paid: { browser: ReturnType<typeof createBuyer>; proof: PaymentProof }[] = []
      for (const customer of customers) {
        const browser = createBuyer(parts, customer)
        const { body } = await browser.placeOrder()
        const proof = await browser.pay((body as { id: number }).id)
        await browser.verify(proof)
        paid.push({ browser, proof })
      }
      await waitUntilQuiet(parts)

      const before = await everything(parts.db)
      const began = performance.now()
      const again = Array.from({ length: verifications }, (_, turn) => paid[turn % paid.length])
      await runConcurrently(again, atATime, async (one) => one?.browser.verify(one.proof))
      const aSecond = verifications / ((performance.now() - began) / 1000)
      const changed = differences(before, await everything(parts.db))
      return {
        title: `${formatCount(verifications)} repeated payment verifications`,
        text: table(
          ['verifications', 'per second', 'tables changed'],
          [[verifications, Math.round(aSecond), changed.join(', ') || 'none']],
        ),
        targets: [
          {
            what: 'tables changed by the repeated verifications',
            measured: changed.length,
            least: 0,
            most: 0,
          },
        ],
      }
    }),
  )

async function fill(db: Db) {
  const [productId = 0] = await addProducts(db, 1, 1000)
  const customers = await addCustomers(db, orders)
  await fillCarts(
    db,
    customers.map((customer) => ({ customer, productId })),
  )
  return customers
}

/** Waits until all webhooks are received, all mails are sent and no poll is due, so that nothing changes by itself. */
async function waitUntilQuiet({ db, providerUrl }: ServerShop) {
  await send(`${providerUrl}/control/webhooks/idle`, {})
  const isBusy = async () => {
    const { rows } = await sql`
      select from outbox where sent_at is null
      union all select from orders where ask_at < now() + interval '1 minute'`.execute(db)
    return rows.length > 0
  }
  while (await isBusy()) await wait(500)
}

const tables = [
  'products',
  'carts',
  'packs',
  'cart_items',
  'orders',
  'order_items',
  'payments',
  'refunds',
  'outbox',
  'webhook_events',
]

/** The content of every table, with counters summed up because a job rolls them up now and then. */
async function everything(db: Db) {
  const contents = new Map<string, string>()
  for (const name of tables) {
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(row_to_json(kept)::text, ';' order by row_to_json(kept)::text), '') as all
      from ${sql.table(name)} as kept`.execute(db)
    contents.set(name, rows[0]?.all ?? '')
  }
  const { rows } = await sql`
    select counted, sum(orders) as orders, sum(paise) as paise from order_tallies group by counted order by counted`.execute(
    db,
  )
  return contents.set('order_tallies', JSON.stringify(rows))
}

const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...before.keys()].filter((name) => before.get(name) !== after.get(name))
