import { expect, test } from 'vitest'
import { plainPicture, sendForm } from '#test/shop/forms.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'
import type { Category } from '../../category-contract.ts'

const leaf = await plainPicture('#5E7A3A')

async function backOffice() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const add = async (fields: Record<string, string> = {}, files = [leaf]) =>
    sendForm(
      admin,
      'post',
      '/api/categories/add',
      { name: 'Seed Mixes', description: 'Roasted seeds.', ...fields },
      files,
    )
  const edit = async (id: number, fields: Record<string, string | number>, files: Buffer[] = []) =>
    sendForm(admin, 'put', `/api/categories/${id}`, fields, files)
  const list = async (): Promise<Category[]> => (await shop.visitor().get('/api/categories')).json()
  return { shop, admin, add, edit, list }
}

// Requirement 1-10: Administrators can add, edit and delete categories.
// Requirement 7-20: POST /categories/add takes a form with name, description and image.
test('a category is added with its image and is visible at once', async () => {
  const { add, list } = await backOffice()
  expect(await list()).toEqual([])
  const added = await add({ tint: 'seeds' })
  expect(added.statusCode).toBe(201)
  expect(added.json()).toMatchObject({
    name: 'Seed Mixes',
    tint: 'seeds',
    version: 1,
    image: expect.stringMatching(/^\/pictures\/\w{32}$/),
    picture: { width: 240, height: 200, alt: 'Seed Mixes' },
  })
  expect(await list()).toEqual([added.json()])
})

// Requirement 7-21: PUT /categories/{id} takes a form with an optional image.
// Requirement 1-10
test('an edit keeps the fields that it doesn’t send, and updates the category’s products', async () => {
  const { shop, add, edit, list } = await backOffice()
  const before: Category = (await add({ tint: 'seeds' })).json()
  const product = await addProduct(shop.db, { category_id: before.id })
  const edited = await edit(before.id, { name: 'Seeds', version: 1 })
  expect(edited.json()).toEqual({
    ...before,
    path: `/categories/${before.id}-seeds`,
    name: 'Seeds',
    picture: { ...before.picture, alt: 'Seeds' },
    version: 2,
  })
  expect(await list()).toEqual([edited.json()])
  expect((await shop.visitor().get(`/api/products/${product.id}`)).json()).toMatchObject({
    category_name: 'Seeds',
  })
  const shown = (await edit(before.id, {}, [await plainPicture('white')])).json()
  expect([shown.tint, shown.image === before.image]).toEqual(['seeds', false])
})

test('two administrators with one category: the second is told', async () => {
  const { add, edit } = await backOffice()
  const { id } = (await add()).json()
  await edit(id, { description: 'Roasted.', version: 1 })
  const refused = await edit(id, { name: 'Seeds', version: 1 })
  expect(refused.json()).toMatchObject({
    code: 'EDITED_MEANWHILE',
    changed: ['description'],
    current: { name: 'Seed Mixes', description: 'Roasted.' },
  })
})

test('a name is taken once, however it is spelt', async () => {
  const { add, edit } = await backOffice()
  await add()
  const { id } = (await add({ name: 'Spices' })).json()
  const sentence = 'A category named seed mixes already exists. Enter another name.'
  for (const refused of [await add({ name: 'seed mixes' }), await edit(id, { name: 'seed mixes' })])
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { name: sentence } }])
})

// Requirement D-24: A category that contains products can't be deleted, and the message says how many there are
//   (decision S10).
test('a category with products can’t be deleted, and the message says how many there are', async () => {
  const { shop, admin, add } = await backOffice()
  const { id } = (await add()).json()
  const first = await addProduct(shop.db, { category_id: id })
  await addProduct(shop.db, { category_id: id })
  const refused = await admin.delete(`/api/categories/${id}`)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: 'Seed Mixes still has 2 products. Move or delete them first.', products: 2 },
  ])
  await admin.delete(`/api/products/${first.id}`)
  expect((await admin.delete(`/api/categories/${id}`)).json().error).toBe(
    'Seed Mixes still has 1 product. Move or delete them first.',
  )
})

// Requirement 7-22: DELETE /categories/{id} deletes a category (decision S10).
// Requirement 1-10
test('a category whose products are all archived can be deleted', async () => {
  const { shop, admin, add, list } = await backOffice()
  const { id } = (await add()).json()
  const product = await addProduct(shop.db, { category_id: id })
  await admin.delete(`/api/products/${product.id}`)
  expect((await admin.delete(`/api/categories/${id}`)).json()).toEqual({ message: 'Seed Mixes deleted.' })
  expect(await list()).toEqual([])
  expect((await admin.delete(`/api/categories/${id}`)).statusCode).toBe(404)
  expect((await shop.visitor().get(`/api/categories/${id}`)).statusCode).toBe(404)
})

// Requirement 5-22: A new category requires name, description and image.
// Requirement 5-23
test.each([
  ['no name', { name: '' }, [leaf], 'name'],
  ['no description', { description: ' ' }, [leaf], 'description'],
  ['a colour that is none', { tint: 'pink' }, [leaf], 'tint'],
  ['no picture', {}, [], 'image'],
])('%s is rejected at its field', async (_what, fields, files, field) => {
  const { add, list } = await backOffice()
  const refused = await add(fields, files)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { [field]: expect.any(String) } },
  ])
  expect(await list()).toEqual([])
})
