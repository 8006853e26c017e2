import { expect, test } from 'vitest'
import { listPicturePaths } from '#catalogue/pictures/server/picture-paths.ts'
import { thisMachine } from '#operations/metrics/server/machine.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { healthyMachine, openHealthPage } from '#test/shop/health.ts'
import { createShopWithPayments, runJobs } from '#test/shop/payment.ts'
import { createTestShop } from '#test/shop/shop.ts'
import { temporaryFolder } from '#test/shop/temporary-folder.ts'
import type { CheckState } from '../contract.ts'

// Requirement D-278
test('a backup that is two days old is reported, with the time of the next one', async () => {
  const shop = await createTestShop({ env: { BACKUP_TO: temporaryFolder() } })
  const { lines } = await openHealthPage(shop)
  const finished_at = shop.clock.now()
  await shop.db.insertInto('backups').values({ asked_at: finished_at, finished_at, name: 'a' }).execute()
  const backup = async () => (await lines()).backup
  // 11:30 in the morning in the shop's time zone; the next one is due at half past two.
  expect(await backup()).toMatchObject({ state: 'works', facts: { next: '2026-06-15T21:00:00.000Z' } })
  shop.clock.pass({ days: 2 })
  expect((await backup()).state).toBe('works')
  shop.clock.pass({ seconds: 1 })
  expect(await backup()).toMatchObject({
    state: 'look',
    facts: { late: true, last: { at: finished_at.toISOString() }, next: '2026-06-17T21:00:00.000Z' },
  })
})

// Requirement D-278
test('a failed backup is reported, with its next attempt', async () => {
  const shop = await createShopWithPayments({ env: { BACKUP_TO: '/dev/null/backups' } })
  const { lines } = await openHealthPage(shop)
  await runJobs(shop)
  expect((await lines()).backup).toMatchObject({
    state: 'look',
    facts: { problem: expect.stringContaining('/dev/null/backups'), next: '2026-06-15T07:00:00.000Z' },
  })
})

const gigabyte = 1e9
// Requirement D-278
test.each<[number, number, CheckState]>([
  [1000, 2.1, 'works'],
  [1000, 1.9, 'look'],
  [1000, 0.3, 'broken'],
  [5, 0.6, 'works'],
  [5, 0.4, 'look'],
  [5, 0.09, 'broken'],
])('a disk of %d GB with %d GB free: %s', async (total, free, state) => {
  const disk = async () => ({ id: 1, free: free * gigabyte, total: total * gigabyte })
  const shop = await createTestShop({ machine: { ...healthyMachine, disk } })
  const { lines } = await openHealthPage(shop)
  expect((await lines()).disk.state).toBe(state)
})

// Requirement D-278
test('each disk is listed with what is stored on it, and data in an S3 store is on none', async () => {
  const backups = temporaryFolder()
  const disk = async (folder: string) => ({ id: folder.startsWith(backups) ? 2 : 1, free: 9e9, total: 9e9 })
  const machine = { ...healthyMachine, disk }
  const shop = await createTestShop({ machine, env: { BACKUP_TO: `${backups}/not/made/yet` } })
  const size = { free: 9e9, total: 9e9 }
  expect((await (await openHealthPage(shop)).lines()).disk.facts).toEqual({
    disks: [
      { holds: ['data', 'pictures'], ...size },
      { holds: ['backups'], ...size },
    ],
    elsewhere: [],
  })
  const store = {
    MEDIA_S3_ENDPOINT: 'https://store.example',
    MEDIA_S3_BUCKET: 'shop',
    MEDIA_S3_KEY_ID: 'key',
    MEDIA_S3_SECRET: 'secret',
    BACKUP_TO: 's3://kept/shop',
  }
  const rented = await createTestShop({ machine, env: store })
  expect((await (await openHealthPage(rented)).lines()).disk.facts).toEqual({
    disks: [{ holds: ['data'], ...size }],
    elsewhere: ['pictures', 'backups'],
  })
})

test('folders that are not made yet lie on the disk of the nearest that is', async () => {
  const folder = temporaryFolder()
  expect((await thisMachine.disk(`${folder}/a/b`)).id).toBe((await thisMachine.disk(folder)).id)
})

// Requirement D-278
test.each([
  { used: 700e6, free: 900e6 },
  { used: 200e6, free: 100e6 },
])('a process that grew, or is close to its limit, needs attention: %j', async (figures) => {
  const shop = await createTestShop({ machine: { ...healthyMachine, memory: () => figures } })
  expect((await (await openHealthPage(shop)).lines()).memory).toMatchObject({ state: 'look', facts: figures })
})

// Requirement D-278
test('an image whose file is missing is reported', async () => {
  const shop = await createTestShop()
  const { lines, admin } = await openHealthPage(shop)
  expect((await lines()).pictures).toMatchObject({ state: 'works', facts: { place: 'folder', found: null } })
  await sendForm(admin, 'post', '/api/images/add', { title: 'loginBg' }, [await plainPicture('#5E7A3A')])
  expect((await lines()).pictures).toMatchObject({ state: 'works', facts: { found: true } })
  const picture = await shop.db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow()
  for (const place of listPicturePaths(picture)) await shop.media.delete(place)
  expect((await lines()).pictures).toMatchObject({ state: 'broken', facts: { found: false } })
})
