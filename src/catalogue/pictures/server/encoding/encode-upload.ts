import type { Media } from '#integrations/media/media.ts'
import { firstPalette } from '#values/colours/palettes.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../../words/office/index.ts'
import {
  contentTypes,
  masterPlace,
  pictureKey,
  previewPlace,
  previewType,
  variantPlace,
} from '../picture-places.ts'
import type { StoredPicture } from '../pictures.queries.ts'
import { oneAtATime, type Pixels } from './codec.ts'
import type { Encoder } from './encode-later.ts'
import { encodeMaster, encodeVariant, readUpright, variantWidths } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'
import { inspectUpload } from './inspect-upload.ts'

/**
 * Takes an uploaded file: stores its master and every width as WebP, and leaves AVIF for afterwards. Sending the same
 * file again gives the same picture. Its `bytes` are those of the master.
 */
export async function encodeUpload(
  { media, encoder }: { media: Media; encoder: Encoder },
  upload: Buffer,
): Promise<{ ok: true; picture: StoredPicture } | { ok: false; sentence: Sentence }> {
  const inspection = await inspectUpload(upload)
  if (!inspection.ok) return inspection
  const pixels = await readUpright(upload, inspection).catch(() => undefined)
  if (!pixels) return { ok: false, sentence: said.damaged }
  const picture = await store(media, pictureKey(upload), pixels)
  encoder.enqueue(picture.key)
  return { ok: true, picture }
}

async function store(media: Media, key: string, pixels: Pixels): Promise<StoredPicture> {
  const { width, height } = pixels.info
  const master = await encodeMaster(pixels)
  await media.put(masterPlace(key), master, contentTypes.webp)
  const preview = await oneAtATime(() => encodePreview(pixels, firstPalette))
  await media.put(previewPlace(key, firstPalette), preview, previewType)
  const widths = variantWidths(width)
  for (const each of widths) {
    const variant = { width: each, format: 'webp' } as const
    await media.put(variantPlace(key, variant), await encodeVariant(pixels, variant), contentTypes.webp)
  }
  return { key, width, height, widths, bytes: master.length }
}
