import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToServer } from '#database/connect.ts'
import { migrateAt } from '#database/migrate.ts'
import { readMigrations } from '#database/migrating/read-migrations.ts'
import { root } from '../../../scripts/setup/runtime.mjs'
import { expectNothingLost, waitForSales } from '../../outage/expect-nothing-lost.ts'
import { startShoppers } from '../../outage/shoppers.ts'
import { buildRelease, lastRelease } from './previous-release.ts'
import { migrationsOf, openComposeWorld, shopperRestMs, upgradeWhileItSells } from './upgrade-world.ts'

/** The previous release, as a git revision. */
const { UPGRADE_FROM = lastRelease() } = process.env

let world: Awaited<ReturnType<typeof openComposeWorld>>
beforeAll(async () => {
  world = await openComposeWorld((folder) => buildRelease(UPGRADE_FROM, folder))
}, 900_000)
afterAll(() => world.close())

// Requirement D-288
test('the previous release keeps selling while this one migrates its database, and after a restart on it', async () => {
  const before = await migrationsOf(world.server, 'shop')
  const added = readMigrations().filter(({ name }) => !before.includes(name))
  expect(added, `${UPGRADE_FROM} has all migrations already: nothing would be tried`).not.toEqual([])
  const buying = startShoppers(world, shopperRestMs)
  await waitForSales(buying.told, 1)
  const db = await connectToServer(world.server.url, 1)
  await migrateAt(db, world.server.url)
  await db.destroy()
  expect(await migrationsOf(world.server, 'shop')).toEqual(
    expect.arrayContaining(readMigrations().map(({ name }) => name)),
  )
  await waitForSales(buying.told, 2)
  const beforeRestart = await buying.stop()
  // A busy machine may answer 503. Anything that the old release cannot do on the new schema would be a 500.
  expect(beforeRestart.answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  await expectNothingLost(world, beforeRestart)
  await world.keeper.restart()
  const again = startShoppers(world, shopperRestMs)
  await waitForSales(again.told, 2)
  const afterRestart = await again.stop()
  expect(afterRestart.answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
}, 300_000)

// Requirement D-285: A shop of the previous release continues as this one with everything it sold.
test('a shop of the previous release continues as this one, with everything sold', async () => {
  const { status, said } = await upgradeWhileItSells(world, root, ['deploy/upgrade'])
  expect(said).toContain('the new release is open')
  expect(status).toBe(0)
  expect(world.keeper.image('latest')).toBe(root.replace(/\/$/, ''))
}, 900_000)
