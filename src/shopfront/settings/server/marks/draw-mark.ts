import { fileURLToPath } from 'node:url'
import { drawLetter, fitInto, layOn, type Pixels } from '#catalogue/pictures/server/encoding/codec.ts'
import { faceFile } from '#pdf/fonts.ts'
import { palettes } from '#values/colours/palettes.ts'
import { previewShape } from '#values/pictures/link-preview.ts'
import { isWide, type MarkFile } from '#values/pictures/marks.ts'
import type { Marks } from '../../contract.ts'
import { initialOf } from './initial-of.ts'

/** The pictures that it is made of, decoded. */
export type Sources = { square?: Pixels | undefined; wide?: Pixels | undefined }

/**
 * `ground`: phones cut a shape out of these, or show what is see-through as black. `inner`: the part of a side that a
 * picture fills; of a maskable one what no phone cuts off is a circle of 80 %.
 */
const icons: Partial<Record<MarkFile, { side: number; inner: number; ground?: true }>> = {
  'icon-32.png': { side: 32, inner: 1 },
  'icon-180.png': { side: 180, inner: 0.8, ground: true },
  'icon-192.png': { side: 192, inner: 1 },
  'icon-512.png': { side: 512, inner: 1 },
  'maskable-512.png': { side: 512, inner: 0.56, ground: true },
}

const seeThrough = '#ffffff00'
/** What most logos were drawn for. */
const white = '#ffffff'

/** So sharp that a screen with three pixels for one shows it well. */
const logoFile = { height: 120, width: 600 }

/** Draws one of the shop's marks. Whoever calls it has the codec's turn. */
export async function drawMark(file: MarkFile, marks: Marks, sources: Sources): Promise<Buffer> {
  if (file === 'preview.jpg') return drawPreview(marks, sources)
  const icon = icons[file]
  if (!icon) return drawLogo(sources)
  const shown = sources.square ?? (marks.initial ? undefined : sources.wide)
  if (!shown) return drawInitial(marks, icon.side)
  const size = { width: icon.side, height: icon.side }
  const inside = Math.round(icon.side * icon.inner)
  const picture = await fitInto(shown, { width: inside, height: inside })
  return (await layOn(picture, { ...size, background: icon.ground ? white : seeThrough })).png().toBuffer()
}

/** A wide one fills its height; a square one, which may be a little higher than wide, stands in a square. */
async function drawLogo({ square, wide }: Sources) {
  const { height } = logoFile
  const shown = wide ?? square
  if (!shown) throw new Error('a logo was asked for and there is none')
  const picture = await fitInto(shown, wide ? logoFile : { width: height, height })
  const size = wide ? { width: picture.info.width, height: picture.info.height } : { width: height, height }
  return (await layOn(picture, { ...size, background: seeThrough })).png({ palette: true }).toBuffer()
}

const drawInitial = async (marks: Marks, side: number) =>
  (await initialOn(marks, side)).png({ palette: true }).toBuffer()

/** The faces of the printed sheets, by the names in their files: no computer needs letters of its own. */
const fonts = { latin: 'Noto Sans SemiBold', tamil: 'Noto Sans Tamil SemiBold' }

/** The letter stands in the middle half of its ground, where no phone cuts. */
async function initialOn({ initial = '', palette }: Marks, side: number) {
  const face = initialOf(initial)?.face ?? 'latin'
  const half = Math.round(side / 2)
  const fontfile = fileURLToPath(faceFile(face, 'strong'))
  const how = { font: fonts[face], fontfile, colour: white, width: half, height: half }
  const drawn = await drawLetter(initial, how)
  return layOn(drawn, { width: side, height: side, background: palettes[palette]['leaf-dark'] })
}

/** What a link to the shop is shown with elsewhere, on the ground of its pages. */
async function drawPreview(marks: Marks, { square, wide }: Sources) {
  const shown = wide ?? square
  const room = shown && isWide(shown.info) ? { width: 860, height: 320 } : { width: 400, height: 400 }
  const picture = shown
    ? await fitInto(shown, room)
    : await (await initialOn(marks, room.width)).raw().toBuffer({ resolveWithObject: true })
  const background = palettes[marks.palette].cream
  return (await layOn(picture, { ...previewShape, background })).flatten({ background }).jpeg().toBuffer()
}
