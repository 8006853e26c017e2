import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { prependSecret, readOrCreateSecrets, readSecrets } from '#secret-file.ts'
import type { Settings } from '#settings/settings.ts'

/** Imports the encryption library with the first backup, because an idle shop does not need it. */
export const loadAge = () => import('age-encryption')

type KeySettings = Pick<Settings, 'backup' | 'dataDir'>

/** The keys of a shop: the first encrypts, any of them decrypts. */
export type BackupKeys = {
  /** The key for writing, created if there is none. */
  encryptionKey: () => Promise<string>
  decryptionKeys: () => string[]
}

const keyFileOf = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(resolve(dataDir), 'backup-key')

/** The backup keys: those of the setting `BACKUP_KEY`, otherwise those of a file in the data folder. */
export function backupKeys(settings: KeySettings): BackupKeys {
  const decryptionKeys = () => settings.backup.keys ?? readSecrets(keyFileOf(settings))
  return {
    decryptionKeys: decryptionKeys,
    encryptionKey: async () => {
      const [known] = decryptionKeys()
      if (known) return known
      const made = await (await loadAge()).generateX25519Identity()
      return readOrCreateSecrets(keyFileOf(settings), () => made)[0] ?? made
    },
  }
}

/** Stores a key that an operator typed, for the shop's next backups. */
export const saveBackupKey = (settings: Pick<Settings, 'dataDir'>, key: string) =>
  prependSecret(keyFileOf(settings), key.trim().toUpperCase())

/** A hash that identifies a key without revealing it. */
export const fingerprintOfKey = (key: string) => hash('sha256', `print of a backup key:${key.toUpperCase()}`)
