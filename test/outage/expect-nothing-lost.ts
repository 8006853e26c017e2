import { sql } from 'kysely'
import { expect } from 'vitest'
import { type OutageWorld, withDatabase } from './outage-world.ts'
import type { ShopperLog } from './shoppers.ts'

/** Waits for this many more paid orders, so that the fault happens under load. */
export async function waitForSales(told: ShopperLog, more: number) {
  const enough = told.paid.size + more
  await expect.poll(() => told.paid.size, { timeout: 240_000 }).toBeGreaterThanOrEqual(enough)
}

/** The duration of ten requests under the same load, which is the machine's share of each time limit. */
export async function measureBaselineMs({
  shops: [shop],
  tokens: [token = ''],
}: Pick<OutageWorld, 'shops' | 'tokens'>) {
  // A busy machine may refuse a request once.
  await waitUntilServing(shop?.url ?? '', token)
  const began = performance.now()
  for (let asked = 0; asked < 10; asked++) expect(await requestCart(shop?.url ?? '', token)).toBe(200)
  return performance.now() - began
}

/** Waits until a shop answers a request that needs the database. */
export const waitUntilServing = (url: string, token: string) =>
  expect.poll(() => requestCart(url, token), { timeout: 60_000, interval: 50 }).toBe(200)

export const requestCart = async (url: string, token: string) =>
  (await fetch(`${url}/api/cart`, { headers: { cookie: `token=${token}` } })).status

type Sold = Pick<OutageWorld, 'productId' | 'stock'> & { server: { url: string } }

/** Every acknowledged order exists, every paid one is paid, and the stock adds up. */
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
 * Units in stock and in active orders. Counted in one statement for a consistent snapshot, because the shop may be
 * settling orders at the same time and take stock for a cancelled order that turns out to be paid.
 */
const countUnits = (url: string, productId: number) =>
  withDatabase(url, async (db) => {
    const { rows } = await sql<{ units: string }>`
      select stock + coalesce((
        select sum(quantity) from order_items join orders on orders.id = order_id where status <> 'cancelled'
      ), 0) as units from packs where product_id = ${productId}`.execute(db)
    return Number(rows[0]?.units)
  })

/** The limit for requests that need the database during the outage. */
const mostMs = 5000

/**
 * Refused requests were answered in time with 503, and there was no other failure.
 * @param baselineMs duration of ten requests without an outage
 */
export function expectOnlyRefusals({ answers }: ShopperLog, baselineMs: number) {
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(answers.filter(({ code, ms }) => code === 'DATABASE_DOWN' && ms > mostMs + baselineMs)).toEqual([])
}
