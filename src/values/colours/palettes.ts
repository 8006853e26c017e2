/**
 * The palettes, by the colours' names in `ui/styles.css`. The colours for danger, success and categories are the same
 * in all. `palettes.test.ts` checks the contrast in each.
 */
export const palettes = {
  garden: {
    cream: '#fbf5e9',
    'cream-deep': '#f4ebda',
    ink: '#2f3a25',
    'ink-soft': '#55614f',
    leaf: '#5e7a3a',
    'leaf-dark': '#3f5a26',
    terracotta: '#b5583a',
    'terracotta-dark': '#96432a',
    line: '#e6dfd0',
    edge: '#868c7b',
    'tint-leaf': '#e6ecd6',
    'tint-terracotta': '#f6e2d6',
  },
  lagoon: {
    cream: '#f2f7f7',
    'cream-deep': '#e5eff0',
    ink: '#173540',
    'ink-soft': '#4a616a',
    leaf: '#2b7a86',
    'leaf-dark': '#135863',
    terracotta: '#b4502f',
    'terracotta-dark': '#8f3d20',
    line: '#d6e3e5',
    edge: '#768b92',
    'tint-leaf': '#d9ebed',
    'tint-terracotta': '#f8e2d9',
  },
  brick: {
    cream: '#fcf4ee',
    'cream-deep': '#f6e8dd',
    ink: '#44241a',
    'ink-soft': '#6d5248',
    leaf: '#a8512f',
    'leaf-dark': '#84371b',
    terracotta: '#a5542b',
    'terracotta-dark': '#803c18',
    line: '#ebdccf',
    edge: '#9a8377',
    'tint-leaf': '#f5e0d3',
    'tint-terracotta': '#f8e4cf',
  },
  jamun: {
    cream: '#faf5f9',
    'cream-deep': '#f2e8f0',
    ink: '#36223b',
    'ink-soft': '#625068',
    leaf: '#84508f',
    'leaf-dark': '#633270',
    terracotta: '#b04a5c',
    'terracotta-dark': '#8c3446',
    line: '#e6dae4',
    edge: '#8d7e91',
    'tint-leaf': '#eddff0',
    'tint-terracotta': '#f7e0e3',
  },
  charcoal: {
    cream: '#f7f6f4',
    'cream-deep': '#eceae6',
    ink: '#262626',
    'ink-soft': '#575652',
    leaf: '#66645d',
    'leaf-dark': '#3a3936',
    terracotta: '#a15c13',
    'terracotta-dark': '#7d4509',
    line: '#dedbd5',
    edge: '#85837d',
    'tint-leaf': '#e6e4de',
    'tint-terracotta': '#f5e6d2',
  },
} as const

export type Palette = keyof typeof palettes
export const paletteNames = ['garden', 'lagoon', 'brick', 'jamun', 'charcoal'] as const satisfies Palette[]

/** The palette in the style sheet itself, which needs no overrides. */
export const defaultPalette = 'garden' satisfies Palette

/** The CSS custom properties of a palette's colours, with their values. */
export const cssPropertiesOf = (palette: Palette) =>
  Object.entries(palettes[palette]).map(([name, colour]) => [`--color-${name}`, colour] as const)

/** The styles that override the style sheet's palette; empty for the default. */
export const paletteStyles = (palette: Palette) =>
  palette === defaultPalette
    ? ''
    : `:root{${cssPropertiesOf(palette)
        .map((each) => each.join(':'))
        .join(';')}}`
