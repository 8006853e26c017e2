const megabyte = 1024 * 1024
const most = 15 * megabyte

/** What file pickers offer. An iPhone turns its own format into JPEG when that is what is asked for. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * What is wrong with a chosen file as far as a browser can tell; the server looks inside. Files without a type pass.
 * @returns nothing when it may be sent
 */
export function pictureFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>) {
  if (type !== '' && !type.startsWith('image/')) return `${name} is not a picture. Please choose an image.`
  if (size === 0) return `${name} is empty. Please choose it again.`
  if (size > most) return `${name} is larger than 15 MB. Please choose a smaller one.`
  return undefined
}
