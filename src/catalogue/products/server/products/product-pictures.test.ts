import { expect, test } from 'vitest'
import { masterPath, pictureKey } from '#catalogue/pictures/server/picture-paths.ts'
import { plainPicture } from '#test/shop/forms.ts'
import { createProductAdmin } from '#test/shop/product-admin.ts'
import type { Product } from '../../contract.ts'

const leaf = await plainPicture('#5E7A3A')
const chilli = await plainPicture('#A23E26')
const plum = await plainPicture('#7A3B47')

/** A product with leaf, chilli and plum pictures. */
async function withPictures() {
  const office = await createProductAdmin()
  const product: Product = (await office.add({}, [leaf, chilli, plum])).json()
  const [first = '', second = '', third = ''] = product.pictures.map((picture) => picture.url)
  const arrange = async (pictures: string[], files: Buffer[] = []) => {
    const edited = await office.edit(product.id, { pictures: JSON.stringify(pictures) }, files)
    return { edited, urls: edited.json().pictures?.map((picture: { url: string }) => picture.url) }
  }
  return { ...office, product, first, second, third, arrange }
}

test('pictures are put in order, removed and replaced', async () => {
  const { first, second, third, arrange } = await withPictures()
  expect((await arrange([third, first, second])).urls).toEqual([third, first, second])
  expect((await arrange([third, second])).urls).toEqual([third, second])
  const { urls } = await arrange(['new', second, third, 'new'], [await plainPicture('white'), leaf])
  expect(urls).toEqual([expect.stringMatching(/^\/pictures\/\w{32}$/), second, third, first])
  expect((await arrange([])).urls).toEqual([])
})

// Requirement 7-26: PUT /products/{id} takes a form with an optional image.
test('a single file replaces the cover', async () => {
  const { product, edit, second, third } = await withPictures()
  const edited: Product = (await edit(product.id, {}, [await plainPicture('white')])).json()
  expect(edited.image1).not.toBe(product.image1)
  expect([edited.image2, edited.image3, edited.image4]).toEqual([second, third, null])
})

test('a form that names a picture which is gone is refused, and none of it is saved', async () => {
  const { arrange, first, product, see } = await withPictures()
  const { edited } = await arrange([first, '/pictures/00000000000000000000000000000000'])
  expect(edited.json()).toMatchObject({ code: 'INVALID', fields: { pictures: expect.any(String) } })
  expect((await arrange([first, 'new'])).edited.statusCode).toBe(400)
  expect(await see(product.id)).toEqual(product)
})

test('among several files the one that cannot be taken is named, before any is stored', async () => {
  const { shop, add } = await createProductAdmin()
  const refused = await add({}, [leaf, chilli, Buffer.from('<!doctype html>')])
  expect([refused.statusCode, refused.json().fields.image]).toEqual([
    400,
    'photo 3.jpg: This file isn’t an image. Upload a JPEG, PNG, WebP or AVIF image.',
  ])
  expect(await shop.media.get(masterPath(pictureKey(leaf)))).toBeNull()
})

// Requirement 5-19: A fifth image of a product shows 'You can upload a maximum of 4 images'.
// Requirement 9-4: A product has at most 4 images.
test('a fifth image is rejected, and so is a file that isn’t an image', async () => {
  const { add } = await createProductAdmin()
  const five = await add({}, [leaf, leaf, leaf, leaf, leaf])
  expect([five.statusCode, five.json().error]).toEqual([400, 'You can upload a maximum of 4 images'])
  const text = await add({}, [Buffer.from('<svg onload="alert(1)"></svg>')])
  expect(text.json()).toMatchObject({ code: 'INVALID', fields: { image: expect.stringContaining('SVG') } })
})
