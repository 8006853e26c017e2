/** The folder with the demo's pictures in every width, read in place under the shop's own picture store. */
export const demoPictures = import.meta.dirname
