import { defaultPalette, type Palette } from '../colours/palettes.ts'

/** The picture that a link to a page is shown with elsewhere, in the shape that has come to be usual. Pixels. */
export const previewSize = { width: 1200, height: 630 }
export const previewUrl = (url: string, palette: Palette) => `${url}/${previewFile(palette)}`

/** Where a picture does not fill the shape, the shop's own ground is seen. */
export const previewFile = (palette: Palette) =>
  palette === defaultPalette ? 'preview.jpg' : (`preview-${palette}.jpg` as const)
