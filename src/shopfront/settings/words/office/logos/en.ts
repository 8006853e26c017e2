export const title = 'Logo and icon'
export const lead =
  'A logo is on every page and in every mail within a second. Without one the drawn mark stands beside the name.'
export const loading = 'Loading the logo...'
export const notLoaded = 'The logo could not be loaded.'

export const shapes = { square: 'Square logo', wide: 'Wide logo' }
export const seen = {
  square:
    'Seen beside the name, and as the icon of the shop in a browser’s tab and on a phone. Without one the icon is the first letter of a name of your own, in your colours. See-through stays see-through. At least 200 × 200 pixels.',
  wide: 'Seen in the place of mark and name at the top, at the bottom and in mails, so it should say the name. Up to five times as wide as high, at least 200 pixels high.',
}
export const upload = {
  square: 'Upload a square logo',
  wide: 'Upload a wide logo',
}
export const shownNow = 'Shown now'
export const save = {
  square: 'Show this square logo',
  wide: 'Show this wide logo',
}
export const saving = 'Saving...'
export const doWithout = 'Leave as it was'
export const remove = {
  square: 'Take the square logo away',
  wide: 'Take the wide logo away',
}
export const earlier = 'Shown before'
export const putBack = 'Put back'
/** Behind it, for who cannot see which one it is. */
export const theOneOf = ({ when }: { when: string }) => ` the one of ${when}`
export const savedBy = ({ by, when }: { by: string; when: string }) => `${by}, ${when}`
export const saved = 'Saved. Every page shows it from now on.'
export const notSaved = 'The logo could not be saved. Please try again.'
export const looksLike = ({ shape }: { shape: string }) => `${shape}, as it is shown now`
export const newOne = ({ name }: { name: string }) => `New: ${name}`

export const logoTooHeavy = ({ megabytes }: { megabytes: number }) =>
  `A logo can have at most ${megabytes} MB. Please choose a smaller file.`
export const logoTooLarge = ({ most, width, height }: { most: number; width: number; height: number }) =>
  `A logo can have at most ${most} pixels on a side, this one has ${width} × ${height}. Please choose a smaller one.`

export const oneLogo = 'Please send one picture.'
export const logoMissing = 'Please choose a picture.'
export const logoChangedMeanwhile =
  'Somebody else has changed this logo meanwhile. What is shown now is theirs; yours takes its place when you save once more.'
export const noEarlierLogo = 'This logo is not there any more.'
type Size = { width: number; height: number }
export const wrongShape = {
  square: ({ width, height }: Size) =>
    `This picture is ${width} × ${height} pixels. Please send one that is about as wide as high, or use it as the wide logo.`,
  wide: ({ width, height }: Size) =>
    `This picture is ${width} × ${height} pixels. Please send one that is wider than high, up to five times, or use it as the square logo.`,
}
