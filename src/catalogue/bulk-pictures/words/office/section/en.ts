/** The section in which photos are added to many products at once. */
export const heading = 'Add photos'
export const photos = 'Photos'
export const hint = ({ most }: { most: number }) =>
  `Up to ${most} at once. Name each file after its product or SKU, such as ragi-porridge-1.jpg, to match it to the product automatically.`
export const tooManyFiles = ({ most, left }: { most: number; left: number }) =>
  `You can add ${most} photos at once. ${left} were left out. Add them afterwards.`
export const chosenPhotos = 'Chosen photos'
export const noProductYet = 'No product yet'
export const matching = 'Looking for the product…'
export const chooseProduct = 'Choose'
export const changeProduct = 'Change'
/** Added after Choose, Change or Remove for screen readers. */
export const ofFile = ({ file }: { file: string }) => ` the product of ${file}`
export const removePhoto = ({ file }: { file: string }) => `Remove ${file}`
export const findProduct = ({ file }: { file: string }) => `Find the product of ${file}`
export const nothingFound = 'No product found'
export const notMatched = 'Couldn’t look for the products. Choose them yourself, or try again.'
export const tryAgain = 'Try again'
export const withoutProduct = ({ count }: { count: number }) =>
  count === 1
    ? '1 photo has no product yet, and stays here.'
    : `${count} photos have no product yet, and stay here.`
export const add = ({ count }: { count: number }) => (count === 1 ? 'Add 1 photo' : `Add ${count} photos`)
export const adding = ({ at, count }: { at: number; count: number }) => `Uploading ${at} of ${count}…`
/** Leaving the section forgets the chosen files. */
export const lostOnLeave = 'The photos that you chose aren’t uploaded yet. You’d have to choose them again.'
export const notAdded = 'Couldn’t upload the photos. Try again.'
export const uploaded = ({ count }: { count: number }) =>
  count === 1 ? '1 photo uploaded.' : `${count} photos uploaded.`

export const inWork = ({ count }: { count: number }) =>
  count === 1
    ? '1 photo is being added. You can leave this page.'
    : `${count} photos are being added. You can leave this page.`
export const lastPhotos = 'Added in the last 7 days'
export const lastNotLoaded = 'Couldn’t load the photos that were added.'
export const states = { waiting: 'Waiting…', added: 'Added', refused: 'Not added' }
export const reasons = {
  damaged: 'The photo is damaged or incomplete. Save it again, then upload it.',
  full: 'The product has 4 images already. Remove one, then upload the photo again.',
  gone: 'The product was deleted.',
  lost: 'The file is gone, for example after a backup was restored. Upload it again.',
  interrupted: 'The server stopped several times while it worked on this photo. Upload a smaller one.',
}
