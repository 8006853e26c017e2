/** The most pictures of a product; the first is its cover (specification §9). */
export const maxPictures = 4

/** The maximum size of a picture file. */
export const maxPictureMegabytes = 15
export const maxPictureBytes = maxPictureMegabytes * 1024 * 1024
