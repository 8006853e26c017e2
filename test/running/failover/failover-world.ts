import { expect, vi } from 'vitest'
import {
  expectNothingLost,
  expectOnlyRefusals,
  measureBaselineMs,
  waitForSales,
} from '../../outage/expect-nothing-lost.ts'
import { openWorldOn, withDatabase } from '../../outage/outage-world.ts'
import { startShoppers } from '../../outage/shoppers.ts'
import { expectMoneyAndStockRight } from '../../shop/money-and-stock.ts'
import { startPrimaryProxy } from '../haproxy.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import { password, startCluster } from './cluster.ts'
import { startMerchant } from './merchant.ts'

/** Stays below the limit of thirty orders a minute per person. */
const restMs = 2500
/** The shops' jobs settle late payments and process refunds within this time. */
const settledWithinMs = 300_000

/** Two shops on a cluster, twenty shoppers who buy, and a busy merchant. */
export async function openFailoverWorld() {
  const nodes = await startCluster()
  const port = await startPrimaryProxy(nodes)
  const server = { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` }
  // The proxy forwards nothing before it has checked all three servers.
  await vi.waitFor(() => withDatabase(server.url, async () => {}), { timeout: 30_000 })
  const settings = async ({ url }: { url: string }) => ({
    DATABASE_URL: await startPgBouncer(url),
    DATABASE_POOLER: 'transaction',
  })
  const world = { ...(await openWorldOn(server, { shoppers: 20, settings })), server }
  const calm = await measureBaselineMs(world)
  const shoppers = startShoppers(world, restMs)
  const merchant = await startMerchant(world, shoppers.told)
  await waitForSales(shoppers.told, 20)

  /**
   * Stops the shoppers, and checks that everything acknowledged is stored.
   * @returns the log of responses
   */
  async function close() {
    await waitForSales(shoppers.told, 20)
    const told = await shoppers.stop()
    const refunds = await merchant.stop()
    expect(told.unanswered).toEqual([])
    expectOnlyRefusals(told, calm)
    await expectNothingLost(world, told)
    await withDatabase(server.url, async (db) => {
      const stock = { [world.productId]: world.stock }
      const look = () => expectMoneyAndStockRight({ db, bank: world.bank }, stock)
      await vi.waitFor(look, { timeout: settledWithinMs, interval: 5000 })
      const kept = await db.selectFrom('refunds').select('id').execute()
      expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...refunds]))
    })
    return { ...told, refunds }
  }
  return { nodes, told: shoppers.told, close }
}
