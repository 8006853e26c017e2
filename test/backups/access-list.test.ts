import { cpSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeAccessList } from '#operations/backups/server/access/write-access-list.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { reportRestored } from '../../scripts/backups/after-restore.ts'
import type { TestShop } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { createBackedUpShop, logIn, restoreNewest, withPin } from './restored-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const placeOf = ({ settings }: TestShop) => settings.backup.to ?? ''
const listOf = (place: string) =>
  readdirSync(join(place, 'access'))
    .sort()
    .map((file) => ({ file, bytes: readFileSync(join(place, 'access', file), 'hex') }))

function copyOf(place: string) {
  const copy = temporaryFolder()
  cpSync(place, copy, { recursive: true })
  return copy
}

async function changePin(
  shop: TestShop,
  customer: Awaited<ReturnType<typeof withPin>>,
  from: string,
  to: string,
) {
  const changed = await customer.put('/api/account/update', { currentPassword: from, newPassword: to })
  expect(changed.statusCode).toBe(200)
  await writeAccessList(shop)
}

/** A shop with a backup, an older copy of it elsewhere, and later changes that only the first place records. */
async function shopWithOldCopy() {
  const shop = await createBackedUpShop()
  const [renewed, erased] = [await withPin(shop, '4821'), await withPin(shop, '6048')]
  await changePin(shop, renewed, '4821', '7391')
  await backUp(shop)
  const copy = copyOf(placeOf(shop))
  await changePin(shop, renewed, '7391', '2957')
  expect((await erased.post('/api/account/erase', { pin: '6048' })).statusCode).toBe(200)
  await writeAccessList(shop)
  return { shop, copy, renewed: renewed.user, erased: erased.user }
}

// Requirement D-319: A restored copy of a backup also replays the list in the shop's own place; no file of that list
//   is ever replaced, and a damaged, incomplete or missing list is reported.
test('a restored copy of a backup replays later changes from the list in the shop’s own backup folder', async () => {
  const { shop, copy, renewed, erased } = await shopWithOldCopy()
  const { told, again } = await restoreNewest(shop, shop.settings, copy)
  expect(told.replayed).toMatchObject({ renewed: 1, erased: 1, unreadable: 0, missing: 0 })
  expect(await logIn(again, renewed.phone, '7391')).toBe(401)
  expect(await logIn(again, renewed.phone, '2957')).toBe(200)
  expect(await logIn(again, erased.phone, '6048')).toBe(401)
})

// Requirement D-319
test('a restored shop continues the existing list, and replaces none of its files', async () => {
  const { shop, copy, erased } = await shopWithOldCopy()
  const before = listOf(placeOf(shop))
  const { again } = await restoreNewest(shop, shop.settings, copy)
  const next = { ...again, settings: shop.settings }
  await changePin(next, await withPin(next, '9053'), '9053', '8264')
  expect(listOf(placeOf(shop)).slice(0, before.length)).toEqual(before)
  expect(listOf(placeOf(shop)).length).toBeGreaterThan(before.length)

  // A counter that is too low, as in a shop restored by an earlier release, must still append.
  await next.db.updateTable('access_list').set({ last_file: 1 }).execute()
  const kept = listOf(placeOf(shop))
  await changePin(next, await withPin(next, '5162'), '5162', '3947')
  expect(listOf(placeOf(shop)).slice(0, kept.length)).toEqual(kept)
  const { told, again: third } = await restoreNewest(shop)
  expect(told.replayed).toMatchObject({ erased: 1 })
  expect(await logIn(third, erased.phone, '6048')).toBe(401)
})

// Requirement D-319
test('a shop with a new backup folder continues the list it was restored with', async () => {
  const { shop, renewed } = await shopWithOldCopy()
  const settings = { ...shop.settings, backup: { ...shop.settings.backup, to: temporaryFolder() } }
  const { again } = await restoreNewest(shop, settings, placeOf(shop))
  const moved = { ...again, settings }
  await moved.db
    .updateTable('users')
    .set({ blocked_at: shop.clock.now(), blocked_reason: 'A fraud' })
    .where('id', '=', renewed.id)
    .execute()
  await writeAccessList(moved)
  const { again: third } = await restoreNewest(shop, settings, placeOf(shop))
  expect(await logIn(third, renewed.phone, '2957')).toBe(403)
})

// Requirement D-319
test('what a damaged list lacks is reported, and a complete copy fills it in', async () => {
  const { shop, renewed } = await shopWithOldCopy()
  const whole = copyOf(placeOf(shop))
  const files = readdirSync(join(placeOf(shop), 'access')).sort()
  truncateSync(join(placeOf(shop), 'access', '0000002.json'), 100)
  const { told } = await restoreNewest(shop)
  expect(files).toContain('0000002.json')
  expect(told.replayed).toMatchObject({ renewed: 0, erased: 1, unreadable: 1, missing: 0 })
  expect(reportRestored(told)).toContain('WARNING: 1 file in the folder access couldn’t be read')
  const { told: filled, again } = await restoreNewest(shop, shop.settings, whole)
  expect(filled.replayed).toMatchObject({ renewed: 1, erased: 1, unreadable: 0 })
  expect(await logIn(again, renewed.phone, '2957')).toBe(200)
  rmSync(join(placeOf(shop), 'access', '0000002.json'))
  expect(reportRestored((await restoreNewest(shop)).told)).toContain(
    'Files missing from the folder access: 1.',
  )
})

// Requirement D-319
test('a backup without a list is distinguished from one without later changes', async () => {
  const shop = await createBackedUpShop()
  const { user } = await withPin(shop, '4821')
  await backUp(shop)
  const quiet = (await restoreNewest(shop)).told
  expect(quiet.replayed).toMatchObject({ renewed: 0, blocked: 0, erased: 0 })
  expect(reportRestored(quiet)).toContain('Deleted: 0')
  expect(reportRestored(quiet)).not.toContain('WARNING')
  rmSync(join(placeOf(shop), 'access'), { recursive: true })
  const { told, again } = await restoreNewest(shop)
  expect(reportRestored(told)).toContain(
    'WARNING: The list of account changes (the folder access) is missing',
  )
  expect(await logIn(again, user.phone, '4821')).toBe(200)
})
