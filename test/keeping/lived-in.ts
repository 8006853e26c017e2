import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { placesOf } from '#catalogue/pictures/server/picture-places.ts'
import { readSettings } from '#settings/settings.ts'
import { openBareDatabase } from '../shop/database.ts'
import { createPayingShop, type PayingShop } from '../shop/payment.ts'
import { temporaryFolder } from '../shop/temporary-folder.ts'
import { fillShop } from '../upgrade/fill-shop.ts'

/** A shop that has traded, with a row in every table and a picture, and a folder for its backups. */
export async function livedInShop(options: Parameters<typeof createPayingShop>[0] = {}) {
  const to = temporaryFolder()
  const DATA_DIR = temporaryFolder()
  const traded = await createPayingShop({ ...options, env: { DATA_DIR, ...options.env } })
  const settings = readSettings({ DEMO: 'on', BACKUP_TO: to, DATA_DIR, ...options.env })
  // Only from here on, so that no night's backup is made while it is filled.
  const shop = { ...traded, settings }
  const filled = await fillShop(traded)
  for (const line of readFileSync(join(import.meta.dirname, 'rows-everywhere.sql'), 'utf8').split('\n'))
    if (line.startsWith('insert')) await sql.raw(line).execute(shop.db)
  await putPicture(shop, '0123456789abcdef0123456789abcdef')
  return { shop, to, ...filled }
}

async function putPicture({ media }: PayingShop, key: string) {
  for (const place of placesOf({ key, widths: [320, 640] }))
    await media.put(place, Buffer.from(`bytes of ${place}`), 'image/webp')
}

/** A database with nothing in it, not even tables, for the length of a test. */
export async function bareDatabase() {
  const db = await openBareDatabase()
  onTestFinished(() => db.destroy())
  return db
}
