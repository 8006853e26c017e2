export const title = 'Title'
export const titleHint = 'Select one above, or enter your own title.'
export const titleMissing = 'Enter a title for the image.'
export const titleInvalid = 'Use at most 80 visible characters.'
export const image = 'Image'
export const imageMissing = 'Please upload an image.'
export const imageForPhones = 'Image for phones (optional)'
export const imageForPhonesHint = 'Upload a portrait image if the subject of the wide one would be cut off.'
export const alt = 'Image description (optional)'
export const altHint = 'Describe the image for people who can’t see it.'
export const addImage = 'Add Image'
export const adding = 'Adding...'
export const imageAdded = 'Image added Successfully! 🎉'
export const imageNotAdded = 'Failed to add image. Please try again.'
export const tooManyForTitle = 'Upload one image, and at most one more for phones.'

export const shownToday = 'Images in use'
/** Where the storefront shows each known title. */
export const titles = {
  bannerImage1: 'Home page, first banner',
  bannerImage2: 'Home page, second banner',
  bannerImage3: 'Home page, third banner',
  aboutImage1: 'About page, first image',
  aboutImage2: 'About page, second image',
  aboutImage3: 'About page, third image',
  loginBg: 'Login and registration background',
}
export const titleOfYourOwn = 'Custom title'
/** Added after the place where a title is shown. */
export const nothingYet = ' · no image yet'
export const anotherOnPhones = ' · different image on phones'

export const storedPictures = 'Uploaded images'
export const storedPicturesCounted = ({ count }: { count: number }) =>
  `Uploaded images (${count.toLocaleString('en-IN')})`
export const loadingImages = 'Loading images...'
export const imagesNotLoaded = 'Failed to load images.'
export const noImages = 'No images found.'
export const pagesOfPictures = 'Images pagination'
export const notShownAnywhere = 'Not shown anywhere'
type Stored = { width: number; height: number; bytes: number }
/** 1234567 bytes are shown as `1.2 MB`. */
export const sizeOf = ({ width, height, bytes }: Stored) =>
  bytes < 1_000_000
    ? `${width} × ${height}, ${Math.ceil(bytes / 1000)} KB`
    : `${width} × ${height}, ${(bytes / 1_000_000).toFixed(1)} MB`

export const deletePicture = 'Delete'
/** Added after Delete for screen readers. */
export const thisPicture = ' this image'
export const deleteQuestion = 'Are you sure you want to delete this image?'
export const deleteDetail = 'This image isn’t shown anywhere. Deleting it can’t be undone.'
export const pictureDeleted = 'Image deleted.'
export const pictureNotDeleted = 'Couldn’t delete the image. Try again.'
export const pictureIsGone = 'This image no longer exists.'
export const pictureIsShown =
  'This image can’t be deleted because it’s used in your shop or in an earlier order.'

export const choosePicture = 'Choose an image, or drop it here'
export const choosePictures = 'Choose images, or drop them here'
export const shownNow = 'Current image'
export const newPicture = ({ name }: { name: string }) => `New image: ${name}`
export const newNotSaved = 'New, not saved yet'
export const remove = 'Remove'

/** Problems with a chosen file that the browser can detect. */
export const fileIsNoPicture = ({ name }: { name: string }) => `${name} isn’t an image. Choose an image file.`
export const fileIsEmpty = ({ name }: { name: string }) => `${name} is empty. Choose the file again.`
export const fileIsTooLarge = ({ name, megabytes }: { name: string; megabytes: number }) =>
  `${name} is larger than ${megabytes} MB. Choose a smaller image.`

type Place = { number: number }
export const pictures = 'Images'
export const cover = 'Cover'
export const pictureAt = ({ number }: Place) => `Image ${number}`
/** Alternative text for a product's first image, second image and so on. */
export const altAt = ({ number }: Place) => `image ${number}`
export const newAltAt = ({ number, file }: Place & { file: string }) => `image ${number}: ${file}`
/** Added after an image's position while it is not saved yet. */
export const isNew = ' · new'
export const moveEarlier = ({ number }: Place) => `Move image ${number} earlier`
export const moveLater = ({ number }: Place) => `Move image ${number} later`
export const replaceAt = ({ number }: Place) => `Replace image ${number}`
export const removeAt = ({ number }: Place) => `Remove image ${number}`
export const countOfLimit = ({ count, most }: { count: number; most: number }) => `${count} of ${most} images`
export const replaced = ({ number }: Place) => `Image ${number} replaced`
export const movedTo = ({ from, to }: { from: number; to: number }) => `Image ${from} is now image ${to}`
export const removed = ({ number }: Place) => `Image ${number} removed`
export const uploadLimits = ({ most, megabytes }: { most: number; megabytes: number }) =>
  `Up to ${most} images, ${megabytes} MB each. The first one is the cover.`

/** Files that can't be used, and what to upload instead. */
const pleaseSend = 'Upload a JPEG, PNG, WebP or AVIF image.'
export const refusedKinds = {
  heic: 'This is an iPhone photo in HEIC format, which most browsers can’t show. Upload it as a JPEG (on the iPhone: Settings > Camera > Formats > Most Compatible).',
  gif: `GIF files aren’t supported. ${pleaseSend}`,
  tiff: `TIFF files aren’t supported. ${pleaseSend}`,
  svg: `SVG files aren’t supported. ${pleaseSend}`,
  pdf: `This is a PDF, not an image. ${pleaseSend}`,
  video: `This is a video, not an image. ${pleaseSend}`,
}
export const noPicture = `This file isn’t an image. ${pleaseSend}`
export const damaged = 'This image is damaged or incomplete. Save it again, then upload it.'
export const moves = 'This image is animated. Upload a still image.'
export const tooManyBytes = ({ megabytes }: { megabytes: number }) =>
  `This image is larger than ${megabytes} MB. Upload a smaller one.`
type Size = { width: number; height: number }
export const tooManyPixels = ({ width, height, millions }: Size & { millions: number }) =>
  `This image has ${width} × ${height} pixels, more than the limit of ${millions} million. Upload a smaller one.`
export const tooSmall = ({ width, height, least }: Size & { least: number }) =>
  `This image is too small (${width} × ${height} pixels). Upload one of at least ${least} × ${least} pixels.`
/** Names the file when there are several. */
export const ofFile = ({ name, problem }: { name: string; problem: string }) => `${name}: ${problem}`
