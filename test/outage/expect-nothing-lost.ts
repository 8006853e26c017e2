import { sql } from 'kysely'
import { expect } from 'vitest'
import { type OutageWorld, withDatabase } from './outage-world.ts'
import type { ShopperLog } from './shoppers.ts'

/** Waits until so many more orders were paid: the trouble comes while there is work. */
export async function waitForSales(told: ShopperLog, more: number) {
  const enough = told.paid.size + more
  await expect.poll(() => told.paid.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(enough)
}

/** How long ten requests take under the same load: the machine's share of each time limit. */
export async function measureBaselineMs({
  shops: [shop],
  tokens: [token = ''],
}: Pick<OutageWorld, 'shops' | 'tokens'>) {
  const began = performance.now()
  for (let asked = 0; asked < 10; asked++) expect(await requestCart(shop?.url ?? '', token)).toBe(200)
  return performance.now() - began
}

/** Waits until a shop answers what needs the database. */
export const waitUntilServing = (url: string, token: string) =>
  expect.poll(() => requestCart(url, token), { timeout: 15_000, interval: 50 }).toBe(200)

export const requestCart = async (url: string, token: string) =>
  (await fetch(`${url}/api/cart`, { headers: { cookie: `token=${token}` } })).status

type Sold = Pick<OutageWorld, 'productId' | 'stock'> & { server: { url: string } }

/** Every order that was acknowledged is there, every paid one is paid, and no unit of stock is lost or made. */
export async function expectNothingLost(
  { server, productId, stock }: Sold,
  { placed, paid, reusedNumbers }: ShopperLog,
) {
  const orders = await withDatabase(server.url, (db) =>
    db.selectFrom('orders').select(['id', 'status', 'paid_at']).execute(),
  )
  const known = new Set(orders.map(({ id }) => id))
  const paidFor = new Set(orders.filter((order) => order.paid_at).map(({ id }) => id))
  expect([...placed.keys()].filter((id) => !known.has(id))).toEqual([])
  expect(reusedNumbers).toEqual([])
  expect([...paid].filter((id) => !paidFor.has(id))).toEqual([])
  expect(await countUnits(server.url, productId)).toBe(stock)
}

/**
 * Units on the shelf and in orders that stand. Counted in one statement, which sees one moment: the shop goes on settling
 * what the trouble left open, and may just now take stock for an order that was given up and turns out to be paid.
 */
const countUnits = (url: string, productId: number) =>
  withDatabase(url, async (db) => {
    const { rows } = await sql<{ units: string }>`
      select stock + coalesce((
        select sum(quantity) from order_items join orders on orders.id = order_id where status <> 'cancelled'
      ), 0) as units from packs where product_id = ${productId}`.execute(db)
    return Number(rows[0]?.units)
  })

/** What needs the database while it is away. */
const mostMs = 5000

/** Whoever was not served was told so in time: with 503, and no other failure. @param baselineMs what ten answers take at best */
export function expectOnlyRefusals({ answers }: ShopperLog, baselineMs: number) {
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(answers.filter(({ code, ms }) => code === 'DATABASE_DOWN' && ms > mostMs + baselineMs)).toEqual([])
}
