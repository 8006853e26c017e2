import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { putSecretFirst, readOrMakeSecrets, readSecrets } from '#secret-file.ts'
import type { Settings } from '#settings/settings.ts'

/** Loaded with the first backup: at rest a shop has no use for it. */
export const age = () => import('age-encryption')

type Places = Pick<Settings, 'backup' | 'dataDir'>

/** Of one shop: the first encrypts, any of them decrypts. */
export type BackupKeys = {
  /** For writing: made where there is none yet. */
  forWriting: () => Promise<string>
  forReading: () => string[]
}

const fileOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(resolve(dataDir), 'backup-key')

/** The setting's keys (`BACKUP_KEY`), otherwise those of a file in the data folder. */
export function backupKeys(settings: Places): BackupKeys {
  const forReading = () => settings.backup.keys ?? readSecrets(fileOf(settings))
  return {
    forReading,
    forWriting: async () => {
      const [known] = forReading()
      if (known) return known
      const made = await (await age()).generateX25519Identity()
      return readOrMakeSecrets(fileOf(settings), () => made)[0] ?? made
    },
  }
}

/** Keeps a key that somebody has typed, for the shop to go on with. */
export const putKeyBack = (settings: Pick<Settings, 'dataDir'>, key: string) =>
  putSecretFirst(fileOf(settings), key.trim().toUpperCase())

/** By which two keys are told apart. */
export const printOfKey = (key: string) => hash('sha256', `print of a backup key:${key.toUpperCase()}`)
