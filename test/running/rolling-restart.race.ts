import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { expectNothingLost, waitForSales } from '../outage/expect-nothing-lost.ts'
import { openOutageWorld } from '../outage/outage-world.ts'
import { startShoppers } from '../outage/shoppers.ts'
import { startHAProxy } from './haproxy.ts'
import { ensureProgram } from './system-program.ts'

/** As in deploy/haproxy.cfg. */
const drainSeconds = '3'
/** Stays below the limit of thirty orders a minute per person. */
const restMs = 2500
/** By then HAProxy has seen that a shop is ready. */
const noticedMs = 1500

beforeAll(() => ensureProgram('haproxy'), 300_000)

// Requirement D-261: Two shops behind HAProxy are restarted one after the other under twenty shoppers without a
//   failed request.
test('two shops behind HAProxy are restarted one after the other without a failed request of twenty shoppers', async () => {
  const world = await openOutageWorld({
    shoppers: 20,
    settings: async () => ({ DRAIN_SECONDS: drainSeconds }),
  })
  const url = await startHAProxy(world.shops)
  await expect.poll(() => fetch(`${url}/health/ready`).then(({ status }) => status)).toBe(200)
  const shoppers = startShoppers({ ...world, shops: [{ url }] }, restMs)
  await waitForSales(shoppers.told, 20)
  for (const at of [0, 1]) {
    expect(await world.restart(at)).toBe(0)
    await expect
      .poll(() => fetch(`${world.shops[at]?.url}/health/ready`).then(({ status }) => status))
      .toBe(200)
    await pause(noticedMs)
    await waitForSales(shoppers.told, 20)
  }
  const told = await shoppers.stop()
  expect(told.unanswered).toEqual([])
  expect(told.answers.filter(({ status }) => status >= 400)).toEqual([])
  await expectNothingLost(world, told)
}, 600_000)
