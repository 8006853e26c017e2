import { expect, test } from 'vitest'
import { masterPath, pictureKey } from '#catalogue/pictures/server/picture-paths.ts'
import { appendPicture } from '#catalogue/products/server/products/append-picture.ts'
import { leaseSeconds } from '#database/lease.ts'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import { pictureUrl } from '#values/pictures/picture.ts'
import type { WaitingPicture } from '../contract.ts'
import { addWaitingPictures } from './add-waiting-pictures.ts'
import { purgeWaitingPictures } from './waiting-pictures.queries.ts'

const leaf = await plainPicture('#5E7A3A')
const chilli = await plainPicture('#A23E26')
const turmeric = await plainPicture('#D9A521')
const urlOf = (upload: Buffer) => pictureUrl(pictureKey(upload))

async function office() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const category = await addCategory(shop.db, { name: 'Porridge' })
  const ragi = await addProduct(shop.db, { name: 'Ragi Porridge', category_id: category.id })
  const upload = (file: Buffer, productId = ragi.id) =>
    sendForm(admin, 'post', `/api/products/${productId}/waiting-pictures`, {}, [file])
  const list = async (): Promise<{ waiting: number; pictures: WaitingPicture[] }> =>
    (await admin.get('/api/products/waiting-pictures')).json()
  const states = async () => (await list()).pictures.map(({ state, reason }) => [state, reason])
  const product = async (id = ragi.id) => (await admin.get(`/api/products/all/${id}`)).json()
  const picturesOf = async (id = ragi.id) =>
    (await product(id)).pictures.map((picture: { url: string }) => picture.url)
  return { shop, admin, ragi, upload, list, states, product, picturesOf }
}

test('file names are matched with the products that aren’t deleted', async () => {
  const { admin, ragi } = await office()
  const match = async () =>
    (
      await admin.post('/api/products/waiting-pictures/match', {
        file_names: ['ragi-porridge-2.jpg', 'IMG_0001.jpg'],
      })
    ).json().matches
  expect(await match()).toEqual([
    { file_name: 'ragi-porridge-2.jpg', product: { id: ragi.id, name: 'Ragi Porridge' } },
    { file_name: 'IMG_0001.jpg', product: null },
  ])
  await admin.delete(`/api/products/${ragi.id}`)
  expect((await match())[0].product).toBeNull()
})

// Requirement D-528: photos that were uploaded for many products are encoded in the background and added to their
//   products in the order of the upload, each as an edit of whoever uploaded it.
test('uploaded photos are added behind those that the product has', async () => {
  const { shop, admin, ragi, upload, list, states, product, picturesOf } = await office()
  for (const file of [leaf, chilli]) expect((await upload(file)).statusCode).toBe(201)
  expect(await list()).toMatchObject({ waiting: 2, pictures: [{ state: 'waiting' }, { state: 'waiting' }] })
  expect(await picturesOf()).toEqual([])

  await addWaitingPictures(shop)
  expect(await states()).toEqual([
    ['added', null],
    ['added', null],
  ])
  expect(await picturesOf()).toEqual([urlOf(leaf), urlOf(chilli)])
  expect((await product()).pictures[0].alt).toBe('Ragi Porridge')
  const edit = { action: 'edited', actor: admin.user.name, subject_id: String(ragi.id) }
  const edits = (await admin.get('/api/activity')).json()
  expect(edits).toMatchObject([edit, edit])
  // The uploaded files are gone; the encoded ones are there.
  expect(await shop.media.get(`uploads/${pictureKey(leaf)}`)).toBeNull()
  expect(await shop.media.get(masterPath(pictureKey(leaf)))).not.toBeNull()
})

test('the same photo sent twice is added once', async () => {
  const { shop, upload, list, picturesOf } = await office()
  await upload(leaf)
  await upload(leaf)
  expect((await list()).waiting).toBe(1)
  await addWaitingPictures(shop)
  await upload(leaf)
  await addWaitingPictures(shop)
  expect(await picturesOf()).toEqual([urlOf(leaf)])
})

test('one file can wait for two products', async () => {
  const { shop, admin, ragi, upload, picturesOf } = await office()
  const podi = await addProduct(shop.db, { name: 'Idli Podi', category_id: ragi.category_id })
  await upload(leaf)
  await upload(leaf, podi.id)
  await addWaitingPictures(shop)
  expect([await picturesOf(), await picturesOf(podi.id)]).toEqual([[urlOf(leaf)], [urlOf(leaf)]])
  expect((await admin.get('/api/images')).json()).toHaveLength(1)
})

