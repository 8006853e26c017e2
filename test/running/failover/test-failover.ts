/**
 * The primary of three Postgres servers is killed ten times while two shops sell: `npm run test:failover`, on Debian, as root.
 * With `--keep` what was measured is written into docs/measurements.md.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { keep } from '../../../bench/keep.ts'
import { isMet } from '../../../bench/report.ts'
import { calmMs, expectNothingLost, expectOnlyRefusals, served } from '../../outage/nothing-lost.ts'
import { lookInto, openWorldOn } from '../../outage/outage-world.ts'
import { sendShoppers, type Told } from '../../outage/shoppers.ts'
import { expectMoneyAndStockRight } from '../../shop/money-and-stock.ts'
import { startPrimaryProxy } from '../haproxy.ts'
import { startPgBouncer } from '../pgbouncer.ts'
import {
  type ClusterNode,
  ensureClusterPrograms,
  password,
  startCluster,
  untilPrimary,
  untilWhole,
} from './cluster.ts'
import { sendMerchant } from './merchant.ts'
import { type Round, reportOf } from './report.ts'

const kills = Number(process.env.KILLS || 10)
/** Of thirty orders a minute, which one person may place. */
const restMs = 2500
/** Late payments are settled by the shops' jobs, and refunds carried out. */
const settledWithinMs = 300_000

beforeAll(ensureClusterPrograms, 600_000)

test('a primary that is killed again and again loses nothing that anybody was told', async () => {
  const nodes = await startCluster()
  const port = await startPrimaryProxy(nodes)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  // It leads nowhere before it has asked all three.
  await vi.waitFor(() => lookInto(url, async () => {}), { timeout: 30_000 })
  const world = await openWorldOn(
    { url },
    {
      shoppers: 20,
      settings: async (server) => ({
        DATABASE_URL: await startPgBouncer(server.url),
        DATABASE_POOLER: 'transaction',
      }),
    },
  )
  const calm = await calmMs(world)
  const shoppers = sendShoppers(world, restMs)
  const merchant = await sendMerchant({ ...world, server: { url } }, shoppers.told)
  const rounds: Round[] = []
  for (let round = 1; round <= kills; round++) {
    await served(shoppers.told, 20)
    await pause(randomInt(5000))
    rounds.push(await killPrimary(nodes, shoppers.told))
    console.log(`${round} of ${kills}`)
  }
  await served(shoppers.told, 20)
  const told = await shoppers.stop()
  const refunds = await merchant.stop()

  expect(told.unanswered).toEqual([])
  expectOnlyRefusals(told, calm)
  await lookInto(url, async (db) => {
    const stock = { [world.productId]: world.stock }
    const look = () => expectMoneyAndStockRight({ db, bank: world.bank }, stock)
    await vi.waitFor(look, { timeout: settledWithinMs, interval: 5000 })
    const kept = await db.selectFrom('refunds').select('id').execute()
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([...refunds]))
  })
  await expectNothingLost(world, told)
  const report = reportOf(rounds, { ...told, refunds })
  console.log(report.text)
  if (process.env.KEEP_MEASURED) keep([report], false)
  expect(report.targets[0]).toSatisfy(isMet)
}, 3_600_000)

/** Kills the primary, waits until all is as before, and says how long nobody was the primary, and nothing was sold. */
async function killPrimary(nodes: ClusterNode[], told: Told): Promise<Round> {
  const primary = await untilPrimary(nodes)
  await primary.kill()
  const killed = performance.now()
  const since = () => (performance.now() - killed) / 1000
  const next = await untilPrimary(nodes.filter((node) => node !== primary))
  const failover = since()
  // What was paid before this moment had been on its way when the primary was killed.
  const sold = told.paid.size
  await vi.waitUntil(() => told.paid.size > sold, { timeout: 60_000, interval: 10 })
  const unsold = since()
  await primary.start()
  await untilWhole(nodes)
  return { from: primary.name, to: next.name, failover, unsold, whole: since() }
}
