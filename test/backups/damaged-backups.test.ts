import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Db } from '#database/connect.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import type { Media } from '#integrations/media/media.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { listTables } from '#operations/backups/server/tables.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { createTradedShop, openBareDatabaseForTest } from './traded-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const into = (db: Db) => ({ db, media: diskMedia(temporaryFolder()) })

// Requirement D-306
test('a damaged backup is rejected with a message, and nothing is restored', async () => {
  const { shop, to } = await createTradedShop()
  const { name } = await backUp(shop)
  const db = await openBareDatabaseForTest()
  const restore = () => restoreBackup(into(db), openBackupLocation(shop.settings))
  const spoiled = async (file: string, spoil: (path: string) => void, sentence: RegExp) => {
    const path = join(to, file)
    const whole = readFileSync(path)
    spoil(path)
    await expect(restore(), file).rejects.toThrow(sentence)
    expect(await listTables(db)).toEqual([])
    writeFileSync(path, whole)
  }
  const flipOneBit = (path: string) => {
    const bytes = readFileSync(path)
    const middle = Math.floor(bytes.length / 2)
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(path, bytes)
  }
  const part = `${name}/00007.gz`
  await spoiled(part, flipOneBit, /is damaged: part 7 is missing or has changed/)
  await spoiled(part, (path) => truncateSync(path, 10), /is damaged: part 7/)
  await spoiled(part, (path) => rmSync(path), /is damaged: part 7/)
  await spoiled(`${name}/manifest.json`, flipOneBit, /is damaged: the manifest/)
  const picture = 'kept/pictures/0123456789abcdef0123456789abcdef/master.webp'
  await spoiled(picture, flipOneBit, /is damaged: the image pictures\/0123456789abcdef/)
  await expect(restore()).resolves.toMatchObject({ manifest: { name } })
})

test('a picture that was damaged where it is kept is written anew by the next backup', async () => {
  const { shop, to } = await createTradedShop()
  await backUp(shop)
  writeFileSync(join(to, 'kept/pictures/0123456789abcdef0123456789abcdef/640.webp'), 'rot')
  await backUp(shop)
  await expect(
    restoreBackup(into(await openBareDatabaseForTest()), openBackupLocation(shop.settings)),
  ).resolves.toBeDefined()
})

// Requirement D-305: A backup that is killed, or meets a full disk or a place without write access, leaves nothing
//   that looks like a backup.
test('a killed backup leaves nothing that looks like one, and the next backup cleans up', async () => {
  const { shop, to } = await createTradedShop()
  let parts = 0
  const hooks = {
    at: async () => {
      parts += 1
      if (parts === 5) throw new Error('killed')
    },
  }
  await expect(backUp({ ...shop, hooks })).rejects.toThrow('killed')
  const [begun = ''] = readdirSync(to).filter((name) => name !== 'backups.json')
  expect(readdirSync(join(to, begun))).toHaveLength(5)
  const db = await openBareDatabaseForTest()
  const place = openBackupLocation(shop.settings)
  await expect(restoreBackup(into(db), place)).rejects.toThrow(`There are no backups in ${to}.`)
  await expect(restoreBackup(into(db), place, { name: begun })).rejects.toThrow('There is no complete backup')
  await backUp(shop)
  expect(existsSync(join(to, begun, '00001.gz'))).toBe(false)
  expect(readdirSync(shop.settings.dataDir)).toEqual(['backup-key'])
})

// Requirement D-305
test('a folder without write access is reported in a sentence', async () => {
  const { shop, to } = await createTradedShop()
  const file = join(to, 'file')
  writeFileSync(file, '')
  await expect(backUp(shop, { place: openBackupLocation(shop.settings, file) })).rejects.toThrow(
    `Couldn’t write the backup to ${file}: E`,
  )
  const { media } = openBackupLocation(shop.settings, temporaryFolder())
  let room = 10
  const full: Media = {
    ...media,
    put: async (...picture) => {
      room -= 1
      if (room < 0) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
      await media.put(...picture)
    },
  }
  const place = { where: '/media/small', media: full }
  await expect(backUp(shop, { place })).rejects.toThrow(
    'Couldn’t write the backup to /media/small: ENOSPC: no space left on device',
  )
  await expect(restoreBackup(into(await openBareDatabaseForTest()), place)).rejects.toThrow(
    'There are no backups',
  )
  const forgetful: Media = { ...media, get: async () => null }
  await expect(backUp(shop, { place: { where: '/media/odd', media: forgetful } })).rejects.toThrow(
    'reading it back gave a different result',
  )
})

// Requirement D-312: The newest backups are kept and older ones deleted, but never the last good one.
test('the newest backups are kept with their images, and older ones deleted', async () => {
  const { shop, to } = await createTradedShop({ env: { BACKUP_KEEP: '2' } })
  const names = [(await backUp(shop)).name]
  await shop.db.deleteFrom('product_pictures').execute()
  await shop.db.deleteFrom('picture_titles').execute()
  await shop.db.deleteFrom('store_logos').execute()
  await shop.db.deleteFrom('review_pictures').execute()
  await shop.db.deleteFrom('return_pictures').execute()
  await shop.db.deleteFrom('stories').execute()
  await shop.db.deleteFrom('pictures').execute()
  for (let made = 0; made < 2; made++) names.push((await backUp(shop)).name)
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
  expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(
    new Set(['access', 'backups.json', ...names.slice(1)]),
  )
  await expect(
    restoreBackup(into(await openBareDatabaseForTest()), openBackupLocation(shop.settings), {
      name: names[1],
    }),
  ).resolves.toBeDefined()
})

test('where nobody may delete, backups are made all the same', async () => {
  const { shop } = await createTradedShop({ env: { BACKUP_KEEP: '1' } })
  const { media } = openBackupLocation(shop.settings)
  const kept: Media = { ...media, delete: () => Promise.reject(new Error('403 (AccessDenied)')) }
  const place = { where: 's3://kept', media: kept }
  await backUp(shop, { place })
  expect(await backUp(shop, { place })).toMatchObject({ notRemoved: expect.stringContaining('AccessDenied') })
})

test('a picture whose files are gone is counted, and keeps nobody from a backup', async () => {
  const { shop } = await createTradedShop()
  await shop.media.delete('pictures/0123456789abcdef0123456789abcdef/master.webp')
  expect(await backUp(shop)).toMatchObject({ missing: 1 })
})
