import { mostPictureBytes, mostPictureMegabytes } from '#values/pictures/picture-limits.ts'
import type { Sentence } from '#words/sentences.ts'
import { said } from '../../words/office/index.ts'
import { readHead } from './codec.ts'
import { type FileKind, kindOf } from './inspect-signature.ts'

type Inspection = { ok: true; mostPixels: number } | { ok: false; sentence: Sentence }

const million = 1_000_000
/** Pixels of the shorter side. */
const leastSide = 200

/**
 * Pixels that are decoded at most. A 50-megapixel phone photo passes, which takes up to 280 MB while it is read
 * (measured: interlaced PNG); an AVIF is decoded as a whole and takes 940 MB at that size, 300 MB at this.
 */
const mostPixels = { jpeg: 52 * million, png: 52 * million, webp: 52 * million, avif: 16 * million }

const refuse = (sentence: Sentence): Inspection => ({ ok: false, sentence })

/**
 * Decides by its content whether an upload is a picture that the shop can take. Only its head is read: that the rest is
 * whole shows when it is decoded.
 */
export async function inspectUpload(bytes: Buffer): Promise<Inspection> {
  if (bytes.length > mostPictureBytes) return refuse(said.tooManyBytes({ megabytes: mostPictureMegabytes }))
  const kind = kindOf(bytes)
  if (!kind) return refuse(said.noPicture)
  if (!isTaken(kind)) return refuse(said.refusedKinds[kind])
  const head = await readHead(bytes).catch(() => undefined)
  if (!head) return refuse(said.damaged)
  if ((head.pages ?? 1) > 1) return refuse(said.moves)
  return checkSize(head, mostPixels[kind])
}

const isTaken = (kind: FileKind): kind is keyof typeof mostPixels => kind in mostPixels

function checkSize({ width, height }: { width: number; height: number }, most: number): Inspection {
  if (width * height > most) return refuse(said.tooManyPixels({ width, height, millions: most / million }))
  if (Math.min(width, height) < leastSide) return refuse(said.tooSmall({ width, height, least: leastSide }))
  return { ok: true, mostPixels: most }
}
