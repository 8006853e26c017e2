export const title = 'Logo and icon'
export const lead =
  'When you upload a logo, it appears on every page and in every email within a second. Without one, pages show the first letter of your shop name or a sample logo next to the name, and emails show only the name.'
export const loading = 'Loading the logo...'
export const notLoaded = 'Couldn’t load the logo.'

export const shapes = { square: 'Square logo', wide: 'Wide logo' }
export const seen = {
  square:
    'Shown next to the name, and as your shop’s icon in browser tabs and on phones. Without one, the icon is the first letter of your own shop name, in your colours. Transparency is kept. Use at least 200 × 200 pixels.',
  wide: 'Shown in place of the square logo and name at the top and bottom of pages and in emails, so it should include the name. It can be up to five times as wide as high, and must be at least 200 pixels high.',
}
export const upload = {
  square: 'Upload a square logo',
  wide: 'Upload a wide logo',
}
export const shownNow = 'Current logo'
export const save = {
  square: 'Use this square logo',
  wide: 'Use this wide logo',
}
export const saving = 'Saving...'
export const doWithout = 'Cancel'
export const remove = {
  square: 'Remove the square logo',
  wide: 'Remove the wide logo',
}
export const earlier = 'Previous logos'
export const putBack = 'Restore'
/** Read out after the button’s text, for people who can’t see which logo it is. */
export const theOneOf = ({ when }: { when: string }) => ` the logo from ${when}`
export const savedBy = ({ by, when }: { by: string; when: string }) => `${by}, ${when}`
export const saved = 'Logo updated.'
export const notSaved = 'Couldn’t update the logo. Try again.'
export const looksLike = ({ shape }: { shape: string }) => `${shape}, current`
export const newOne = ({ name }: { name: string }) => `New: ${name}`

export const logoTooHeavy = ({ megabytes }: { megabytes: number }) =>
  `A logo can be at most ${megabytes} MB. Choose a smaller file.`
export const logoTooLarge = ({ most, width, height }: { most: number; width: number; height: number }) =>
  `A logo can be at most ${most} pixels wide or high. This one is ${width} × ${height}. Choose a smaller one.`

export const oneLogo = 'Upload one image.'
export const logoMissing = 'Choose an image.'
export const logoChangedMeanwhile =
  'Someone else changed this logo. Their logo is shown now. Save again to replace it with yours.'
export const noEarlierLogo = 'This logo no longer exists.'
type Size = { width: number; height: number }
export const wrongShape = {
  square: ({ width, height }: Size) =>
    `This image is ${width} × ${height} pixels. Upload one that’s about as wide as it is high, or use this one as the wide logo.`,
  wide: ({ width, height }: Size) =>
    `This image is ${width} × ${height} pixels. A wide logo must be wider than it is high, but no more than five times as wide. Upload another image, or use this one as the square logo.`,
}
