import { cssPropertiesOf, type Palette } from '#values/colours/palettes.ts'

/** Applies a changed palette to the current document. */
export function applyPalette(palette: Palette) {
  for (const [property, colour] of cssPropertiesOf(palette))
    document.documentElement.style.setProperty(property, colour)
}
