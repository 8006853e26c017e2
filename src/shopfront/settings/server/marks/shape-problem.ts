import { readHead } from '#catalogue/pictures/server/encoding/codec.ts'
import { inspectUpload } from '#catalogue/pictures/server/encoding/inspect-upload.ts'
import type { Sentence } from '#words/sentences.ts'
import type { LogoShape } from '../../logo-contract.ts'
import { said } from '../../words/office/logos/index.ts'

/** A logo is on every page and in every mail: far more than a screen shows of it, and far less than a photo may have. */
const mostLogoMegabytes = 2
const mostLogoPixels = 4000

/** How many times as wide as high. What the eye takes for square is; five times is what a phone's header has room for. */
const ratios = { square: { least: 0.8, most: 1.25 }, wide: { least: 1.25, most: 5 } }

/** Why an upload cannot be the logo of that shape. A drawing (SVG) is no picture here: it may hold a script. */
export async function shapeProblem(bytes: Buffer, shape: LogoShape): Promise<Sentence | undefined> {
  if (bytes.length > mostLogoMegabytes * 1024 * 1024)
    return said.logoTooHeavy({ megabytes: mostLogoMegabytes })
  const inspection = await inspectUpload(bytes)
  if (!inspection.ok) return inspection.sentence
  const { autoOrient: size } = await readHead(bytes)
  if (Math.max(size.width, size.height) > mostLogoPixels)
    return said.logoTooLarge({ most: mostLogoPixels, ...size })
  const ratio = size.width / size.height
  const { least, most } = ratios[shape]
  return ratio >= least && ratio <= most ? undefined : said.wrongShape[shape](size)
}
