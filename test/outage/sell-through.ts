import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { calmMs, expectNothingLost, expectOnlyRefusals, served, untilItServes } from './nothing-lost.ts'
import type { OutageWorld } from './outage-world.ts'
import type { sendShoppers } from './shoppers.ts'

export type Trouble = (world: OutageWorld) => Promise<void>

/** After the database is back, the shops are. */
export const backMs = 2000

/** The server is away for a second and a half. */
export const restart =
  (how: 'fast' | 'immediate'): Trouble =>
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
export async function sellThrough(
  world: OutageWorld,
  shoppers: ReturnType<typeof sendShoppers>,
  trouble: Trouble,
  mostMs = Number.POSITIVE_INFINITY,
) {
  const calm = await calmMs(world)
  await trouble(world)
  const back = performance.now()
  await Promise.all(world.shops.map(({ url }) => untilItServes(url, world.tokens[0] ?? '')))
  expect(performance.now() - back).toBeLessThan(mostMs + calm)
  await served(shoppers.told, 20)
  const told = await shoppers.stop()
  expect(told.unanswered).toEqual([])
  expectOnlyRefusals(told, calm)
  await expectNothingLost(world, told)
}
