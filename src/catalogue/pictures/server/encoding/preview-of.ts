import type { Db } from '#database/connect.ts'
import type { Media } from '#integrations/media/media.ts'
import type { Palette } from '#values/colours/palettes.ts'
import { masterPlace, previewPlace, previewType, variantPlace } from '../picture-places.ts'
import { findWidths } from '../pictures.queries.ts'
import { oneAtATime } from './codec.ts'
import { decodeMaster } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'

type Preview = { ok: true; bytes: Buffer } | { ok: false; reason: 'UNKNOWN' | 'BUSY' }

type Wanted = { key: string; width: number; palette: Palette }

/** Each takes some tenths of a second of one core. */
const mostInTheMaking = 20

/**
 * Gives the stored previews of pictures. That of a picture that came without, with the demo or before there were
 * previews, is made when it is first asked for: once, however many ask. `BUSY`: too many are being made already.
 */
export function createPreviews({ media, db }: { media: Media; db: Db }) {
  const making = new Map<string, Promise<Buffer | null>>()
  let last: Promise<unknown> = Promise.resolve()

  /** Previews have a queue of their own and stand in that of the codec one at a time, so no upload waits for many. */
  function makeInTurn(place: string, wanted: Wanted) {
    const make = () => oneAtATime(() => makePreview(media, wanted))
    const made = last.then(make, make).finally(() => making.delete(place))
    last = made.catch(() => {})
    making.set(place, made)
    return made
  }

  return async function previewOf(key: string, palette: Palette): Promise<Preview> {
    const place = previewPlace(key, palette)
    const stored = await media.get(place)
    if (stored) return { ok: true, bytes: stored }
    const width = (await findWidths(db, key)).at(-1)
    if (width === undefined) return { ok: false, reason: 'UNKNOWN' }
    const begun = making.get(place)
    if (!begun && making.size >= mostInTheMaking) return { ok: false, reason: 'BUSY' }
    const bytes = await (begun ?? makeInTurn(place, { key, width, palette }))
    return bytes ? { ok: true, bytes } : { ok: false, reason: 'UNKNOWN' }
  }
}

/** Reads, decodes and encodes in one turn, so that whoever waits holds neither a file nor its pixels. */
async function makePreview(media: Media, { key, width, palette }: Wanted) {
  // It may have been made since it was asked for.
  const stored = await media.get(previewPlace(key, palette))
  if (stored) return stored
  // The demo's pictures have no master; their largest WebP is the original.
  const source =
    (await media.get(masterPlace(key))) ?? (await media.get(variantPlace(key, { width, format: 'webp' })))
  if (!source) return null
  const made = await encodePreview(await decodeMaster(source), palette)
  await media.put(previewPlace(key, palette), made, previewType)
  return made
}
