/** Form values of a picture for a title. */
export type ImageValues = { title: string; alt: string; image: File | null; phone: File | null }

export const blankImage: ImageValues = { title: '', alt: '', image: null, phone: null }

/** Whether nothing has been entered yet. */
export const isBlankImage = ({ title, alt, image, phone }: ImageValues) =>
  title === '' && alt === '' && image === null && phone === null

/**
 * The request body that adds a picture to a title. The order matters: the API takes the wide picture first, then the
 * one for phones.
 */
export function imageFormData({ title, alt, image, phone }: ImageValues) {
  const form = new FormData()
  form.append('title', title.trim())
  form.append('alt', alt.trim())
  for (const file of [image, phone]) if (file) form.append('image', file)
  return form
}
