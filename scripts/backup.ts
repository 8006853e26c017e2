/** Backs up the database and the pictures: `npm run backup`. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseProblem } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { createLog } from '#log.ts'
import { requireSameKey } from '#operations/backups/server/storage/require-same-key.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { openMedia } from '#real-parts.ts'
import { createLiveSettings } from '#settings/live-settings.ts'
import { createConnections } from '#shopfront/connections/server/connections-cache.ts'
import { exitWithError, formatSize } from './backups/exit-with-error.ts'
import { printHelp } from './command-help.ts'

const usage = `Back up the database and the images to the location set in BACKUP_TO or entered in the back office.

npm run backup
  Your shop can keep running, unless it uses the embedded database. In that case, use Back up now in the back office.
npm run backup -- --new-key
  Accepts this server’s backup key if the earlier one was lost. Backups made with the lost key can’t be opened.`

async function main() {
  printHelp(usage)
  const { values } = parseArgs({ options: { 'new-key': { type: 'boolean' } } })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const live = createLiveSettings(process.env)
  const { settings } = live
  makePrivateFolder(resolve(settings.dataDir))
  const db = await openDatabase(settings).catch((problem) => {
    if (!(problem instanceof DatabaseProblem) || settings.database.url) throw problem
    throw new DatabaseProblem(
      `${problem.message}\nWhile the shop is running, use Back up now in the back office.`,
    )
  })
  try {
    // The location and the image store may have been entered in the back office.
    await createConnections({ db, log: createLog(settings.logLevel) }, live).load()
    await requireSameKey({ db, settings, clock }, { isNew: values['new-key'] ?? false })
    const backup = await backUp({ db, settings, clock, media: openMedia(settings) })
    console.log(`Backed up as ${backup.name} to ${backup.where} and verified: ${describeSize(backup)}.`)
    if (backup.notRemoved) console.log(`Couldn’t delete older backups. ${backup.notRemoved}`)
    if (backup.missing > 0)
      console.log(
        `Images left out because their files are missing from the shop: ${backup.missing}. Upload them again.`,
      )
  } finally {
    await db.destroy()
  }
}

const clock = { now: () => new Date() }

const describeSize = ({ rows, pictures, bytes }: { rows: number; pictures: number; bytes: number }) =>
  `${rows} rows and ${pictures} image files, ${formatSize(bytes)}`

main().catch(exitWithError)
