import type { UploadedFile } from '../../../http/multipart.ts'
import type { Media } from '../../../integrations/media/media.ts'
import type { Encoder } from './encode-later.ts'
import { encodeUpload } from './encode-upload.ts'
import { inspectUpload } from './inspect-upload.ts'
import type { StoredPicture } from './pictures.queries.ts'

/** What taking pictures needs besides a database. */
export type PictureParts = { media: Media; encoder: Encoder }

type StorePictures = { ok: true; pictures: StoredPicture[] } | { ok: false; sentence: string }

/**
 * Takes uploaded files into the picture store, in order. They are not written down yet: that is done in the transaction
 * that uses them, which must not wait for this. All are looked at before any is encoded, which takes seconds each.
 */
export async function storePictures(parts: PictureParts, files: UploadedFile[]): Promise<StorePictures> {
  /** Which one it is, where there are several. */
  const refuse = ({ filename }: UploadedFile, sentence: string): StorePictures => ({
    ok: false,
    sentence: files.length > 1 && filename ? `${filename}: ${sentence}` : sentence,
  })
  for (const file of files) {
    const inspection = await inspectUpload(file.bytes)
    if (!inspection.ok) return refuse(file, inspection.sentence)
  }
  const pictures: StoredPicture[] = []
  for (const file of files) {
    const encoded = await encodeUpload(parts, file.bytes)
    if (!encoded.ok) return refuse(file, encoded.sentence)
    pictures.push(encoded.picture)
  }
  return { ok: true, pictures }
}
