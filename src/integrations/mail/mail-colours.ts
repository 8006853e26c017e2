import { blendColours } from '#values/colours/contrast.ts'
import { type Palette, palettes } from '#values/colours/palettes.ts'

/** The colours of a mail by the part they belong to, in a notation that all mail programs support: `#FBF5E9`. */
export type MailColours = {
  /** Around the card, and behind the blocks in it. */
  ground: string
  card: string
  ink: string
  soft: string
  line: string
  /** The shop's name, headings and links. */
  accent: string
  button: string
  onButton: string
}

const black = '#000000'
const white = '#ffffff'

/** The colours of a mail on a light screen. */
const lightColours = (palette: Palette): MailColours => {
  const colours = palettes[palette]
  return toUpperCase({
    ground: colours.cream,
    card: white,
    ink: colours.ink,
    soft: colours['ink-soft'],
    line: colours.line,
    accent: colours['leaf-dark'],
    button: colours['leaf-dark'],
    onButton: white,
  })
}

/** The colours of a mail on a dark screen: the palette's text colour, darkened, behind its light colours. */
const darkColours = (palette: Palette): MailColours => {
  const colours = palettes[palette]
  const card = blendColours(colours.ink, black, 0.65)
  return toUpperCase({
    ground: blendColours(colours.ink, black, 0.4),
    card,
    ink: colours.cream,
    soft: blendColours(colours.cream, card, 0.75),
    line: blendColours(colours.cream, card, 0.2),
    accent: colours['tint-leaf'],
    button: colours['tint-leaf'],
    onButton: colours['leaf-dark'],
  })
}

const toUpperCase = (colours: MailColours) =>
  Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, colour.toUpperCase()]),
  ) as MailColours

/** The light and dark colours of each palette. Kept, because mails are rendered in the transactions of orders. */
export const mailColours = Object.fromEntries(
  Object.keys(palettes).map((name) => {
    const palette = name as Palette
    return [palette, { light: lightColours(palette), dark: darkColours(palette) }]
  }),
) as Record<Palette, { light: MailColours; dark: MailColours }>

type Rule = [selector: string, property: 'color' | 'background-color' | 'border-color', colour: string]

const darkRules = ({ ground, card, ink, soft, line, accent, button, onButton }: MailColours): Rule[] => [
  ['.ground', 'background-color', ground],
  ['.card', 'background-color', card],
  ['.line', 'border-color', line],
  ['.ink', 'color', ink],
  ['.soft', 'color', soft],
  ['.accent', 'color', accent],
  ['.button', 'background-color', button],
  ['.on-button', 'color', onButton],
]

const cssOf = (rules: Rule[]) =>
  rules.map(([selector, property, colour]) => `${selector}{${property}:${colour}!important}`).join('')

/**
 * The style sheet for dark screens. Outlook.com ignores the media query, and marks the elements whose colours it has
 * replaced with `data-ogsc` and `data-ogsb` instead.
 */
const darkSheetOf = (palette: Palette) => {
  const rules = darkRules(mailColours[palette].dark)
  const within = ([selector, property, colour]: Rule): Rule => [
    `[data-ogs${property === 'color' ? 'c' : 'b'}] ${selector}`,
    property,
    colour,
  ]
  return `@media (prefers-color-scheme:dark){${cssOf(rules)}}${cssOf(rules.map(within))}`
}

export const darkSheets = Object.fromEntries(
  Object.keys(palettes).map((name) => [name, darkSheetOf(name as Palette)]),
) as Record<Palette, string>
