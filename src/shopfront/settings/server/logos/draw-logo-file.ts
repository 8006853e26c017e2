import { fileURLToPath } from 'node:url'
import {
  drawLetter,
  type Pixels,
  placeOnBackground,
  resizeToFit,
} from '#catalogue/pictures/server/encoding/codec.ts'
import { fontFileUrl } from '#pdf/fonts.ts'
import { palettes } from '#values/colours/palettes.ts'
import { previewSize } from '#values/pictures/link-preview.ts'
import { isWideLogo, type LogoFile, mailLogoFile } from '#values/pictures/logo-files.ts'
import type { LogoSpec } from '../../contract.ts'
import { initialOf } from './logo-initial.ts'

/** The uploaded logos, decoded. */
type DecodedLogos = { square?: Pixels | undefined; wide?: Pixels | undefined }

/**
 * `ground`: white background, because phones crop these or show transparency as black. `inner`: the part of a side
 * that the picture fills; of a maskable icon only a circle of 80 % is certain to be visible.
 */
const icons: Partial<Record<LogoFile, { side: number; inner: number; ground?: true }>> = {
  'icon-32.png': { side: 32, inner: 1 },
  'icon-180.png': { side: 180, inner: 0.8, ground: true },
  'icon-192.png': { side: 192, inner: 1 },
  'icon-512.png': { side: 512, inner: 1 },
  'maskable-192.png': { side: 192, inner: 0.56, ground: true },
  'maskable-512.png': { side: 512, inner: 0.56, ground: true },
}

const transparent = '#ffffff00'
/** Background for logos: most are designed for white. */
const white = '#ffffff'

/** Three times the displayed size, for high-density screens. */
const logoBox = { height: 120, width: 600 }

/**
 * Draws a logo file. The caller must hold the image codec's lock (`runExclusive`).
 * @returns the bytes of a PNG, or of a JPEG for `preview.jpg`
 */
export async function drawLogoFile(
  file: LogoFile,
  logoSpec: LogoSpec,
  sources: DecodedLogos,
): Promise<Buffer> {
  if (file === 'preview.jpg') return drawPreview(logoSpec, sources)
  const icon = icons[file]
  if (!icon) return drawLogo(sources, file === mailLogoFile ? white : transparent)
  const shown = sources.square ?? (logoSpec.initial ? undefined : sources.wide)
  if (!shown) return drawInitial(logoSpec, icon.side)
  const size = { width: icon.side, height: icon.side }
  const inside = Math.round(icon.side * icon.inner)
  const picture = await resizeToFit(shown, { width: inside, height: inside })
  return (await placeOnBackground(picture, { ...size, background: icon.ground ? white : transparent }))
    .png()
    .toBuffer()
}

/** A wide logo fills the height; a square logo, which may be slightly higher than wide, is centred in a square. */
async function drawLogo({ square, wide }: DecodedLogos, background: string) {
  const { height } = logoBox
  const shown = wide ?? square
  if (!shown) throw new Error('a logo was asked for and there is none')
  const picture = await resizeToFit(shown, wide ? logoBox : { width: height, height })
  const size = wide ? { width: picture.info.width, height: picture.info.height } : { width: height, height }
  return (await placeOnBackground(picture, { ...size, background })).png({ palette: true }).toBuffer()
}

const drawInitial = async (logoSpec: LogoSpec, side: number) =>
  (await placeInitial(logoSpec, side)).png({ palette: true }).toBuffer()

/** Font names inside the bundled font files, so no system font is needed. */
const fonts = { latin: 'Noto Sans SemiBold', tamil: 'Noto Sans Tamil SemiBold' }

/** The first letter on the palette's colour. It fills the middle half, which no phone crops. */
async function placeInitial({ initial = '', palette }: LogoSpec, side: number) {
  const face = initialOf(initial)?.face ?? 'latin'
  const half = Math.round(side / 2)
  const fontfile = fileURLToPath(fontFileUrl(face, 'strong'))
  const options = { font: fonts[face], fontfile, colour: white, width: half, height: half }
  const drawn = await drawLetter(initial, options)
  return placeOnBackground(drawn, { width: side, height: side, background: palettes[palette]['leaf-dark'] })
}

/** Link preview picture (Open Graph), on the pages' background colour. */
async function drawPreview(logoSpec: LogoSpec, { square, wide }: DecodedLogos) {
  const shown = wide ?? square
  const box = shown && isWideLogo(shown.info) ? { width: 860, height: 320 } : { width: 400, height: 400 }
  const picture = shown
    ? await resizeToFit(shown, box)
    : await (await placeInitial(logoSpec, box.width)).raw().toBuffer({ resolveWithObject: true })
  const background = palettes[logoSpec.palette].cream
  return (await placeOnBackground(picture, { ...previewSize, background }))
    .flatten({ background })
    .jpeg()
    .toBuffer()
}
