import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import {
  expectNothingLost,
  expectOnlyRefusals,
  measureBaselineMs,
  waitForSales,
  waitUntilServing,
} from './expect-nothing-lost.ts'
import type { OutageWorld } from './outage-world.ts'
import type { startShoppers } from './shoppers.ts'

export type Fault = (world: OutageWorld) => Promise<void>

/** After the database is back, the shops are. */
export const recoveryMs = 2000

/** The server is away for a second and a half. */
export const restart =
  (how: 'fast' | 'immediate'): Fault =>
  async ({ server }) => {
    await server.halt(how)
    await pause(1500)
    await server.resume()
  }

/**
 * Trouble comes while shoppers buy. Whoever is not served is told so in time; all that was acknowledged is there
 * afterwards, and the shops sell again.
 * @param mostMs from the end of the trouble until every shop serves, beside what the machine takes
 */
export async function sellDuringOutage(
  world: OutageWorld,
  shoppers: ReturnType<typeof startShoppers>,
  fault: Fault,
  mostMs = Number.POSITIVE_INFINITY,
) {
  const calm = await measureBaselineMs(world)
  await fault(world)
  const back = performance.now()
  await Promise.all(world.shops.map(({ url }) => waitUntilServing(url, world.tokens[0] ?? '')))
  expect(performance.now() - back).toBeLessThan(mostMs + calm)
  await waitForSales(shoppers.told, 20)
  const told = await shoppers.stop()
  expect(told.unanswered).toEqual([])
  expectOnlyRefusals(told, calm)
  await expectNothingLost(world, told)
}
