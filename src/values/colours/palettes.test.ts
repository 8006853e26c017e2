import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blendColours, contrast, minContrast, minOverlayStrength } from './contrast.ts'
import { cssPropertiesOf, paletteNames, paletteStyles, palettes } from './palettes.ts'

const source = join(import.meta.dirname, '../..')
const sheet = readFileSync(join(source, 'ui/styles.css'), 'utf8')
/** The style sheet's colours by name. */
const inTheSheet = Object.fromEntries(
  [...sheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [
    name,
    colour,
  ]),
)

/** The minimum contrast of borders and icons (WCAG 2.2, 1.4.11). */
const enoughForSigns = 3

const tints = Object.keys(inTheSheet).filter((name) => name.startsWith('tint-'))
const quiet = ['cream', 'cream-deep', 'paper']
const grounds = [...quiet, ...tints]

/** Each text colour, and the backgrounds it is used on. */
const words: Record<string, string[]> = {
  ink: [...grounds, 'line'],
  'ink-soft': [...grounds, 'line'],
  'leaf-dark': [...quiet, 'tint-leaf', 'tint-success', 'tint-turmeric'],
  'terracotta-dark': [...quiet, 'tint-terracotta'],
  'turmeric-dark': [...quiet, 'tint-turmeric'],
  danger: [...quiet, 'tint-danger'],
  success: [...quiet, 'tint-success'],
  white: ['leaf-dark', 'terracotta', 'danger', 'ink'],
  black: ['turmeric'],
  cream: ['ink'],
}

/** Borders of inputs and buttons, the focus ring, icons and bars. */
const signs: Record<string, string[]> = {
  edge: ['cream', 'paper'],
  'leaf-dark': [...grounds, 'line'],
  leaf: ['cream', 'paper', 'tint-leaf'],
  terracotta: ['cream', 'paper'],
  cream: ['ink'],
}

test('the first set is that of the style sheet, and costs a page nothing', () => {
  expect(inTheSheet).toMatchObject(palettes.garden)
  expect(paletteStyles('garden')).toBe('')
})

test('the names to choose from are all the sets, and each set has the same colours', () => {
  expect(Object.keys(palettes)).toEqual([...paletteNames])
  const properties = cssPropertiesOf('garden').map(([property]) => property)
  for (const name of paletteNames) {
    expect(cssPropertiesOf(name).map(([property]) => property)).toEqual(properties)
    if (name !== 'garden') expect(paletteStyles(name).length).toBeLessThan(400)
  }
})

test('every colour of words that stands beside a colour of ground in the source is among the pairs', () => {
  const missing = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => pairsIn(readFileSync(join(source, file), 'utf8')).map((pair) => ({ file, ...pair })))
    .filter(({ word, ground }) => !words[word]?.includes(ground))
  expect(missing).toEqual([])
})

/** Strings that name both colours, neither with a state prefix. */
const pairsIn = (text: string) =>
  [...text.matchAll(/'[^'\n]*'|"[^"\n]*"/g)].flatMap(([literal]) => {
    const named = (kind: string) =>
      [...literal.matchAll(new RegExp(`(?<=['"\\s])${kind}-([a-z-]+)(?=['"\\s])`, 'g'))]
        .map(([, name = '']) => name)
        .filter((name) => name in inTheSheet)
    return named('text').flatMap((word) => named('bg').map((ground) => ({ word, ground })))
  })

describeEach((colourOf, least) => {
  for (const [name, under] of Object.entries(words))
    for (const ground of under) least(`${name} on ${ground}`, colourOf(name), colourOf(ground), minContrast)
  for (const [name, under] of Object.entries(signs))
    for (const ground of under)
      least(`${name} by ${ground}`, colourOf(name), colourOf(ground), enoughForSigns)

  const over = (name: string, ground: string, share: number) =>
    blendColours(colourOf(name), colourOf(ground), share)
  least('the footer', over('cream', 'ink', 0.85), colourOf('ink'), minContrast)
  least('the notice of pretended money', colourOf('ink'), over('turmeric', 'cream', 0.2), minContrast)
  const banner = minOverlayStrength / 100
  least('dark words on a picture', colourOf('ink'), over('cream', 'black', banner), minContrast)
  least('light words on a picture', colourOf('white'), over('ink', 'white', banner), minContrast)
})

type Least = (what: string, one: string, other: string, least: number) => void

/** In every palette, every pair must have at least its minimum contrast. */
function describeEach(check: (colourOf: (name: string) => string, least: Least) => void) {
  test.each([...paletteNames])('everything can be read in %s', (palette) => {
    const colours: Record<string, string> = { ...inTheSheet, ...palettes[palette] }
    const tooWeak: string[] = []
    check(
      (name) => colours[name] ?? `there is no ${name}`,
      (what, one, other, least) => {
        const found = contrast(one, other)
        if (!(found >= least)) tooWeak.push(`${what}: ${found.toFixed(2)}`)
      },
    )
    expect(tooWeak).toEqual([])
  })
}
