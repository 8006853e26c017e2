/** The text colours on pictures, and their overlay colours (`ui/styles.css`). */
export const textOnPictures = {
  light: { words: '#2f3a25', ground: '#fbf5e9', worstPicture: '#000000' },
  dark: { words: '#ffffff', ground: '#2f3a25', worstPicture: '#ffffff' },
} as const
type Ground = keyof typeof textOnPictures

/** The minimum contrast of small text (WCAG 2.2, 1.4.3). */
export const minContrast = 4.5

/**
 * The contrast of text over the worst possible picture with an overlay between them.
 * @param ground the overlay, light or dark, which also decides the text's colour
 * @param strength the overlay's opacity, 0 to 100
 */
export function contrastOnAnyPicture(ground: Ground, strength: number) {
  const { words, ground: colour, worstPicture } = textOnPictures[ground]
  return contrast(words, blendColours(colour, worstPicture, strength / 100))
}

/** The red, green and blue of a colour such as `#2f3a25`, 0 to 255. */
const parseRgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour of a semi-transparent layer over a background. @param opacity 0 to 1 */
export const blendColours = (layer: string, ground: string, opacity: number) => {
  const under = parseRgb(ground)
  const parts = parseRgb(layer).map((part, at) =>
    Math.round(part * opacity + (under[at] ?? 0) * (1 - opacity)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = parseRgb(colour).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * The weakest overlay, in multiples of five percent, that keeps text readable on any picture, for both text colours.
 */
export const minOverlayStrength =
  5 *
  Array.from({ length: 21 }, (_, fives) => 5 * fives).findIndex((strength) =>
    (['light', 'dark'] as const).every((ground) => contrastOnAnyPicture(ground, strength) >= minContrast),
  )
