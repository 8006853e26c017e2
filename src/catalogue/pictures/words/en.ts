export const noPictureOfTitle = 'No image has this title yet.'
export const noSuchPicture = 'Image not found.'
export const beingPrepared = 'This image is being prepared. Try again in a moment.'
