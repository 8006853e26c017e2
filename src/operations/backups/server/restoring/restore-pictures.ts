import { contentTypes, previewType } from '#catalogue/pictures/server/picture-paths.ts'
import type { Media } from '#integrations/media/media.ts'
import * as words from '../../words/office/en.ts'
import { BackupProblem } from '../backup-problem.ts'
import type { BackupLocation } from '../storage/backup-location.ts'
import { backupPictureKey, type Manifest } from '../storage/manifest.ts'
import { getStored, sha256 } from '../storage/verified-storage.ts'

const atOnce = 8

/** Restores every picture to the media store and verifies it. @throws BackupProblem when one is missing or damaged */
export async function restorePictures(media: Media, place: BackupLocation, { name, pictures }: Manifest) {
  const waiting = [...pictures]
  const restoreNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { place: file, sha256: hash } = next
      const isThere = async () => {
        const there = await media.get(file)
        return there !== null && sha256(there) === hash
      }
      if (await isThere()) continue
      const bytes = await getStored(place, backupPictureKey(file))
      if (!bytes || sha256(bytes) !== hash)
        throw new BackupProblem(words.damaged({ name, part: words.picture({ place: file }) }))
      await media.put(file, bytes, contentTypeOfFile(file))
      if (!(await isThere())) throw new BackupProblem(words.pictureNotTheSame({ place: file }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, restoreNext))
}

/** The content type of a picture file, by its extension. */
const contentTypeOfFile = (file: string) =>
  Object.entries(contentTypes).find(([format]) => file.endsWith(`.${format}`))?.[1] ?? previewType
