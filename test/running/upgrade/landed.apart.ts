import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../../scripts/setup/places.mjs'
import { buildLanded } from './landed.ts'
import { openComposeWorld, upgradeWhileItSells } from './upgrade-world.ts'

/** Which release to come from, as git names it. */
const { UPGRADE_FROM = 'HEAD~1' } = process.env

test('a shop of the release before goes on as this one, with all that was sold', async () => {
  const world = await openComposeWorld((folder) => buildLanded(UPGRADE_FROM, folder))
  onTestFinished(world.close)
  const { status, said } = await upgradeWhileItSells(world, root, ['deploy/upgrade'])
  expect(said).toContain('the new release is open')
  expect(status).toBe(0)
  expect(world.keeper.image('latest')).toBe(root.replace(/\/$/, ''))
}, 900_000)
