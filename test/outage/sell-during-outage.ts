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

/** The shops must serve this soon after the database does. */
export const recoveryMs = 2000

/** The server is down for a second and a half. */
export const restart =
  (how: 'fast' | 'immediate'): Fault =>
  async ({ server }) => {
    await server.halt(how)
    await pause(1500)
    await server.resume()
  }

/**
 * Causes a fault while shoppers buy. Refused requests must be answered in time, acknowledged changes must be kept, and
 * the shops must sell again.
 * @param mostMs from the end of the fault until every shop serves, plus the machine's baseline
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
  const tookMs = performance.now() - back
  // The machine may be busier by now.
  const baselineMs = Math.max(calm, await measureBaselineMs(world))
  expect(tookMs).toBeLessThan(mostMs + baselineMs)
  await waitForSales(shoppers.told, 20)
  const told = await shoppers.stop()
  expect(told.unanswered).toEqual([])
  expectOnlyRefusals(told, baselineMs)
  await expectNothingLost(world, told)
}
