import { maxPictureBytes, maxPictureMegabytes } from '#values/pictures/picture-limits.ts'
import type { Sentence } from '#words/sentences.ts'
import { officeSentences } from '../../words/index.ts'
import { readMetadata } from './codec.ts'
import { detectFileKind, type FileKind } from './detect-file-kind.ts'

type Inspection = { ok: true; maxPixels: number } | { ok: false; sentence: Sentence }

const million = 1_000_000
/** Shorter side in pixels. */
const minSide = 200

/**
 * Limits of the decoded pixels. A 50-megapixel phone photo passes and takes up to 280 MB (measured: interlaced PNG).
 * AVIF is decoded as a whole and would take 940 MB at that size, so its limit keeps it at 300 MB.
 */
const pixelLimits = { jpeg: 52 * million, png: 52 * million, webp: 52 * million, avif: 16 * million }

const rejectUpload = (sentence: Sentence): Inspection => ({ ok: false, sentence })

/**
 * Checks by its content whether an upload is an accepted picture. Reads only the header; a truncated file fails later,
 * when it is decoded.
 * @returns the limit for decoding it, or why it is rejected
 */
export async function inspectUpload(bytes: Buffer): Promise<Inspection> {
  if (bytes.length > maxPictureBytes)
    return rejectUpload(officeSentences.tooManyBytes({ megabytes: maxPictureMegabytes }))
  const kind = detectFileKind(bytes)
  if (!kind) return rejectUpload(officeSentences.noPicture)
  if (!isAccepted(kind)) return rejectUpload(officeSentences.refusedKinds[kind])
  const head = await readMetadata(bytes).catch(() => undefined)
  if (!head) return rejectUpload(officeSentences.damaged)
  if ((head.pages ?? 1) > 1) return rejectUpload(officeSentences.moves)
  return checkSize(head, pixelLimits[kind])
}

const isAccepted = (kind: FileKind): kind is keyof typeof pixelLimits => kind in pixelLimits

/** Rejects pictures with too many pixels, or with a side that is too short. */
function checkSize({ width, height }: { width: number; height: number }, maxPixels: number): Inspection {
  if (width * height > maxPixels)
    return rejectUpload(officeSentences.tooManyPixels({ width, height, millions: maxPixels / million }))
  if (Math.min(width, height) < minSide)
    return rejectUpload(officeSentences.tooSmall({ width, height, least: minSide }))
  return { ok: true, maxPixels }
}
