import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freeze, thaw } from './frozen.ts'
import { lookInto, type OutageWorld, openOutageWorld } from './outage-world.ts'
import { sendShoppers, type Told } from './shoppers.ts'

/*
 * The database goes away under load, in every way it can. No shop ends, what was acknowledged is there afterwards, and
 * the shops serve again within two seconds of the database.
 */

const backMs = 2000

type Trouble = (world: OutageWorld) => Promise<void>

const restart =
  (how: 'fast' | 'immediate'): Trouble =>
  async ({ server }) => {
    await server.halt(how)
    await pause(1500)
    await server.resume()
  }

const terminateBackends: Trouble = ({ server }) =>
  lookInto(server.url, async (db) => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(db)
  })

const freezeAll: Trouble = async ({ server }) => {
  freeze(server.pid())
  await pause(7000)
  thaw(server.pid())
}

const aBusyMachineMs = 180_000

test.each<[string, Trouble]>([
  ['is stopped in order and started again', restart('fast')],
  ['is stopped at once and started again', restart('immediate')],
  ['ends every connection', terminateBackends],
  ['is frozen for seven seconds', freezeAll],
])(
  'a database that %s ends no shop and loses no order',
  async (_what, trouble) => {
    const world = await openOutageWorld()
    const shoppers = sendShoppers(world)
    await served(shoppers.told, 20)
    const calm = await calmMs(world)
    await trouble(world)
    const back = performance.now()
    await Promise.all(world.shops.map(({ url }) => untilItServes(url, world.tokens[0] ?? '')))
    expect(performance.now() - back).toBeLessThan(backMs + calm)
    await served(shoppers.told, 20)
    const told = await shoppers.stop()

    expect(told.unanswered).toEqual([])
    const statuses = new Set(told.answers.map(({ status }) => status))
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([])
    await expectNothingLost(world, told)
  },
  aBusyMachineMs,
)

/** Waits until so many more orders were paid: the trouble comes while there is work. */
async function served(told: Told, more: number) {
  const enough = told.paid.size + more
  await expect.poll(() => told.paid.size, { timeout: 20_000 }).toBeGreaterThanOrEqual(enough)
}

/** What ten answers take beside the same shoppers: the two seconds are the shop's, the rest is the machine's. */
async function calmMs({ shops: [shop], tokens: [token = ''] }: OutageWorld) {
  const began = performance.now()
  for (let asked = 0; asked < 10; asked++) expect(await askForCart(shop?.url ?? '', token)).toBe(200)
  return performance.now() - began
}

const untilItServes = (url: string, token: string) =>
  expect.poll(() => askForCart(url, token), { timeout: 15_000, interval: 50 }).toBe(200)

const askForCart = async (url: string, token: string) =>
  (await fetch(`${url}/api/cart`, { headers: { cookie: `token=${token}` } })).status

async function expectNothingLost({ server, productId, stock }: OutageWorld, { placed, paid }: Told) {
  const orders = await lookInto(server.url, (db) =>
    db.selectFrom('orders').select(['id', 'status', 'paid_at']).execute(),
  )
  const known = new Set(orders.map(({ id }) => id))
  const paidFor = new Set(orders.filter((order) => order.paid_at).map(({ id }) => id))
  expect([...placed].filter((id) => !known.has(id))).toEqual([])
  expect([...paid].filter((id) => !paidFor.has(id))).toEqual([])
  const taken = await lookInto(server.url, (db) =>
    db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .select((eb) => eb.fn.sum<string>('quantity').as('units'))
      .where('status', '<>', 'cancelled')
      .executeTakeFirstOrThrow(),
  )
  const left = await lookInto(server.url, (db) =>
    db.selectFrom('packs').select('stock').where('product_id', '=', productId).executeTakeFirstOrThrow(),
  )
  expect(left.stock + Number(taken.units)).toBe(stock)
}
