/** The folder of the demo's pictures in every width. They are read from here and not copied to the media store. */
export const demoPictures = import.meta.dirname
