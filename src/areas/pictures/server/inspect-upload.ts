import { readHead } from './codec.ts'
import { type FileKind, kindOf } from './inspect-signature.ts'

type Inspection = { ok: true; mostPixels: number } | { ok: false; sentence: string }

const million = 1_000_000
export const mostBytes = 15 * 1024 * 1024
/** Pixels of the shorter side. */
const leastSide = 200

/**
 * Pixels that are decoded at most. A 50-megapixel phone photo passes, which takes up to 280 MB while it is read
 * (measured: interlaced PNG); an AVIF is decoded as a whole and takes 940 MB at that size, 300 MB at this.
 */
const mostPixels = { jpeg: 52 * million, png: 52 * million, webp: 52 * million, avif: 16 * million }

const pleaseSend = 'Please send a JPEG, PNG, WebP or AVIF.'

/** What cannot be used, and what to do instead. */
const refusedKinds: Record<Exclude<FileKind, keyof typeof mostPixels>, string> = {
  heic: 'This is an iPhone picture in the HEIC format, which most browsers cannot show. Please send it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible).',
  gif: `GIF files cannot be used. ${pleaseSend}`,
  tiff: `TIFF files cannot be used. ${pleaseSend}`,
  svg: `SVG drawings cannot be used. ${pleaseSend}`,
  pdf: `This is a PDF document, not a picture. ${pleaseSend}`,
  video: `This is a film, not a picture. ${pleaseSend}`,
}

const refuse = (sentence: string): Inspection => ({ ok: false, sentence })
export const damaged = 'This picture is damaged or incomplete. Please save it again and send it once more.'

/**
 * Decides by its content whether an upload is a picture that the shop can take. Only its head is read: that the rest is
 * whole shows when it is decoded.
 */
export async function inspectUpload(bytes: Buffer): Promise<Inspection> {
  if (bytes.length > mostBytes) return refuse(`This picture is larger than ${mostBytes >> 20} MB. ${smaller}`)
  const kind = kindOf(bytes)
  if (!kind) return refuse(`This file is not a picture. ${pleaseSend}`)
  if (!isTaken(kind)) return refuse(refusedKinds[kind])
  const head = await readHead(bytes).catch(() => undefined)
  if (!head) return refuse(damaged)
  if ((head.pages ?? 1) > 1) return refuse('This picture moves. Please send a still one.')
  return checkSize(head, mostPixels[kind])
}

const smaller = 'Please send a smaller one.'
const isTaken = (kind: FileKind): kind is keyof typeof mostPixels => kind in mostPixels

function checkSize({ width, height }: { width: number; height: number }, most: number): Inspection {
  const size = `${width} × ${height} pixels`
  if (width * height > most)
    return refuse(`This picture has ${size}, more than the ${most / million} million we can take. ${smaller}`)
  if (Math.min(width, height) < leastSide)
    return refuse(
      `This picture is too small (${size}). Please send one of at least ${leastSide} × ${leastSide}.`,
    )
  return { ok: true, mostPixels: most }
}
