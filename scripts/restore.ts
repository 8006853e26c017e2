/**
 * Fills an empty shop with a backup: `npm run restore` takes the newest of `BACKUP_TO`,
 * `npm run restore -- --backup 20261123t213000z-a1b2c3` another one, and `--from /media/disk/backups` one from elsewhere. Every
 * table and picture is compared. It is decrypted with `BACKUP_KEY`, or with the key that is asked for. Then the payment provider is asked what has happened since.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { backupKeys, putKeyBack } from '#operations/backups/server/place/backup-key.ts'
import { openPlace } from '#operations/backups/server/place/backup-place.ts'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { openMedia } from '#real-parts.ts'
import { isBackupKey } from '#settings/is-backup-key.ts'
import { readSettings, type Settings } from '#settings/settings.ts'
import { reportRestored, settle } from './keeping/after-restore.ts'
import { openPatiently } from './keeping/open-patiently.ts'
import { endWith } from './keeping/sentences.ts'

const options = { backup: { type: 'string' }, from: { type: 'string' } } as const

async function main() {
  const { values } = parseArgs({ options })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  makePrivateFolder(resolve(settings.dataDir))
  await askForKey(settings)
  const db = await openPatiently(settings)
  try {
    const place = openPlace(settings, values.from)
    const restored = await restoreBackup({ db, media: openMedia(settings) }, place, {
      name: values.backup,
      lossSeenAt: new Date(),
      settings,
    })
    console.log(reportRestored(restored))
    console.log(await settle({ db, settings }, new Date(restored.manifest.taken_at)))
  } finally {
    await db.destroy()
  }
}

/** A machine that never had the shop has no key: whoever sits there types the one that was written down. */
async function askForKey(settings: Settings) {
  if (backupKeys(settings).forReading().length > 0 || !process.stdin.isTTY) return
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const typed = await terminal.question('The backup key you wrote down (Enter if the backup has none): ')
      if (typed.trim() === '') return
      if (isBackupKey(typed)) return putKeyBack(settings, typed)
      console.log(
        'That isn’t a valid backup key: a character is missing or mistyped. It begins with AGE-SECRET-KEY-1 and has 74 characters.',
      )
    }
  } finally {
    terminal.close()
  }
}

main().catch(endWith)
