/**
 * Backs up the database and the pictures to `BACKUP_TO`: `npm run backup`. The shop may be running, except with the embedded
 * database: then use `Back up now` in the back office. `npm run backup -- --new-key` if the key of earlier backups is lost.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseProblem } from '#database/connect.ts'
import { openDatabase } from '#database/open.ts'
import { requireSameKey } from '#operations/backups/server/storage/require-same-key.ts'
import { backUp } from '#operations/backups/server/writing/back-up.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { openMedia } from '#real-parts.ts'
import { readSettings } from '#settings/settings.ts'
import { exitWithError, formatSize } from './backups/exit-with-error.ts'

async function main() {
  const { values } = parseArgs({ options: { 'new-key': { type: 'boolean' } } })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  makePrivateFolder(resolve(settings.dataDir))
  const db = await openDatabase(settings).catch((problem) => {
    if (!(problem instanceof DatabaseProblem) || settings.database.url) throw problem
    throw new DatabaseProblem(
      `${problem.message}\nWhile the shop is running, use Back up now in the back office.`,
    )
  })
  try {
    await requireSameKey({ db, settings, clock }, { isNew: values['new-key'] ?? false })
    const backup = await backUp({ db, settings, clock, media: openMedia(settings) })
    console.log(`Backed up as ${backup.name} to ${backup.where} and verified: ${report(backup)}.`)
    if (backup.notRemoved) console.log(`Couldn’t delete older backups. ${backup.notRemoved}`)
    if (backup.missing > 0)
      console.log(
        `${backup.missing} pictures are not in the backup, because their files are missing from the shop.`,
      )
  } finally {
    await db.destroy()
  }
}

const clock = { now: () => new Date() }

const report = ({ rows, pictures, bytes }: { rows: number; pictures: number; bytes: number }) =>
  `${rows} rows and ${pictures} picture files, ${formatSize(bytes)}`

main().catch(exitWithError)
