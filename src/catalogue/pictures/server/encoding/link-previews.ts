import type { Db } from '#database/connect.ts'
import type { Media } from '#integrations/media/media.ts'
import type { Palette } from '#values/colours/palettes.ts'
import { masterPath, pictureVariantPath, previewPath, previewType } from '../picture-paths.ts'
import { findWidths } from '../pictures.queries.ts'
import { runExclusive } from './codec.ts'
import { decodeMaster } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'

type Preview = { ok: true; bytes: Buffer } | { ok: false; reason: 'UNKNOWN' | 'BUSY' }

type PreviewRequest = { key: string; width: number; palette: Palette }

/** Each takes some tenths of a second of one core. */
const maxInProgress = 20

/**
 * Finds stored link previews. One that is missing (a demo picture, or one from before there were previews) is made on
 * the first request, once for all who ask. `BUSY`: too many are being made.
 */
export function createLinkPreviews({ media, db }: { media: Media; db: Db }) {
  const inProgress = new Map<string, Promise<Buffer | null>>()
  let tail: Promise<unknown> = Promise.resolve()

  /**
   * Previews have a queue of their own and take the codec's mutex one at a time, so that uploads wait for one preview
   * at most.
   */
  function enqueuePreview(path: string, request: PreviewRequest) {
    const make = () => runExclusive(() => makePreview(media, request))
    const preview = tail.then(make, make).finally(() => inProgress.delete(path))
    tail = preview.catch(() => {})
    inProgress.set(path, preview)
    return preview
  }

  return async function findLinkPreview(key: string, palette: Palette): Promise<Preview> {
    const path = previewPath(key, palette)
    const stored = await media.get(path)
    if (stored) return { ok: true, bytes: stored }
    const width = (await findWidths(db, key)).at(-1)
    if (width === undefined) return { ok: false, reason: 'UNKNOWN' }
    const running = inProgress.get(path)
    if (!running && inProgress.size >= maxInProgress) return { ok: false, reason: 'BUSY' }
    const bytes = await (running ?? enqueuePreview(path, { key, width, palette }))
    return bytes ? { ok: true, bytes } : { ok: false, reason: 'UNKNOWN' }
  }
}

/** Reads, decodes and encodes under one lock, so that waiting requests hold neither a file nor pixels. */
async function makePreview(media: Media, { key, width, palette }: PreviewRequest) {
  // It may have been made since it was asked for.
  const stored = await media.get(previewPath(key, palette))
  if (stored) return stored
  // The demo's pictures have no master; their largest WebP is the original.
  const source =
    (await media.get(masterPath(key))) ??
    (await media.get(pictureVariantPath(key, { width, format: 'webp' })))
  if (!source) return null
  const preview = await encodePreview(await decodeMaster(source), palette)
  await media.put(previewPath(key, palette), preview, previewType)
  return preview
}
