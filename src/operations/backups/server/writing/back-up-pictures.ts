import { listPicturePaths, masterPath, pictureVariantPath } from '#catalogue/pictures/server/picture-paths.ts'
import type { Media } from '#integrations/media/media.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { backupPictureKey, type ManifestPicture } from '../storage/manifest.ts'
import { getStored, putVerified, sha256 } from '../storage/verified-storage.ts'

type Picture = { key: string; widths: number[] }
type BackedUpPictures = { pictures: ManifestPicture[]; missing: string[] }

const atOnce = 8

/**
 * Stores the files of these pictures once for all backups of a location: a picture's key is the hash of its content, so
 * it never changes. Each is read back every time, and a damaged one is written again.
 * @returns the stored files, and in `missing` the keys of pictures whose original has no file
 */
export async function backUpPictures(
  { media, place, signal }: { media: Media; place: BackupLocation; signal?: AbortSignal },
  pictures: Picture[],
): Promise<BackedUpPictures> {
  const backedUp: BackedUpPictures = { pictures: [], missing: [] }
  const waiting = pictures.flatMap((picture) =>
    listPicturePaths(picture).map((file) => ({ file, of: picture })),
  )
  const backUpNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal?.throwIfAborted()
      const bytes = await media.get(next.file)
      if (bytes) backedUp.pictures.push(await backUpFile(place, next.file, bytes))
      else if (next.file === masterPath(next.of.key) && !(await bundledMedia(media, next.of)))
        backedUp.missing.push(next.of.key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, backUpNext))
  backedUp.pictures.sort((a, b) => a.place.localeCompare(b.place))
  return backedUp
}

/** Whether the picture is one of the bundled demo pictures, which have all widths but no original. */
const bundledMedia = async (media: Media, { key, widths }: Picture) =>
  (await media.isBundled?.(pictureVariantPath(key, { width: Math.min(...widths), format: 'webp' }))) ?? false

/** Writes one file unless the location has it unchanged. */
async function backUpFile(place: BackupLocation, file: string, bytes: Buffer): Promise<ManifestPicture> {
  const at = backupPictureKey(file)
  const there = await getStored(place, at)
  if (!there?.equals(bytes)) await putVerified(place, at, bytes)
  return { place: file, bytes: bytes.length, sha256: sha256(bytes) }
}
