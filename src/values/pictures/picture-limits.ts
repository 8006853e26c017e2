/** A product has so many pictures at most; the first is its cover (specification §9). */
export const maxPictures = 4

/** What a picture's file may weigh. */
export const maxPictureMegabytes = 15
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024
