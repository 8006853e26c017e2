import { expect, test } from 'vitest'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addOrder } from '#test/shop/orders.ts'
import { addCategory, createTestShop, signInAs } from '#test/shop/shop.ts'
import { knownTitles, titledPicture } from '../contract.ts'
import { masterPath, pictureKey } from './picture-paths.ts'

const leaf = await plainPicture('#5E7A3A')
const chilli = await plainPicture('#A23E26')

async function backOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const add = (title: string, files: Buffer[], alt = '') =>
    sendForm(admin, 'post', '/api/images/add', { title, alt }, files)
  const see = (title: string) => shop.visitor().get(`/api/images/title/${encodeURIComponent(title)}`)
  return { shop, admin, add, see }
}

// Requirement 1-11: Administrators can add banners and other images.
// Requirement 3-17: An image is looked up by its title and has an imageUrl.
// Requirement 7-16: GET /images/title/{title} answers with imageUrl.
// Requirement 7-17: POST /images/add takes a form with a title and an image.
// Requirement 8-25: Adding an image shows 'Image added Successfully! 🎉'.
test('the image stored under a title is visible to everyone', async () => {
  const { add, see } = await backOffice()
  expect((await see('bannerImage1')).statusCode).toBe(404)
  const added = await add('bannerImage1', [leaf, chilli], 'Bowls of grain')
  expect(added.statusCode).toBe(201)
  expect(added.json().message).toBe('Image added Successfully! 🎉')
  const shown = (await see('bannerImage1')).json()
  expect(titledPicture.strict().parse(shown)).toEqual(shown)
  expect(shown).toMatchObject({
    imageUrl: shown.picture.url,
    picture: { width: 240, height: 200, alt: 'Bowls of grain', widths: [240] },
    phone_picture: { width: 240 },
  })
})

// Requirement 3-19: Images with any other title can be added as well.
// Requirement D-22: An image added under an existing title replaces the previous one (decision S9).
test('another image under the same title replaces it, on phones too', async () => {
  const { add, see } = await backOffice()
  await add('Diwali offer', [leaf, chilli])
  const before = (await see('Diwali offer')).json()
  await add('Diwali offer', [chilli])
  const after = (await see('Diwali offer')).json()
  expect([after.imageUrl, after.phone_picture]).toEqual([before.phone_picture.url, null])
})

// Requirement 3-18: Seven image titles are known: loginBg, three banners and three for the About page.
test('the back office lists every title, the known ones first', async () => {
  const { add, admin } = await backOffice()
  await add('aboutImage2', [leaf])
  await add('Diwali offer', [leaf])
  const titles: { title: string; known: boolean; picture: object | null }[] = (
    await admin.get('/api/images/titles')
  ).json()
  expect(titles.map(({ title }) => title)).toEqual([...knownTitles, 'Diwali offer'])
  expect(titles.filter(({ picture }) => picture).map(({ title, known }) => [title, known])).toEqual([
    ['aboutImage2', true],
    ['Diwali offer', false],
  ])
})

test('the stored pictures are listed, newest first, with who shows them', async () => {
  const { shop, add, admin } = await backOffice()
  await add('loginBg', [leaf])
  await add('loginBg', [chilli])
  const first = await shop.db.selectFrom('pictures').select('id').orderBy('id').executeTakeFirstOrThrow()
  await addCategory(shop.db, { name: 'Seeds', picture_id: first.id })
  const list = await admin.get('/api/images?limit=1')
  expect(list.headers['x-total-count']).toBe('2')
  expect(list.json()).toMatchObject([{ used_by: ['loginBg'], widths: [240], bytes: expect.any(Number) }])
  const next = /<(.+)>/.exec(String(list.headers.link))?.[1]
  expect((await admin.get(String(next))).json()).toMatchObject([{ id: first.id, used_by: ['Seeds'] }])
})

// Requirement 5-26: A banner requires a title and an image: 'Please upload an image.' (decision X28).
test.each([
  ['no file', 'bannerImage1', [], 'image', 'Please upload an image.'],
  ['no title', ' ', [leaf], 'title', 'Enter a title for the image.'],
  ['a file that is no picture', 'bannerImage1', [Buffer.from('hello')], 'image', /isn’t an image/],
])('%s is rejected at its field', async (_what, title, files, field, sentence) => {
  const { add } = await backOffice()
  const refused = await add(title, files)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields[field]).toMatch(sentence)
})

test.each(['/api/images/title/unheard%20of', '/api/images/title/%00', `/api/images/title/${'x'.repeat(81)}`])(
  '%s is not found',
  async (url) => {
    const { shop } = await backOffice()
    expect((await shop.visitor().get(url)).statusCode).toBe(404)
  },
)

test('only an administrator adds and lists pictures', async () => {
  const { shop } = await backOffice()
  const customer = await signInAs(shop, 'customer')
  expect((await sendForm(customer, 'post', '/api/images/add', { title: 'x' }, [leaf])).statusCode).toBe(403)
  expect((await customer.get('/api/images')).statusCode).toBe(403)
  expect((await shop.visitor().get('/api/images/titles')).statusCode).toBe(401)
})

// Requirement D-122: An image that isn't used can be deleted.
test('an unused image is deleted with all its files, and a used one is kept', async () => {
  const { shop, add, admin } = await backOffice()
  await add('loginBg', [leaf])
  await add('loginBg', [chilli])
  const [shown, unused] = (await admin.get('/api/images')).json()
  expect(unused.used_by).toEqual([])
  const master = masterPath(pictureKey(leaf))
  expect(await shop.media.get(master)).not.toBeNull()

  const refused = await admin.delete(`/api/images/${shown.id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PICTURE_IS_SHOWN'])
  expect((await admin.get('/api/images?limit=1')).headers['x-total-count']).toBe('2')
  expect((await admin.delete(`/api/images/${unused.id}`)).json()).toEqual({
    message: 'Image deleted.',
  })
  expect((await admin.get('/api/images?limit=1')).headers['x-total-count']).toBe('1')
  expect(await shop.media.get(master)).toBeNull()
  expect((await shop.visitor().get(unused.url)).statusCode).toBe(404)
  expect((await admin.get('/api/images')).json()).toHaveLength(1)
  expect((await admin.delete(`/api/images/${unused.id}`)).statusCode).toBe(404)
  expect((await (await signInAs(shop, 'customer')).delete(`/api/images/${shown.id}`)).statusCode).toBe(403)
})

test('the picture of an old order is kept', async () => {
  const { shop, add, admin } = await backOffice()
  await add('loginBg', [leaf])
  await add('loginBg', [chilli])
  const [, unused] = (await admin.get('/api/images')).json()
  await addOrder(shop, await signInAs(shop, 'customer'))
  await shop.db.updateTable('order_items').set({ picture_id: unused.id }).execute()
  expect((await admin.delete(`/api/images/${unused.id}`)).statusCode).toBe(409)
})
