import { z } from 'zod'
import type { BackupLocation } from './backup-location.ts'
import { getStored, putVerified } from './verified-storage.ts'

const backupEntry = z.object({
  name: z.string().regex(/^[a-z0-9-]{1,60}$/),
  /** SHA-256 of the manifest; null while the backup is unfinished. */
  sha256: z.string().nullable(),
})
type BackupEntry = z.infer<typeof backupEntry>

const listKey = 'backups.json'

/**
 * The backups of a location, oldest first. An unreadable list is started again; the backups it named can still be
 * restored by name.
 */
export async function readBackupList(place: BackupLocation): Promise<BackupEntry[]> {
  const bytes = await getStored(place, listKey)
  try {
    return z.array(backupEntry).parse(JSON.parse(bytes?.toString() ?? '[]'))
  } catch {
    return []
  }
}

/** Replaces the list of backups of a location. */
export const writeBackupList = (place: BackupLocation, list: BackupEntry[]) =>
  putVerified(place, listKey, Buffer.from(JSON.stringify(list, null, 1)))

/** Only entries with a hash are finished backups. */
export const isComplete = (each: BackupEntry): each is BackupEntry & { sha256: string } =>
  each.sha256 !== null
