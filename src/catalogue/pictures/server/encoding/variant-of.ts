import type { Media } from '#integrations/media/media.ts'
import type { PictureFormat } from '#values/pictures/picture.ts'
import { contentTypes, isPictureKey, masterPlace, variantPlace } from '../picture-places.ts'
import { readHead } from './codec.ts'
import type { Encoder } from './encode-later.ts'
import { variantWidths } from './encode-picture.ts'

type Variant = { ok: true; bytes: Buffer; contentType: string } | { ok: false; reason: 'UNKNOWN' | 'NOT_YET' }

/**
 * One stored width of a picture. `NOT_YET`: the picture is known and this variant is being made; pages name AVIF from
 * the start while only WebP is stored at upload, so the door sends the browser to the WebP of the same width.
 */
export async function variantOf(
  { media, encoder }: { media: Media; encoder: Encoder },
  { key, width, format }: { key: string; width: number; format: PictureFormat },
): Promise<Variant> {
  if (!isPictureKey(key)) return { ok: false, reason: 'UNKNOWN' }
  const bytes = await media.get(variantPlace(key, { width, format }))
  if (bytes) return { ok: true, bytes, contentType: contentTypes[format] }
  const master = await media.get(masterPlace(key))
  if (!master || !variantWidths((await readHead(master)).width).includes(width))
    return { ok: false, reason: 'UNKNOWN' }
  encoder.enqueue(key)
  return { ok: false, reason: 'NOT_YET' }
}
