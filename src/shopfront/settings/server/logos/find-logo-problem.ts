import { readMetadata } from '#catalogue/pictures/server/encoding/codec.ts'
import { inspectUpload } from '#catalogue/pictures/server/encoding/inspect-upload.ts'
import type { Sentence } from '#words/sentences.ts'
import type { LogoShape } from '../../logo-contract.ts'
import { logosSentences } from '../../words/index.ts'

/** Limits for logos: they are on every page and in every mail, so smaller than those for photos. */
const maxLogoMegabytes = 2
const maxLogoPixels = 4000

/** Width divided by height. Up to 1.25 looks square; 5 is the widest that fits a phone's header. */
const ratios = { square: { min: 0.8, max: 1.25 }, wide: { min: 1.25, max: 5 } }

/**
 * Why an upload cannot be the logo of a shape; undefined if it can. SVG is refused, because it may contain scripts.
 */
export async function findLogoProblem(bytes: Buffer, shape: LogoShape): Promise<Sentence | undefined> {
  if (bytes.length > maxLogoMegabytes * 1024 * 1024)
    return logosSentences.logoTooHeavy({ megabytes: maxLogoMegabytes })
  const inspection = await inspectUpload(bytes)
  if (!inspection.ok) return inspection.sentence
  const { autoOrient: size } = await readMetadata(bytes)
  if (Math.max(size.width, size.height) > maxLogoPixels)
    return logosSentences.logoTooLarge({ most: maxLogoPixels, ...size })
  const ratio = size.width / size.height
  const { min, max } = ratios[shape]
  return ratio >= min && ratio <= max ? undefined : logosSentences.wrongShape[shape](size)
}
