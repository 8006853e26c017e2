import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHAProxy } from '../haproxy.ts'
import { ensureProgram } from '../system-program.ts'
import { itsMigration, makeRelease, migration, neverReady } from './releases.ts'
import { migrationsOf, openUnitsWorld, upgradeWhileItSells } from './upgrade-world.ts'

let world: Awaited<ReturnType<typeof openUnitsWorld>>
beforeAll(async () => {
  await ensureProgram('haproxy')
  world = await openUnitsWorld(makeRelease)
}, 300_000)
afterAll(() => world.close())

const minutes = 5 * 60_000

test(
  'a release that does not open is tried on one of two shops alone, and no request fails',
  async () => {
    const { status, said, told } = await upgradeTo('broken', neverReady)
    expect(said).toContain('shop@1.service is not ready')
    expect(world.keeper.restarted).toEqual(['shop@1.service', 'shop@1.service'])
    expect(said).toContain('the old release is open again')
    expect(status).toBe(1)
    expectNoFailure(told)
    expect(await world.keeper.current()).toBe(join(world.folder, 'first'))
  },
  minutes,
)

test(
  'a release without a migration is exchanged one shop after the other, and no request fails',
  async () => {
    const { status, said, told } = await upgradeTo('second', {})
    expect(said).toContain('the new release is open')
    expect(status).toBe(0)
    expectNoFailure(told)
    expect(await world.keeper.current()).toBe(join(world.folder, 'second'))
  },
  minutes,
)

test(
  'after a release that spoils the database and never opens, both shops have all that was sold',
  async () => {
    const { status, said } = await upgradeTo('spoiler', {
      ...migration('drop table orders cascade'),
      ...neverReady,
    })
    expect(said).toContain('the old release is open again')
    expect(status).toBe(1)
    expect(await world.keeper.current()).toBe(join(world.folder, 'second'))
    expect(await migrationsOf(world.server, 'shop')).not.toContain(itsMigration)
  },
  minutes,
)

test(
  'a release with a migration opens with all that was sold, also in a database that was copied back before',
  async () => {
    const { status, said } = await upgradeTo('third', migration('create table next_release ()'))
    expect(said).toContain('the new release is open')
    expect(status).toBe(0)
    expect(await world.keeper.current()).toBe(join(world.folder, 'third'))
    expect(await migrationsOf(world.server, 'shop')).toContain(itsMigration)
  },
  minutes,
)

async function upgradeTo(name: string, otherwise: Record<string, string | null>) {
  const release = makeRelease(join(world.folder, name), otherwise)
  const url = await startHAProxy(world.shops)
  await expect.poll(() => fetch(`${url}/health/ready`).then(({ status }) => status)).toBe(200)
  return upgradeWhileItSells({ ...world, shops: [{ url }] }, release, ['deploy/upgrade-units', release])
}

function expectNoFailure(told: Awaited<ReturnType<typeof upgradeWhileItSells>>['told']) {
  expect(told.unanswered).toEqual([])
  expect(told.answers.filter(({ status }) => status >= 400)).toEqual([])
}
