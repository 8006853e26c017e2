import { isWhole, readList, writeList } from '../place/backup-list.ts'
import type { BackupPlace } from '../place/backup-place.ts'
import { deleteFrom, getFrom } from '../place/checked.ts'
import { type Manifest, manifestKey, partKey, pictureKeptAt, readManifest } from '../place/manifest.ts'

/**
 * Keeps the newest whole backups and removes what is older, and what was begun and never finished. The manifest goes first:
 * what is half removed is no backup.
 */
export async function removeOld(place: BackupPlace, keep: number): Promise<void> {
  const list = await readList(place)
  const kept = list.filter(isWhole).slice(-keep)
  const gone = list.filter((each) => !kept.some(({ name }) => name === each.name))
  if (gone.length === 0) return
  const pictures = new Set<string>()
  for (const { name, sha256 } of gone) {
    const manifest = sha256 === null ? undefined : await readIfWhole(place, name)
    for (const picture of manifest?.pictures ?? []) pictures.add(picture.place)
    await removeOne(place, name)
  }
  await removePictures(
    place,
    pictures,
    kept.map(({ name }) => name),
  )
  await writeList(place, kept)
}

/** Parts are numbered without a gap, so whoever was killed has left none behind the first that is missing. */
async function removeOne(place: BackupPlace, name: string) {
  await deleteFrom(place, manifestKey(name))
  for (let number = 1; await getFrom(place, partKey(name, number)); number++)
    await deleteFrom(place, partKey(name, number))
}

/** Those that no backup needs any more. While one of them cannot be read, nobody knows, and all stay. */
async function removePictures(place: BackupPlace, candidates: Set<string>, names: string[]) {
  for (const name of names.reverse()) {
    if (candidates.size === 0) return
    const manifest = await readIfWhole(place, name)
    if (!manifest) return
    for (const picture of manifest.pictures) candidates.delete(picture.place)
  }
  for (const candidate of candidates) await deleteFrom(place, pictureKeptAt(candidate))
}

const readIfWhole = (place: BackupPlace, name: string): Promise<Manifest | undefined> =>
  readManifest(place, name).catch(() => undefined)
