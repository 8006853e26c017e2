/**
 * Moves a shop from the embedded database to a Postgres server: `npm run move-to-postgres`. It backs up one database and restores
 * into the other, so every table is verified.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#database/open.ts'
import { requireEmptyShop } from '#operations/backups/server/restoring/empty-shop.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { openMedia } from '#real-parts.ts'
import { readSettings, type Settings, SettingsProblem } from '#settings/settings.ts'
import { reportRestored } from './backups/after-restore.ts'
import { exitWithError } from './backups/exit-with-error.ts'
import { openWithoutTimeout } from './backups/open-without-timeout.ts'
import { printHelp } from './command-help.ts'

const usage = `Move a shop with all its data from the embedded database to the Postgres server set in DATABASE_URL.

npm run move-to-postgres
  Stop your shop first. Images are copied too if you use S3 storage. The embedded database isn’t changed.`

async function main() {
  printHelp(usage)
  parseArgs({ options: {} })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  if (!settings.database.url)
    throw new SettingsProblem(['DATABASE_URL must be set to the Postgres server you want to move to'])
  const dataDir = resolve(settings.dataDir)
  if (!existsSync(join(dataDir, 'database')))
    throw new SettingsProblem([
      `DATA_DIR must be the data folder of the shop you want to move: ${dataDir} contains no database`,
    ])
  makePrivateFolder(dataDir)
  const db = await openWithoutTimeout(settings)
  const folder = await mkdtemp(join(dataDir, 'moving-'))
  try {
    await requireEmptyShop(db)
    const place = openBackupLocation(settings, folder)
    await backUpEmbedded(settings, place)
    console.log(reportRestored(await restoreBackup({ db, media: openMedia(settings) }, place)))
    console.log('Your shop has been moved to the Postgres server. Start it with the same DATABASE_URL.')
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Backs up the embedded database and the pictures on disk to this location. */
async function backUpEmbedded(settings: Settings, place: ReturnType<typeof openBackupLocation>) {
  const embedded = await openDatabase({ ...settings, database: { ...settings.database, url: undefined } })
  try {
    const media = openMedia({ ...settings, s3: undefined })
    await backUp({ db: embedded, settings, media, clock: { now: () => new Date() } }, { place })
  } finally {
    await embedded.destroy()
  }
}

main().catch(exitWithError)
