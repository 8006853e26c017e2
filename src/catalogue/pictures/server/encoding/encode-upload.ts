import type { Media } from '#integrations/media/media.ts'
import { defaultPalette } from '#values/colours/palettes.ts'
import type { Sentence } from '#words/sentences.ts'
import { officeSentences } from '../../words/index.ts'
import {
  contentTypes,
  jpegPath,
  masterPath,
  pictureKey,
  pictureVariantPath,
  previewType,
} from '../picture-paths.ts'
import type { StoredPicture } from '../pictures.queries.ts'
import { type Pixels, runExclusive } from './codec.ts'
import { decodeUpload, encodeMaster, encodePictureVariant, pictureVariantWidths } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'
import type { Encoder } from './encoder.ts'
import { inspectUpload } from './inspect-upload.ts'

/**
 * Checks an upload, encodes it, and stores the files of the picture: master, link preview and all WebP variants. AVIF
 * variants are queued if there is an encoder, otherwise by the first request for one. The same file yields the same
 * picture.
 * @returns the row for the table `pictures`, which the caller inserts; or why the upload was rejected
 */
export async function encodeUpload(
  { media, encoder }: { media: Media; encoder?: Pick<Encoder, 'enqueue'> },
  upload: Buffer,
): Promise<{ ok: true; picture: StoredPicture } | { ok: false; sentence: Sentence }> {
  const inspection = await inspectUpload(upload)
  if (!inspection.ok) return inspection
  const pixels = await decodeUpload(upload, inspection).catch(() => undefined)
  if (!pixels) return { ok: false, sentence: officeSentences.damaged }
  const picture = await storePictureFiles(media, pictureKey(upload), pixels)
  encoder?.enqueue(picture.key)
  return { ok: true, picture }
}

/** Writes the master, the link preview and the WebP variants of a picture. */
async function storePictureFiles(media: Media, key: string, pixels: Pixels): Promise<StoredPicture> {
  const { width, height } = pixels.info
  const master = await encodeMaster(pixels)
  await media.put(masterPath(key), master, contentTypes.webp)
  const preview = await runExclusive(() => encodePreview(pixels, defaultPalette))
  await media.put(jpegPath(key, defaultPalette), preview, previewType)
  const widths = pictureVariantWidths(width)
  for (const each of widths) {
    const variant = { width: each, format: 'webp' } as const
    await media.put(
      pictureVariantPath(key, variant),
      await encodePictureVariant(pixels, variant),
      contentTypes.webp,
    )
  }
  return { key, width, height, widths, bytes: master.length }
}