// Requirement D-529: a photo that can’t be added says why, and the others are added all the same.
test('a photo too many, a damaged one and one of a deleted product say why', async () => {
  const { shop, admin, ragi, upload, list, picturesOf } = await office()
  const podi = await addProduct(shop.db, { name: 'Idli Podi', category_id: ragi.category_id })
  const colours = ['#111111', '#222222', '#333333', '#444444', '#555555']
  for (const colour of colours) await upload(await plainPicture(colour))
  await upload(turmeric.subarray(0, turmeric.length - 40), podi.id)
  await upload(chilli, podi.id)
  await addWaitingPictures(shop)
  const ends = (await list()).pictures.map(({ product, state, reason }) => [product.name, state, reason])
  expect(ends).toEqual([
    ['Idli Podi', 'added', null],
    ['Idli Podi', 'refused', 'damaged'],
    ['Ragi Porridge', 'refused', 'full'],
    ...Array.from({ length: 4 }, () => ['Ragi Porridge', 'added', null]),
  ])
  expect(await picturesOf()).toHaveLength(4)

  await upload(leaf, podi.id)
  await admin.delete(`/api/products/${podi.id}`)
  await addWaitingPictures(shop)
  expect((await list()).pictures[0]).toMatchObject({ state: 'refused', reason: 'gone' })
})

test.each([
  ['no file', [], 400],
  ['two files', [leaf, chilli], 400],
  ['something else', [Buffer.from('%PDF-1.7 not a photo')], 400],
])('%s is refused and changes nothing', async (_, files, status) => {
  const { admin, ragi, list } = await office()
  const sent = await sendForm(admin, 'post', `/api/products/${ragi.id}/waiting-pictures`, {}, files)
  expect(sent.statusCode).toBe(status)
  expect(await list()).toEqual({ waiting: 0, pictures: [] })
})

test('photos of an unknown product are refused', async () => {
  const { upload } = await office()
  expect((await upload(leaf, 999)).statusCode).toBe(404)
})

test('an edit of the product meanwhile is kept, and the version of an open form is out of date', async () => {
  const { shop, admin, ragi, upload, product } = await office()
  const opened = await product()
  await upload(leaf)
  await sendForm(
    admin,
    'put',
    `/api/products/${ragi.id}`,
    { one_liner: 'New words', version: opened.version },
    [],
  )
  await addWaitingPictures(shop)
  expect(await product()).toMatchObject({ one_liner: 'New words', pictures: [{ url: urlOf(leaf) }] })
  const stale = await sendForm(
    admin,
    'put',
    `/api/products/${ragi.id}`,
    { one_liner: 'x', version: opened.version },
    [],
  )
  expect(stale.statusCode).toBe(409)
})

// Requirement D-530: if the server stops while it works on uploaded photos, another process or the next start goes on.
test('a photo whose process died is tried again, three times at most', async () => {
  const { shop, upload, states, picturesOf } = await office()
  const later = () => shop.clock.pass({ seconds: leaseSeconds + 1 })
  const dies = { ...shop, media: { ...shop.media, get: () => Promise.reject(new Error('killed')) } }
  await upload(leaf)
  await addWaitingPictures(dies)
  // Another process leaves it alone while the lease lasts.
  await addWaitingPictures(shop)
  expect(await states()).toEqual([['waiting', null]])
  later()
  await addWaitingPictures(shop)
  expect([await states(), await picturesOf()]).toEqual([[['added', null]], [urlOf(leaf)]])

  await upload(chilli)
  for (let tries = 0; tries < 3; tries++) {
    await addWaitingPictures(dies)
    later()
  }
  await addWaitingPictures(shop)
  expect((await states())[0]).toEqual(['refused', 'interrupted'])
})

test('a file that is gone, as after a restored backup, is named', async () => {
  const { shop, upload, states } = await office()
  await upload(leaf)
  await shop.media.delete(`uploads/${pictureKey(leaf)}`)
  await addWaitingPictures(shop)
  expect(await states()).toEqual([['refused', 'lost']])
})

test('an attempt that another process has taken over adds nothing', async () => {
  const { shop, ragi, picturesOf } = await office()
  const picture = { key: pictureKey(leaf), width: 240, height: 200, widths: [240], bytes: 1 }
  const actor = { id: 1, name: 'Asha' }
  await appendPicture(shop, { productId: ragi.id, picture, actor }, async () => false)
  expect(await picturesOf()).toEqual([])
})

test('records of photos are deleted after a week, those that wait are kept', async () => {
  const { shop, admin, upload, list } = await office()
  await upload(leaf)
  await addWaitingPictures(shop)
  await upload(chilli)
  shop.clock.pass({ days: 8 })
  await admin.logInAgain()
  await purgeWaitingPictures(shop.db, shop.clock.now())
  expect((await list()).pictures.map(({ state }) => state)).toEqual(['waiting'])
})
