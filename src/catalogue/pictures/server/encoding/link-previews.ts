import type { Db } from '#database/connect.ts'
import type { Media } from '#integrations/media/media.ts'
import { type JpegShape, jpegPath, masterPath, pictureVariantPath, previewType } from '../picture-paths.ts'
import { findWidths } from '../pictures.queries.ts'
import { runExclusive } from './codec.ts'
import { decodeMaster } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'

type Preview = { ok: true; bytes: Buffer } | { ok: false; reason: 'UNKNOWN' | 'BUSY' }

type PreviewRequest = { key: string; width: number; shape: JpegShape }

/** Each preview takes some tenths of a second of CPU time. */
const maxInProgress = 20

/**
 * Creates the function that finds the link preview or a square of a picture, as JPEG. A missing one (a square, or a
 * preview of a demo picture or in other colours) is made and stored once on the first request, also for concurrent requests. `BUSY`: too many
 * are being made.
 */
export function createLinkPreviewFinder({ media, db }: { media: Media; db: Db }) {
  const inProgress = new Map<string, Promise<Buffer | null>>()
  let tail: Promise<unknown> = Promise.resolve()

  /**
   * Previews have their own queue and take the codec's mutex one at a time, so that an upload waits for at most one
   * preview.
   */
  function enqueuePreview(path: string, request: PreviewRequest) {
    const make = () => runExclusive(() => makePreview(media, request))
    const preview = tail.then(make, make).finally(() => inProgress.delete(path))
    tail = preview.catch(() => {})
    inProgress.set(path, preview)
    return preview
  }

  return async function findLinkPreview(key: string, shape: JpegShape): Promise<Preview> {
    const path = jpegPath(key, shape)
    const stored = await media.get(path)
    if (stored) return { ok: true, bytes: stored }
    const width = (await findWidths(db, key)).at(-1)
    if (width === undefined) return { ok: false, reason: 'UNKNOWN' }
    const running = inProgress.get(path)
    if (!running && inProgress.size >= maxInProgress) return { ok: false, reason: 'BUSY' }
    const bytes = await (running ?? enqueuePreview(path, { key, width, shape }))
    return bytes ? { ok: true, bytes } : { ok: false, reason: 'UNKNOWN' }
  }
}

/**
 * Makes and stores a missing link preview. The caller holds the codec's mutex from reading to encoding, so that waiting
 * requests hold neither a file nor pixels.
 * @returns null if the picture has no file
 */
async function makePreview(media: Media, { key, width, shape }: PreviewRequest) {
  // It may have been made since it was queued.
  const stored = await media.get(jpegPath(key, shape))
  if (stored) return stored
  // Demo pictures have no master; their largest WebP is the original.
  const source =
    (await media.get(masterPath(key))) ??
    (await media.get(pictureVariantPath(key, { width, format: 'webp' })))
  if (!source) return null
  const preview = await encodePreview(await decodeMaster(source), shape)
  await media.put(jpegPath(key, shape), preview, previewType)
  return preview
}
