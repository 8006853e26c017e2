import { isComplete, readBackupList, writeBackupList } from '../storage/backup-list.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { backupPictureKey, type Manifest, manifestKey, partKey, readManifest } from '../storage/manifest.ts'
import { deleteStored, getStored } from '../storage/verified-storage.ts'

/**
 * Keeps the newest `keep` finished backups and deletes older and unfinished ones. The manifest is deleted first, so
 * that a half-deleted backup does not count as one.
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

/**
 * Deletes a backup's manifest and parts. Part numbers have no gaps, so the first missing one is the end, even after a
 * killed deletion.
 */
async function deleteBackup(place: BackupLocation, name: string) {
  await deleteStored(place, manifestKey(name))
  for (let number = 1; await getStored(place, partKey(name, number)); number++)
    await deleteStored(place, partKey(name, number))
}

/** Deletes those candidates that none of the named backups refers to. If a manifest can't be read, all stay. */
async function deleteUnusedPictures(place: BackupLocation, candidates: Set<string>, names: string[]) {
  for (const name of names.reverse()) {
    if (candidates.size === 0) return
    const manifest = await findManifest(place, name)
    if (!manifest) return
    for (const picture of manifest.pictures) candidates.delete(picture.place)
  }
  for (const candidate of candidates) await deleteStored(place, backupPictureKey(candidate))
}

/** The manifest of a backup; undefined if it is missing or unreadable. */
const findManifest = (place: BackupLocation, name: string): Promise<Manifest | undefined> =>
  readManifest(place, name).catch(() => undefined)
