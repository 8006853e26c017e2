/**
 * The primary of three Postgres servers dies while two shops sell: `npm run test:failover`, on Debian, as root. With `--keep`
 * what was measured is written into docs/measurements.md.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test, vi } from 'vitest'
import { keep } from '../../../bench/keep.ts'
import { isMet, type Report } from '../../../bench/report.ts'
import { served } from '../../outage/nothing-lost.ts'
import type { Told } from '../../outage/shoppers.ts'
import { type ClusterNode, ensureClusterPrograms, untilPrimary, untilWhole } from './cluster.ts'
import { openFailoverWorld } from './failover-world.ts'
import { type Round, reportOf } from './report.ts'

const kills = Number(process.env.KILLS || 10)

beforeAll(ensureClusterPrograms, 600_000)

/** What the kills of the first test took; a failure of the second says nothing about what was lost. */
let measured: Report | undefined

test('a primary that is killed again and again loses nothing that anybody was told', async () => {
  const { nodes, told, close } = await openFailoverWorld()
  const rounds: Round[] = []
  for (let round = 1; round <= kills; round++) {
    await pause(randomInt(5000))
    rounds.push(await killPrimary(nodes, told))
    console.log(`${round} of ${kills}`)
    await served(told, 20)
  }
  // Compares what was acknowledged with what is there, and fails where anything is missing.
  measured = reportOf(rounds, await close())
  console.log(measured.text)
  if (process.env.KEEP_MEASURED) keep([measured], false)
}, 3_600_000)

test('the shop sells again within three seconds of the failover, in the median', () => {
  expect(measured, 'the kills before did not come to their end').toBeDefined()
  expect(measured?.targets[0]).toSatisfy(isMet)
})

type Trouble = (primary: ClusterNode, others: ClusterNode[]) => Promise<unknown>

/** What it writes from now on is on its own disk alone. */
const cutOffAndKill: Trouble = async (primary) => {
  primary.cutOff()
  // Longer than shoppers rest: each of them has tried to buy.
  await pause(3000)
  await primary.kill()
}

/** It still takes itself for the primary when it wakes up. */
const sleepTooLong: Trouble = async (primary, others) => {
  primary.freeze()
  await untilPrimary(others)
  await pause(5000)
  primary.thaw()
}

test.each<[string, Trouble]>([
  ['is cut off from its replicas before it dies', cutOffAndKill],
  ['is asleep until another has taken over', sleepTooLong],
])(
  'a primary that %s loses nothing that anybody was told',
  async (_what, trouble) => {
    const { nodes, told, close } = await openFailoverWorld()
    const primary = await untilPrimary(nodes)
    const others = nodes.filter((node) => node !== primary)
    await trouble(primary, others)
    await untilPrimary(others)
    await served(told, 20)
    await close()
  },
  600_000,
)

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
