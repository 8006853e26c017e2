import type { Media } from '#integrations/media/media.ts'
import type { PictureFormat } from '#values/pictures/picture.ts'
import { contentTypes, isPictureKey, masterPath, pictureVariantPath } from '../picture-paths.ts'
import { readMetadata } from './codec.ts'
import { pictureVariantWidths } from './encode-picture.ts'
import type { Encoder } from './encoder.ts'

type PictureVariant =
  | { ok: true; bytes: Buffer; contentType: string }
  | { ok: false; reason: 'UNKNOWN' | 'NOT_YET' }

/**
 * One stored width and format of a picture. `NOT_YET`: the picture exists, but this variant does not; it was queued for
 * encoding. `UNKNOWN`: the picture does not exist, or has no such width. Pages link AVIF from the start while uploads
 * store only WebP, so the route redirects to the WebP of the same width.
 */
export async function findPictureVariant(
  { media, encoder }: { media: Media; encoder: Encoder },
  { key, width, format }: { key: string; width: number; format: PictureFormat },
): Promise<PictureVariant> {
  if (!isPictureKey(key)) return { ok: false, reason: 'UNKNOWN' }
  const bytes = await media.get(pictureVariantPath(key, { width, format }))
  if (bytes) return { ok: true, bytes, contentType: contentTypes[format] }
  const master = await media.get(masterPath(key))
  if (!master || !pictureVariantWidths((await readMetadata(master)).width).includes(width))
    return { ok: false, reason: 'UNKNOWN' }
  encoder.enqueue(key)
  return { ok: false, reason: 'NOT_YET' }
}
