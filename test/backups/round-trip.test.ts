import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import type { Db } from '#database/connect.ts'
import { diskMedia } from '#integrations/media/disk.ts'
import { requireEmptyShop } from '#operations/backups/server/restoring/empty-shop.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { impersonalTables } from '#people/privacy/server/impersonal-tables.ts'
import { listPersonalTables } from '#people/privacy/server/personal-tables.ts'
import { openInMemory } from '../shop/migrated-database.ts'
import { expectStockMatchesLedger } from '../shop/money-and-stock.ts'
import { createShopWithPayments } from '../shop/payment.ts'
import { startS3 } from '../shop/s3-server.ts'
import { addCategory, signInAgain } from '../shop/shop.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { createTradedShop, openBareDatabaseForTest } from './traded-shop.ts'

// Whole shops are backed up and restored: takes seconds alone, more on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

/** Every row of every table of a backup, and the files of documents, which are in none. */
async function rowsAndFiles(db: Db) {
  const rows = await allRows(db)
  const files = rows.get('document_files')
  rows.delete('document_files')
  return { rows, files }
}

/** Every row of every table, as text. */
async function allRows(db: Db) {
  const tables = []
  for (const name of [...impersonalTables, ...listPersonalTables().map(([table]) => table)]) {
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(each)::text as row from ${sql.table(name)} as each`.execute(db)
    tables.push([name, rows.map(({ row }) => row).sort()] as const)
  }
  return new Map<string, string[]>(tables)
}

// Requirement D-304: A backup is a snapshot of database and images at one moment, for either database, to a folder or
//   an S3 store, and every part is read back.
test('a restore brings back every row of every table and every image', async () => {
  const { shop, to, waiting, pending } = await createTradedShop()
  const { rows, files } = await rowsAndFiles(shop.db)
  expect(files).not.toEqual([])
  const empty = [...rows].filter(([, each]) => each.length === 0).map(([name]) => name)
  expect(empty, 'give each a row in a-row-in-every-table.sql').toEqual([])
  const made = await backUp(shop)
  // Each size of the picture in both formats, its master, and its JPEGs.
  expect(made).toMatchObject({ where: to, pictures: 12, missing: 0 })

  const [db, media] = [await openBareDatabaseForTest(), diskMedia(temporaryFolder())]
  const restored = await restoreBackup({ db, media }, openBackupLocation(shop.settings))
  expect(restored).toMatchObject({ appliedMigrations: [], manifest: { name: made.name } })
  // Files of documents are drawn again instead.
  expect(await rowsAndFiles(db)).toEqual({ rows, files: [] })
  expect(String(await media.get('pictures/0123456789abcdef0123456789abcdef/640.avif'))).toContain('640.avif')

  // The restored shop continues: a session, an order that was being paid, and unused numbers.
  const again = await createShopWithPayments({ db })
  const orders = await (await signInAgain(again, waiting.user)).get('/api/orders')
  expect(orders.json()).toMatchObject([{ id: pending.id, status: 'pending' }])
  expect((await addCategory(db)).id).toBe(2)
  await expectStockMatchesLedger(db)
  await expect(sql`update documents set number = 'x'`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`update orders set user_id = 999`.execute(db)).rejects.toThrow('foreign key')
})

test('a backup is for nobody else to read', async () => {
  const { shop, to } = await createTradedShop()
  await backUp(shop)
  const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(to, name)))
  const modes = files.filter((file) => file.isFile()).map(({ mode }) => mode & 0o777)
  expect(new Set(modes)).toEqual(new Set([0o600]))
})

// Requirement D-311: A shop moves from the embedded database to a Postgres server with all its data.
test('a shop moves from the embedded database to a server and back with all its data', async () => {
  const { shop } = await createTradedShop({ db: await openInMemory('ready') })
  const { rows } = await rowsAndFiles(shop.db)
  await backUp(shop)
  const [db, media] = [await openBareDatabaseForTest(), diskMedia(temporaryFolder())]
  await restoreBackup({ db, media }, openBackupLocation(shop.settings))
  expect((await rowsAndFiles(db)).rows).toEqual(rows)
  await shop.db.destroy()
})

// Requirement D-304
test('an S3 store holds backups next to the images', async () => {
  const { options: s3 } = await startS3()
  const env = {
    MEDIA_S3_ENDPOINT: s3.endpoint,
    MEDIA_S3_REGION: s3.region,
    MEDIA_S3_BUCKET: s3.bucket,
    MEDIA_S3_KEY_ID: s3.keyId,
    MEDIA_S3_SECRET: s3.secret,
    BACKUP_TO: 's3://shop/backups',
  }
  const { shop } = await createTradedShop({ env })
  const { rows } = await rowsAndFiles(shop.db)
  expect(await backUp(shop)).toMatchObject({ where: 's3://shop/backups' })
  const db = await openBareDatabaseForTest()
  await restoreBackup({ db, media: diskMedia(temporaryFolder()) }, openBackupLocation(shop.settings))
  expect((await rowsAndFiles(db)).rows).toEqual(rows)
})

// Requirement D-306: A restore works only in an empty shop and compares every table and image; a damaged backup is
//   rejected with a message.
test('a shop that has data can’t be restored into', async () => {
  const { shop, to } = await createTradedShop()
  await backUp(shop)
  const into = restoreBackup(shop, openBackupLocation(shop.settings, to))
  await expect(into).rejects.toThrow(/^This shop isn’t empty: it has .* in activity\./)
  const started = await openInMemory('ready')
  await expect(requireEmptyShop(started)).resolves.toBeUndefined()
  await sql`create table elsewhere (id integer)`.execute(started)
  await sql`drop table migrations`.execute(started)
  await expect(requireEmptyShop(started)).rejects.toThrow('contains tables that don’t belong to the shop')
  await started.destroy()
})
