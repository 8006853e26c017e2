import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startHAProxy } from '../haproxy.ts'
import { ensureProgram } from '../system-program.ts'
import { breakingMigration, makeRelease, neverReadyOn, neverReadyRelease, nextMigration } from './releases.ts'
import { callScript, migrationsOf, openUnitsWorld, upgradeWhileItSells } from './upgrade-world.ts'

let world: Awaited<ReturnType<typeof openUnitsWorld>>
beforeAll(async () => {
  await ensureProgram('haproxy')
  world = await openUnitsWorld(makeRelease)
}, 300_000)
afterAll(() => world.close())

const minutes = 5 * 60_000

// Requirement D-286: Without containers, an upgrade replaces one process after the other without a failed request
//   unless a migration rules it out; if the new release doesn't start or damages the database, the previous one
//   stays, and once a process runs on a migrated database nothing it sold is lost.
test(
  'a release that doesn’t start is tried on one of two shops only, without a failed request',
  async () => {
    const { status, said, told } = await upgradeTo('broken', neverReadyRelease)
    expect(said).toContain('shop@1.service is not ready')
    expect(world.keeper.restarted).toEqual(['shop@1.service', 'shop@1.service'])
    expect(said).toContain('the old release is open again')
    expect(status).toBe(1)
    expectNoFailure(told)
    expect(await world.keeper.current()).toBe(join(world.folder, 'first'))
  },
  minutes,
)

// Requirement D-286
test(
  'a release without a migration replaces one shop after the other without a failed request',
  async () => {
    const { status, said, told } = await upgradeTo('second', {})
    expect(said).toContain('the new release is open')
    expect(status).toBe(0)
    expectNoFailure(told)
    expect(await world.keeper.current()).toBe(join(world.folder, 'second'))
  },
  minutes,
)

// Requirement D-286
test(
  'after a release that damages the database and never starts, both shops have everything sold',
  async () => {
    const { status, said } = await upgradeTo('spoiler', {
      ...breakingMigration('drop table orders cascade'),
      ...neverReadyRelease,
    })
    expect(said).toContain('the old release is open again')
    expect(status).toBe(1)
    expect(await world.keeper.current()).toBe(join(world.folder, 'second'))
    expect(await migrationsOf(world.server, 'shop')).not.toContain(nextMigration)
    const [aside = ''] = /shop_failed_\d+/.exec(said) ?? []
    expect(await migrationsOf(world.server, aside)).toContain(nextMigration)
  },
  minutes,
)

// Requirement D-286
test(
  'if the server doesn’t say which shop uses the database, no shop is stopped',
  async () => {
    const { status, said, told } = await upgradeTo('unasked', breakingMigration('select 1'), {
      psql: 'false',
    })
    expect(said).toContain('nothing was changed')
    expect(status).toBe(1)
    expectNoFailure(told)
    expect(await world.keeper.current()).toBe(join(world.folder, 'second'))
  },
  minutes,
)

// Requirement D-286
test(
  'while the single unit of earlier releases runs, no shop is replaced',
  async () => {
    world.keeper.others.add('shop.service')
    onTestFinished(() => void world.keeper.others.delete('shop.service'))
    const { status, said, told } = await upgradeTo('single', {})
    expect(said).toContain('shop.service')
    expect(status).toBe(1)
    expectNoFailure(told)
    expect(await world.keeper.current()).toBe(join(world.folder, 'second'))
  },
  minutes,
)

// Requirement D-286
test(
  'a migration that the previous release can work with is applied while the shops sell, without a failed request',
  async () => {
    const adds = {
      'src/database/migrations/9990_adds.sql': 'alter table orders add column next_release text',
    }
    const failed = await upgradeTo('adds-and-breaks', { ...adds, ...neverReadyRelease })
    expect(failed.said).toContain('the old release is open again')
    expectNoFailure(failed.told)
    expect(await migrationsOf(world.server, 'shop')).toContain('9990_adds.sql')
    const { status, said, told } = await upgradeTo('adds', adds)
    expect(said).toContain('the new release is open')
    expect(status).toBe(0)
    expectNoFailure(told)
  },
  minutes,
)

// Requirement D-286
test(
  'a release whose migration the previous one can’t work with starts with everything sold, also in a restored database',
  async () => {
    const { status, said } = await upgradeTo('third', breakingMigration('create table next_release ()'))
    expect(said).toContain('the new release is open')
    expect(status).toBe(0)
    expect(await world.keeper.current()).toBe(join(world.folder, 'third'))
    expect(await migrationsOf(world.server, 'shop')).toContain(nextMigration)
  },
  minutes,
)

// Requirement D-286
test(
  'after a migration, if only the second shop fails to start, the first one sells and keeps what it sold',
  async () => {
    const [, second] = world.shops
    const { status, said } = await upgradeTo('half', {
      ...breakingMigration('create table next_release ()'),
      'src/database/migrations/9999_one_more.sql':
        '-- Needs a release with 9999_one_more.sql.\ncreate table one_more ()',
      ...neverReadyOn(new URL(second?.url ?? '').port),
    })
    expect(said).toContain('shop@2.service did not open')
    expect(status).toBe(3)
    expect(await world.keeper.current()).toBe(join(world.folder, 'half'))
    expect(await migrationsOf(world.server, 'shop')).toContain('9999_one_more.sql')
  },
  minutes,
)

// Requirement D-286
test(
  'if all shops were stopped, the next start uses the release they had',
  async () => {
    await world.keeper.stopAll()
    const release = makeRelease(join(world.folder, 'unseen'))
    const { status, said } = await callScript(world, release, ['deploy/upgrade-units', release])
    expect(said).toContain('no shop is running')
    expect(status).toBe(1)
    expect(await world.keeper.current()).toBe(join(world.folder, 'half'))
  },
  minutes,
)

async function upgradeTo(
  name: string,
  otherwise: Record<string, string | null>,
  told: { psql?: string } = {},
) {
  const release = makeRelease(join(world.folder, name), otherwise)
  const url = await startHAProxy(world.shops)
  await expect.poll(() => fetch(`${url}/health/ready`).then(({ status }) => status)).toBe(200)
  return upgradeWhileItSells({ ...world, ...told, shops: [{ url }] }, release, [
    'deploy/upgrade-units',
    release,
  ])
}

function expectNoFailure(told: Awaited<ReturnType<typeof upgradeWhileItSells>>['told']) {
  expect(told.unanswered).toEqual([])
  expect(told.answers.filter(({ status }) => status >= 400)).toEqual([])
}
