/**
 * Fills an empty shop with a backup: `npm run restore` takes the newest of `BACKUP_TO`,
 * `npm run restore -- --backup 20261123t213000z-a1b2c3` another one, and `--from /media/disk/backups` one from elsewhere. Every
 * table and picture is compared. Then the payment provider is asked what has happened since.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPlace } from '../src/areas/keeping/server/place/backup-place.ts'
import { restoreBackup } from '../src/areas/keeping/server/restoring/restore-backup.ts'
import { makePrivateFolder } from '../src/private-folder.ts'
import { openMedia } from '../src/real-parts.ts'
import { readSettings } from '../src/settings/settings.ts'
import { reportRestored, settle } from './keeping/after-restore.ts'
import { openPatiently } from './keeping/open-patiently.ts'
import { endWith } from './keeping/sentences.ts'

const options = { backup: { type: 'string' }, from: { type: 'string' } } as const

async function main() {
  const { values } = parseArgs({ options })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  makePrivateFolder(resolve(settings.dataDir))
  const db = await openPatiently(settings)
  try {
    const place = openPlace(settings, values.from)
    const restored = await restoreBackup({ db, media: openMedia(settings) }, place, {
      name: values.backup,
      lossSeenAt: new Date(),
    })
    console.log(reportRestored(restored))
    console.log(await settle({ db, settings }, new Date(restored.manifest.taken_at)))
  } finally {
    await db.destroy()
  }
}

main().catch(endWith)
