import { maxPictureBytes, maxPictureMegabytes } from '#values/pictures/picture-limits.ts'
import * as words from '../words/office/en.ts'

/** What file pickers offer. An iPhone turns its own format into JPEG when that is what is asked for. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * What is wrong with a chosen file as far as a browser can tell; the server looks inside. Files without a type pass.
 * @returns nothing when it may be sent
 */
export function pictureFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (type !== '' && !type.startsWith('image/')) return words.fileIsNoPicture({ name })
  if (size === 0) return words.fileIsEmpty({ name })
  if (size > maxPictureBytes) return words.fileIsTooLarge({ name, megabytes: maxPictureMegabytes })
  return undefined
}
