/** Restores a backup into an empty shop: `npm run restore`. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { restoreBackup } from '#operations/backups/server/restoring/restore-backup.ts'
import { backupKeys, saveBackupKey } from '#operations/backups/server/storage/backup-key.ts'
import { openBackupLocation } from '#operations/backups/server/storage/backup-location.ts'
import { makePrivateFolder } from '#private-folder.ts'
import { openMedia } from '#real-parts.ts'
import { isBackupKey } from '#settings/is-backup-key.ts'
import { readSettings, type Settings } from '#settings/settings.ts'
import { reconcile, reportRestored } from './backups/after-restore.ts'
import { exitWithError } from './backups/exit-with-error.ts'
import { openWithoutTimeout } from './backups/open-without-timeout.ts'
import { printHelp } from './command-help.ts'

const usage = `Restore a backup into an empty shop.

npm run restore
  Restores the newest backup in BACKUP_TO.
npm run restore -- --backup 20261123t213000z-a1b2c3
  Restores this backup.
npm run restore -- --from /media/disk/backups
  Restores from another location. Can be combined with --backup.

The backup is opened with BACKUP_KEY, or you’re asked for the key. Every table and image is verified, and payments made since
the backup are checked with Razorpay.`

const options = { backup: { type: 'string' }, from: { type: 'string' } } as const

async function main() {
  printHelp(usage)
  const { values } = parseArgs({ options })
  if (existsSync('.env')) process.loadEnvFile('.env')
  const settings = readSettings(process.env)
  makePrivateFolder(resolve(settings.dataDir))
  await askForKey(settings)
  const db = await openWithoutTimeout(settings)
  try {
    const place = openBackupLocation(settings, values.from)
    const restored = await restoreBackup({ db, media: openMedia(settings) }, place, {
      name: values.backup,
      lossNoticedAt: new Date(),
      settings,
    })
    console.log(reportRestored(restored))
    console.log(await reconcile({ db }, new Date(restored.manifest.taken_at)))
  } finally {
    await db.destroy()
  }
}

/**
 * Asks in the terminal for the backup key and saves it, if this machine has none: the operator types the one written
 * down.
 */
async function askForKey(settings: Settings) {
  if (backupKeys(settings).decryptionKeys().length > 0 || !process.stdin.isTTY) return
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const input = await terminal.question(
        'Enter the backup key you wrote down (leave empty if the backup isn’t encrypted): ',
      )
      if (input.trim() === '') return
      if (isBackupKey(input)) return saveBackupKey(settings, input)
      console.log(
        'This backup key isn’t valid: a character is missing or mistyped. A key begins with AGE-SECRET-KEY-1 and has 74 characters.',
      )
    }
  } finally {
    terminal.close()
  }
}

main().catch(exitWithError)
