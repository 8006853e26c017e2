import sharp from 'sharp'
import { muesliForm } from '#test/shop/forms.ts'
import { formOf, type Visitor } from '../visitor.ts'

export const concurrentForms = 3
export const picturesPerForm = 4
/** 48 megapixels: a current phone camera, with a similar file size. */
const photo = { width: 8000, height: 6000 }

/**
 * Photos for all forms: one image with realistic noise, so that its file size is realistic; a comment makes each file
 * different.
 */
export async function makePhotos() {
  const noise = Buffer.from(Array.from({ length: 1000 * 750 * 3 }, () => 100 + Math.random() * 60))
  const bytes = await sharp(noise, { raw: { width: 1000, height: 750, channels: 3 } })
    .resize(photo.width, photo.height, { kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer()
  const [start, rest] = [bytes.subarray(0, 2), bytes.subarray(2)]
  const comment = (at: number) => Buffer.from([0xff, 0xfe, 0, 3, at])
  return Array.from({ length: concurrentForms * picturesPerForm }, (_, at) =>
    Buffer.concat([start, comment(at), rest]),
  )
}

/** Adds three products at the same moment, each with four photos. */
export async function sendForms(admin: Visitor, photos: Buffer[]) {
  const [category] = await admin.call<{ id: number }[]>('GET', '/categories')
  const forms = Array.from({ length: concurrentForms }, (_, at) => {
    const form = formOf({ ...muesliForm(category?.id ?? 0), name: `Berry Muesli ${at}` })
    for (const picture of photos.slice(at * picturesPerForm, (at + 1) * picturesPerForm))
      form.append('image', new Blob([new Uint8Array(picture)]), 'photo.jpg')
    return form
  })
  await Promise.all(forms.map((form) => admin.call('POST', '/products/add', form)))
}
