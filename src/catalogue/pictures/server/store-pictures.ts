import type { UploadedFile } from '#http/calls/multipart.ts'
import type { Media } from '#integrations/media/media.ts'
import type { Sentence } from '#words/sentences.ts'
import { officeSentences } from '../words/index.ts'
import { encodeUpload } from './encoding/encode-upload.ts'
import type { Encoder } from './encoding/encoder.ts'
import { inspectUpload } from './encoding/inspect-upload.ts'
import type { StoredPicture } from './pictures.queries.ts'

/** Dependencies of picture uploads besides the database. */
export type PictureParts = { media: Media; encoder: Encoder }

type StorePictures = { ok: true; pictures: StoredPicture[] } | { ok: false; sentence: Sentence }

/**
 * Stores uploaded files in order. Their rows are inserted later by the caller's transaction, which must not wait for
 * encoding. All files are checked before the first is encoded, because encoding takes seconds.
 */
export async function storePictures(parts: PictureParts, files: UploadedFile[]): Promise<StorePictures> {
  const refuse = ({ filename }: UploadedFile, sentence: Sentence): StorePictures => ({
    ok: false,
    sentence: files.length > 1 && filename ? ofFile(filename, sentence) : sentence,
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

/** Names the file, because several may have been sent. */
const ofFile = (name: string, problem: Sentence): Sentence => ({
  in: (language) => officeSentences.ofFile({ name, problem: problem.in(language) }).in(language),
})
