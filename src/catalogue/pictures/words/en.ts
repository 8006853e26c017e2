export const noPictureOfTitle = 'There’s no image with this title yet.'
export const noSuchPicture = 'Image not found.'
export const beingPrepared = 'This image is still being processed. Try again in a moment.'
