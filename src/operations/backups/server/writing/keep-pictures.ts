import { masterPlace, placesOf, variantPlace } from '#catalogue/pictures/server/picture-places.ts'
import type { Media } from '#integrations/media/media.ts'
import type { BackupPlace } from '../place/backup-place.ts'
import { getFrom, putChecked, sha256 } from '../place/checked.ts'
import { type KeptPicture, pictureKeptAt } from '../place/manifest.ts'

type Picture = { key: string; widths: number[] }
type Kept = { pictures: KeptPicture[]; missing: string[] }

const atOnce = 8

/**
 * Keeps every file of these pictures once for all backups of a place: a picture's name is made of its content, so it never
 * changes. Each is read back each time, and one that is damaged is written anew.
 */
export async function keepPictures(
  { media, place, signal }: { media: Media; place: BackupPlace; signal?: AbortSignal },
  pictures: Picture[],
): Promise<Kept> {
  const kept: Kept = { pictures: [], missing: [] }
  const waiting = pictures.flatMap((picture) => placesOf(picture).map((file) => ({ file, of: picture })))
  const keepNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      signal?.throwIfAborted()
      const bytes = await media.get(next.file)
      if (bytes) kept.pictures.push(await keepOne(place, next.file, bytes))
      else if (next.file === masterPlace(next.of.key) && !(await cameWithTheShop(media, next.of)))
        kept.missing.push(next.of.key)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepNext))
  kept.pictures.sort((a, b) => a.place.localeCompare(b.place))
  return kept
}

/** The demo's pictures came in all their widths, without what they were made from. */
const cameWithTheShop = async (media: Media, { key, widths }: Picture) =>
  (await media.cameWithTheShop?.(variantPlace(key, { width: Math.min(...widths), format: 'webp' }))) ?? false

async function keepOne(place: BackupPlace, file: string, bytes: Buffer): Promise<KeptPicture> {
  const at = pictureKeptAt(file)
  const there = await getFrom(place, at)
  if (!there?.equals(bytes)) await putChecked(place, at, bytes)
  return { place: file, bytes: bytes.length, sha256: sha256(bytes) }
}
