import { expect, onTestFinished, test, vi } from 'vitest'
import { diskMedia } from '#integrations/media/disk.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import type { Order } from '#ordering/orders/contract.ts'
import { readSettings } from '#settings/settings.ts'
import { openEmptyDatabase } from '../shop/database.ts'
import { createTestShop, signInAgain } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { loadSnapshot, snapshots } from '../upgrade/load-snapshot.ts'
import { createTradedShop, openBareDatabaseForTest } from './traded-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

// Requirement D-307: A backup from an older release is migrated, and one from a newer release is rejected.
test.each(snapshots)('a backup of %s is migrated when it is restored', async (snapshot) => {
  const old = await openEmptyDatabase()
  onTestFinished(() => old.destroy())
  await loadSnapshot(old, snapshot)
  const settings = readSettings({ BACKUP_TO: temporaryFolder(), DATA_DIR: temporaryFolder() })
  const media = diskMedia(temporaryFolder())
  await backUp({ db: old, media, settings, clock: { now: () => new Date() } })
  const db = await openBareDatabaseForTest()
  const { appliedMigrations } = await restoreBackup({ db, media }, openBackupLocation(settings))
  expect(appliedMigrations).toContain('0063_backups.sql')
  const shop = await createTestShop({ db })
  const orders: Order[] = (await (await signInAgain(shop, { id: 1 })).get('/api/orders/all')).json()
  expect(orders.map(({ id, status, total_price }) => [id, status, total_price])).toEqual([
    [4, 'pending', 960],
    [3, 'cancelled', 99.5],
    [2, 'paid', 618.5],
    [1, 'delivered', 640],
  ])
})

// Requirement D-307
test('a backup of a newer release is rejected with a message', async () => {
  const { shop } = await createTradedShop()
  const { name } = await backUp(shop)
  const { media } = openBackupLocation(shop.settings)
  const file = `${name}/manifest.json`
  const manifest = JSON.parse(String(await media.get(file)))
  manifest.migrations.push({ name: '9999_later.sql', checksum: 'x' })
  await media.put(file, Buffer.from(JSON.stringify(manifest)), 'application/json')
  await media.put('backups.json', Buffer.from('[]'), 'application/json')
  const restored = restoreBackup(
    { db: await openBareDatabaseForTest(), media: diskMedia(temporaryFolder()) },
    openBackupLocation(shop.settings),
    { name },
  )
  await expect(restored).rejects.toThrow('was made by a release with the database change 9999_later.sql')
})
