import { expect, test } from 'vitest'
import { contrast, minContrast } from '#values/colours/contrast.ts'
import { paletteNames } from '#values/colours/palettes.ts'
import { darkSheets, type MailColours, mailColours } from './mail-colours.ts'

type Pair = [words: keyof MailColours, ground: keyof MailColours]
const pairs: Pair[] = [
  ['ink', 'card'],
  ['ink', 'ground'],
  ['soft', 'card'],
  ['soft', 'ground'],
  ['accent', 'card'],
  ['accent', 'ground'],
  ['onButton', 'button'],
]

/** The pairs that are too hard to read after a change of their colours. */
const weakPairs = (colours: MailColours, change = (colour: string) => colour) =>
  pairs
    .map(([words, ground]) => ({
      words,
      ground,
      found: contrast(change(colours[words]), change(colours[ground])),
    }))
    .filter(({ found }) => !(found >= minContrast))

/** The colour with its lightness inverted, roughly as Gmail does in dark mode, whatever the mail declares. */
function invertLightness(colour: string) {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const shift = 255 - Math.max(...parts) - Math.min(...parts)
  return `#${parts.map((part) => (part + shift).toString(16).padStart(2, '0')).join('')}`
}

// Requirement D-381: Emails follow the reader's dark mode, in the shop's palette, and their text has enough contrast in
//   light and dark mode.
test.each(paletteNames)('everything in a mail can be read in light and dark mode: %s', (palette) => {
  const { light, dark } = mailColours[palette]
  expect(weakPairs(light)).toEqual([])
  expect(weakPairs(dark)).toEqual([])
  expect(weakPairs(light, invertLightness)).toEqual([])
})

test.each(paletteNames)('the style sheet of %s is for dark screens and for Outlook.com', (palette) => {
  const { card } = mailColours[palette].dark
  expect(darkSheets[palette]).toContain(`@media (prefers-color-scheme:dark){`)
  expect(darkSheets[palette]).toContain(`[data-ogsb] .card{background-color:${card}!important}`)
  expect(darkSheets[palette].length).toBeLessThan(2000)
})
