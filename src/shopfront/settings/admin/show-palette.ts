import { type Palette, propertiesOf } from '#values/colours/palettes.ts'

/** Gives the page on which the colours were changed the new ones, without a new document. */
export function showPalette(palette: Palette) {
  for (const [property, colour] of propertiesOf(palette))
    document.documentElement.style.setProperty(property, colour)
}
