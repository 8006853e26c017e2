import { maxPictureBytes, maxPictureMegabytes } from '#values/pictures/picture-limits.ts'
import * as words from '../words/office/en.ts'

/** Accepted by file pickers. An iPhone converts HEIC to JPEG because only these types are accepted. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * Checks a chosen file as far as the browser can; the server checks the content. Files without a type pass.
 * @returns the problem, or undefined if the file may be sent
 */
export function pictureFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (type !== '' && !type.startsWith('image/')) return words.fileIsNoPicture({ name })
  if (size === 0) return words.fileIsEmpty({ name })
  if (size > maxPictureBytes) return words.fileIsTooLarge({ name, megabytes: maxPictureMegabytes })
  return undefined
}
