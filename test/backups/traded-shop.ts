import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { listPicturePaths } from '#catalogue/pictures/server/picture-paths.ts'
import { readSettings } from '#settings/settings.ts'
import { openEmptyDatabase } from '../shop/database.ts'
import { createShopWithPayments, type ShopWithPayments } from '../shop/payment.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { fillShop } from '../upgrade/fill-shop.ts'

/** A shop with a row in every table, a picture, and a folder for backups. */
export async function createTradedShop(options: Parameters<typeof createShopWithPayments>[0] = {}) {
  const to = temporaryFolder()
  const DATA_DIR = temporaryFolder()
  const traded = await createShopWithPayments({ ...options, env: { DATA_DIR, ...options.env } })
  const settings = readSettings({ DEMO: 'on', BACKUP_TO: to, DATA_DIR, ...options.env })
  // Set only now, so that no nightly backup runs while the shop is filled.
  const shop = { ...traded, settings }
  const filled = await fillShop(traded)
  for (const line of readFileSync(join(import.meta.dirname, 'a-row-in-every-table.sql'), 'utf8').split('\n'))
    if (/^(insert|with) /.test(line)) await sql.raw(line).execute(shop.db)
  await putPicture(shop, '0123456789abcdef0123456789abcdef')
  return { shop, to, ...filled }
}

async function putPicture({ media }: ShopWithPayments, key: string) {
  for (const place of listPicturePaths({ key, widths: [320, 640] }))
    await media.put(place, Buffer.from(`bytes of ${place}`), 'image/webp')
}

/** An empty database without tables, deleted after the test. */
export async function openBareDatabaseForTest() {
  const db = await openEmptyDatabase()
  onTestFinished(() => db.destroy())
  return db
}
