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

test('a category is added with its picture and is seen at once', async () => {
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

test('an edit keeps what it does not send, and tells its products', async () => {
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

test('a category with products is kept, and says how many', async () => {
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

test('a category whose products are all archived can go', async () => {
  const { shop, admin, add, list } = await backOffice()
  const { id } = (await add()).json()
  const product = await addProduct(shop.db, { category_id: id })
  await admin.delete(`/api/products/${product.id}`)
  expect((await admin.delete(`/api/categories/${id}`)).json()).toEqual({ message: 'Seed Mixes deleted.' })
  expect(await list()).toEqual([])
  expect((await admin.delete(`/api/categories/${id}`)).statusCode).toBe(404)
  expect((await shop.visitor().get(`/api/categories/${id}`)).statusCode).toBe(404)
})

test.each([
  ['no name', { name: '' }, [leaf], 'name'],
  ['no description', { description: ' ' }, [leaf], 'description'],
  ['a colour that is none', { tint: 'pink' }, [leaf], 'tint'],
  ['no picture', {}, [], 'image'],
])('%s is refused beside its field', async (_what, fields, files, field) => {
  const { add, list } = await backOffice()
  const refused = await add(fields, files)
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { fields: { [field]: expect.any(String) } },
  ])
  expect(await list()).toEqual([])
})
