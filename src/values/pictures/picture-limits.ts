/** A product has so many pictures at most; the first is its cover (specification §9). */
export const mostPictures = 4

/** What a picture's file may weigh. */
export const mostPictureMegabytes = 15
export const mostPictureBytes = mostPictureMegabytes * 1024 * 1024
