export const title = 'Title'
export const titleHint = 'Press one above, or type a title of your own.'
export const titleMissing = 'Please give the picture a title.'
export const titleInvalid = 'Please use at most 80 characters that can be seen.'
export const image = 'Image'
export const imageMissing = 'Please upload an image.'
export const imageForPhones = 'Image for phones (optional)'
export const imageForPhonesHint = 'Upright, where the wide one would lose its subject.'
export const alt = 'What the picture shows (optional)'
export const altHint = 'Read out to people who cannot see it.'
export const addImage = 'Add Image'
export const adding = 'Adding...'
export const imageAdded = 'Image added Successfully! 🎉'
export const imageNotAdded = 'Failed to add image. Please try again.'
export const tooManyForTitle = 'Please send one picture, and at most one more for phones.'

export const shownToday = 'What the shop shows today'
/** Where the storefront shows a title it knows. */
export const titles = {
  bannerImage1: 'Home page, first banner',
  bannerImage2: 'Home page, second banner',
  bannerImage3: 'Home page, third banner',
  aboutImage1: 'About page, first picture',
  aboutImage2: 'About page, second picture',
  aboutImage3: 'About page, third picture',
  loginBg: 'Behind login and register',
}
export const titleOfYourOwn = 'A title of your own'
/** Behind where a title is shown. */
export const nothingYet = ' · nothing yet'
export const anotherOnPhones = ' · another on phones'

export const storedPictures = 'Stored pictures'
export const storedPicturesCounted = ({ count }: { count: number }) =>
  `Stored pictures (${count.toLocaleString('en-IN')})`
export const loadingImages = 'Loading images...'
export const imagesNotLoaded = 'Failed to load images.'
export const noImages = 'No images found.'
export const pagesOfPictures = 'Pages of pictures'
export const notShownAnywhere = 'Not shown anywhere'
type Stored = { width: number; height: number; bytes: number }
/** 1 234 567 bytes are said as `1.2 MB`. */
export const sizeOf = ({ width, height, bytes }: Stored) =>
  bytes < 1_000_000
    ? `${width} × ${height}, ${Math.ceil(bytes / 1000)} KB`
    : `${width} × ${height}, ${(bytes / 1_000_000).toFixed(1)} MB`

export const deletePicture = 'Delete'
/** Behind it, for who cannot see which one it is. */
export const thisPicture = ' this picture'
export const deleteQuestion = 'Are you sure you want to delete this picture?'
export const deleteDetail = 'It is shown nowhere. It cannot be brought back.'
export const pictureDeleted = 'The picture is deleted.'
export const pictureNotDeleted = 'Failed to delete the image. Please try again.'
export const pictureIsGone = 'This picture does not exist any more.'
export const pictureIsShown = 'This picture is shown somewhere, or in an old order.'

export const choosePicture = 'Choose a picture, or drop it here'
export const choosePictures = 'Choose pictures, or drop them here'
export const shownNow = 'Shown now'
export const newPicture = ({ name }: { name: string }) => `New picture: ${name}`
export const newNotSaved = 'New, not saved yet'
export const remove = 'Remove'

/** What is wrong with a chosen file as far as a browser can tell. */
export const fileIsNoPicture = ({ name }: { name: string }) =>
  `${name} is not a picture. Please choose an image.`
export const fileIsEmpty = ({ name }: { name: string }) => `${name} is empty. Please choose it again.`
export const fileIsTooLarge = ({ name, megabytes }: { name: string; megabytes: number }) =>
  `${name} is larger than ${megabytes} MB. Please choose a smaller one.`

type Place = { number: number }
export const pictures = 'Pictures'
export const cover = 'Cover'
export const pictureAt = ({ number }: Place) => `Picture ${number}`
/** The same for who cannot see it: a product's first picture, its second. */
export const altAt = ({ number }: Place) => `picture ${number}`
export const newAltAt = ({ number, file }: Place & { file: string }) => `picture ${number}: ${file}`
/** Behind a picture's place, where it is not saved yet. */
export const isNew = ' · new'
export const moveEarlier = ({ number }: Place) => `Move picture ${number} earlier`
export const moveLater = ({ number }: Place) => `Move picture ${number} later`
export const replaceAt = ({ number }: Place) => `Replace picture ${number}`
export const removeAt = ({ number }: Place) => `Remove picture ${number}`
export const soMany = ({ count, most }: { count: number; most: number }) => `${count} of ${most} pictures`
export const replaced = ({ number }: Place) => `Picture ${number} is replaced`
export const movedTo = ({ from, to }: { from: number; to: number }) => `Picture ${from} is now picture ${to}`
export const takenOut = ({ number }: Place) => `Picture ${number} is taken out`
export const upTo = ({ most, megabytes }: { most: number; megabytes: number }) =>
  `Up to ${most}, ${megabytes} MB each. The first one is the cover.`

/** What cannot be used, and what to do instead. */
const pleaseSend = 'Please send a JPEG, PNG, WebP or AVIF.'
export const refusedKinds = {
  heic: 'This is an iPhone picture in the HEIC format, which most browsers cannot show. Please send it as JPEG (on the iPhone: Settings, Camera, Formats, Most Compatible).',
  gif: `GIF files cannot be used. ${pleaseSend}`,
  tiff: `TIFF files cannot be used. ${pleaseSend}`,
  svg: `SVG drawings cannot be used. ${pleaseSend}`,
  pdf: `This is a PDF document, not a picture. ${pleaseSend}`,
  video: `This is a film, not a picture. ${pleaseSend}`,
}
export const noPicture = `This file is not a picture. ${pleaseSend}`
export const damaged = 'This picture is damaged or incomplete. Please save it again and send it once more.'
export const moves = 'This picture moves. Please send a still one.'
export const tooManyBytes = ({ megabytes }: { megabytes: number }) =>
  `This picture is larger than ${megabytes} MB. Please send a smaller one.`
type Size = { width: number; height: number }
export const tooManyPixels = ({ width, height, millions }: Size & { millions: number }) =>
  `This picture has ${width} × ${height} pixels, more than the ${millions} million we can take. Please send a smaller one.`
export const tooSmall = ({ width, height, least }: Size & { least: number }) =>
  `This picture is too small (${width} × ${height} pixels). Please send one of at least ${least} × ${least}.`
/** Which one it is, where there are several. */
export const ofFile = ({ name, problem }: { name: string; problem: string }) => `${name}: ${problem}`
