import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeRelease, migration, neverReadyRelease, nextMigration } from './releases.ts'
import { migrationsOf, openComposeWorld, upgradeWhileItSells } from './upgrade-world.ts'

let world: Awaited<ReturnType<typeof openComposeWorld>>
beforeAll(async () => {
  world = await openComposeWorld(makeRelease)
}, 600_000)
afterAll(() => world.close())

const minutes = 15 * 60_000

/** Each failure must leave the shop as it was, so the next one starts from there. */
const failures = [
  {
    what: 'a release that cannot be built',
    otherwise: { Dockerfile: null },
    says: 'no Dockerfile',
    goesBack: false,
  },
  {
    what: 'a migration that fails',
    otherwise: migration('delete from cart_items; select 1 / 0'),
    says: 'division by zero',
    goesBack: true,
  },
  {
    what: 'a release that spoils the database and never opens',
    otherwise: { ...migration('drop table orders cascade'), ...neverReadyRelease },
    says: `brought forward by [ '${nextMigration}' ]`,
    goesBack: true,
  },
]

// Requirement D-284: An upgrade is one command; if a release can't be built, migrated or started, the previous one
//   keeps running with everything sold so far.
test.each(failures)(
  'after $what the previous release runs with everything sold, and sells',
  async ({ otherwise, says, goesBack }) => {
    const { said } = await upgradeInVain(otherwise)
    expect(said).toContain(says)
    // The new release's database is kept, because it may have received orders before the rollback.
    const [aside] = /shop_failed_\d+/.exec(said) ?? []
    expect(aside !== undefined).toBe(goesBack)
    if (aside) await expect(migrationsOf(world.server, aside)).resolves.not.toHaveLength(0)
  },
  minutes,
)

// Requirement D-284
test(
  'if the database can’t be copied because it is in use, the same release starts again',
  async () => {
    const other = new pg.Client({ connectionString: world.server.url })
    await other.connect()
    onTestFinished(() => other.end())
    const { said } = await upgradeInVain(migration('select 1'))
    expect(said).toContain('could not copy the database')
  },
  minutes,
)

// Requirement D-284
test(
  'a new release starts with everything sold until the last moment, and the previous one is kept',
  async () => {
    const { keeper, server } = world
    const { status, said } = await upgradeTo(migration('create table next_release ()'))
    expect(said).toContain('the new release is open')
    expect(status).toBe(0)
    expect(await migrationsOf(server, 'shop')).toContain(nextMigration)
    expect(await migrationsOf(server, 'shop_before')).not.toContain(nextMigration)
    expect(keeper.image('previous')).toBe(join(world.folder, 'first'))
  },
  minutes,
)

async function upgradeInVain(otherwise: Record<string, string | null>) {
  const { status, said } = await upgradeTo(otherwise)
  expect(status).toBe(1)
  expect(world.keeper.image('latest')).toBe(join(world.folder, 'first'))
  expect(await migrationsOf(world.server, 'shop')).not.toContain(nextMigration)
  return { said }
}

const upgradeTo = (otherwise: Record<string, string | null>) =>
  upgradeWhileItSells(world, makeRelease(join(world.folder, 'next'), otherwise), ['deploy/upgrade'])
