import { expect, test } from 'vitest'
import { pictureKey } from '#catalogue/pictures/server/picture-paths.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import { addWaitingPictures } from './add-waiting-pictures.ts'

// Requirement D-528
test('several processes add each photo once, and those of one product in order', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const colours = ['#103020', '#205030', '#307040', '#409050']
  const photos = await Promise.all(colours.map(plainPicture))
  const products = [
    await addProduct(shop.db, { name: 'Ragi' }),
    await addProduct(shop.db, { name: 'Thinai' }),
  ]
  for (const photo of photos)
    for (const { id } of products) {
      const sent = await sendForm(admin, 'post', `/api/products/${id}/waiting-pictures`, {}, [photo])
      expect(sent.statusCode, JSON.stringify(sent.json())).toBe(201)
    }
  await Promise.all([addWaitingPictures(shop), addWaitingPictures(shop), addWaitingPictures(shop)])
  // A process stops when every photo that is left belongs to a product that another one works on.
  await addWaitingPictures(shop)
  const { waiting, pictures } = (await admin.get('/api/products/waiting-pictures')).json()
  expect(waiting).toBe(0)
  expect(pictures.map(({ state }: { state: string }) => state)).toEqual(Array(8).fill('added'))
  for (const { id } of products) {
    const shown = (await admin.get(`/api/products/all/${id}`)).json().pictures
    expect(shown.map(({ url }: { url: string }) => url)).toEqual(
      photos.map((photo) => pictureUrl(pictureKey(photo))),
    )
  }
  const edits = (await admin.get('/api/activity?limit=50')).json()
  expect(edits).toHaveLength(8)
})
