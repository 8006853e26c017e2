export const noPictureOfTitle = 'No picture has this title yet.'
export const noSuchPicture = 'There is no such picture.'
export const beingPrepared = 'This picture is being prepared. Please try again in a moment.'
