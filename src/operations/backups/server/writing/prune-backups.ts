import { isComplete, readBackupList, writeBackupList } from '../storage/backup-list.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { backupPictureKey, type Manifest, manifestKey, partKey, readManifest } from '../storage/manifest.ts'
import { deleteFrom, getFrom } from '../storage/verified-storage.ts'

/**
 * Keeps the newest whole backups and removes what is older, and what was begun and never finished. The manifest goes first:
 * what is half removed is no backup.
 */
export async function pruneBackups(place: BackupLocation, keep: number): Promise<void> {
  const list = await readBackupList(place)
  const kept = list.filter(isComplete).slice(-keep)
  const removed = list.filter((each) => !kept.some(({ name }) => name === each.name))
  if (removed.length === 0) return
  const pictures = new Set<string>()
  for (const { name, sha256 } of removed) {
    const manifest = sha256 === null ? undefined : await findManifest(place, name)
    for (const picture of manifest?.pictures ?? []) pictures.add(picture.place)
    await deleteBackup(place, name)
  }
  await deleteUnusedPictures(
    place,
    pictures,
    kept.map(({ name }) => name),
  )
  await writeBackupList(place, kept)
}

/** Part numbers have no gaps, so the first missing one is the end, also after a process was killed here. */
async function deleteBackup(place: BackupLocation, name: string) {
  await deleteFrom(place, manifestKey(name))
  for (let number = 1; await getFrom(place, partKey(name, number)); number++)
    await deleteFrom(place, partKey(name, number))
}

/** Those that no backup needs any more. While one of them cannot be read, nobody knows, and all stay. */
async function deleteUnusedPictures(place: BackupLocation, candidates: Set<string>, names: string[]) {
  for (const name of names.reverse()) {
    if (candidates.size === 0) return
    const manifest = await findManifest(place, name)
    if (!manifest) return
    for (const picture of manifest.pictures) candidates.delete(picture.place)
  }
  for (const candidate of candidates) await deleteFrom(place, backupPictureKey(candidate))
}

const findManifest = (place: BackupLocation, name: string): Promise<Manifest | undefined> =>
  readManifest(place, name).catch(() => undefined)
