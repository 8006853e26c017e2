import type { UploadedFile } from '../../../http/multipart.ts'
import type { Media } from '../../../integrations/media/media.ts'
import type { Encoder } from './encode-later.ts'
import { encodeUpload } from './encode-upload.ts'
import type { StoredPicture } from './pictures.queries.ts'

/** What taking pictures needs besides a database. */
export type PictureParts = { media: Media; encoder: Encoder }

type StorePictures = { ok: true; pictures: StoredPicture[] } | { ok: false; sentence: string }

/**
 * Takes uploaded files into the picture store, in order. They are not written down yet: that is done in the transaction
 * that uses them, which must not wait for this.
 */
export async function storePictures(parts: PictureParts, files: UploadedFile[]): Promise<StorePictures> {
  const pictures: StoredPicture[] = []
  for (const { bytes } of files) {
    const encoded = await encodeUpload(parts, bytes)
    if (!encoded.ok) return encoded
    pictures.push(encoded.picture)
  }
  return { ok: true, pictures }
}
