import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

async function withProduct() {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const shopper = await signInAs(shop, 'customer')
  const category = await addCategory(shop.db, { name: 'Muesli' })
  const { id } = await addProduct(shop.db, { name: 'Granola', stock: 5, category_id: category.id })
  await shopper.post('/api/cart/add', { product_id: id, quantity: 1, size: '400 g' })
  const names = async (path: string) =>
    (await admin.get(path)).json().map(({ name }: { name: string }) => name)
  const hide = (hidden: boolean) => admin.put(`/api/products/${id}/visibility`, { hidden })
  const log = async () =>
    (await shop.db.selectFrom('activity').select('action').orderBy('id').execute()).map(
      ({ action }) => action,
    )
  return { shop, admin, shopper, category, id, names, hide, log }
}

// Requirement D-120: Products can be hidden and shown, and deleted ones restored.
test('a hidden product leaves the shop and the carts, and the merchant can still edit it', async () => {
  const { admin, shopper, id, names, hide, log } = await withProduct()
  expect((await hide(true)).json()).toEqual({ message: 'Granola hidden from shoppers.' })
  expect((await shopper.get(`/api/products/${id}`)).statusCode).toBe(404)
  expect(await names('/api/products')).toEqual([])
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
  expect(await names('/api/products/all')).toEqual(['Granola'])
  expect(await names('/api/products/all?shown=hidden')).toEqual(['Granola'])
  expect(await names('/api/products/all?shown=on+sale')).toEqual([])

  const edited = await sendForm(admin, 'put', `/api/products/${id}`, { price: '150' })
  expect(edited.statusCode).toBe(200)
  expect((await admin.get(`/api/products/all/${id}`)).json()).toMatchObject({ price: 150, hidden: true })

  expect((await hide(false)).json()).toEqual({ message: 'Granola is live.' })
  expect((await shopper.get(`/api/products/${id}`)).json()).toMatchObject({ name: 'Granola', price: 150 })
  expect((await hide(false)).statusCode).toBe(200)
  expect(await log()).toEqual(['hid', 'edited', 'published'])
})

test('each shelf tells how many it has while products are hidden, shown, deleted and brought back', async () => {
  const { shop, admin, id, hide } = await withProduct()
  await addProduct(shop.db, { name: 'Podi' })
  const countOn = async (shelf: string) =>
    Number((await admin.get(`/api/products/all?limit=1${shelf}`)).headers['x-total-count'])
  const counts = async () => [
    await countOn('&shown=on+sale'),
    await countOn('&shown=hidden'),
    await countOn(''),
  ]
  expect(await counts()).toEqual([2, 0, 2])
  await hide(true)
  expect(await counts()).toEqual([1, 1, 2])
  await admin.delete(`/api/products/${id}`)
  expect(await counts()).toEqual([1, 0, 1])
  await admin.put(`/api/products/${id}/restore`, {})
  expect(await counts()).toEqual([1, 1, 2])
  await hide(false)
  expect(await counts()).toEqual([2, 0, 2])
})

test('a category with a hidden product is not deleted', async () => {
  const { admin, category, hide } = await withProduct()
  await hide(true)
  expect((await admin.delete(`/api/categories/${category.id}`)).statusCode).toBe(409)
})

// Requirement D-120
test('a deleted product is restored as hidden, with its data', async () => {
  const { admin, id, names, log } = await withProduct()
  await admin.delete(`/api/products/${id}`)
  expect((await admin.get('/api/products/archived?q=gran')).json()).toMatchObject([
    { id, name: 'Granola', category_name: 'Muesli', archived_at: '2026-06-15T06:00:00.000Z' },
  ])
  expect(await names('/api/products/all')).toEqual([])
  const restored = await admin.put(`/api/products/${id}/restore`, {})
  expect(restored.json()).toEqual({ message: 'Granola restored, hidden from shoppers.' })
  expect((await admin.get(`/api/products/all/${id}`)).json()).toMatchObject({ hidden: true, stock: 5 })
  expect((await admin.get('/api/products/archived')).json()).toEqual([])
  expect((await admin.put(`/api/products/${id}/restore`, {})).statusCode).toBe(404)
  expect(await log()).toEqual(['deleted', 'restored'])
})

test('deleted products are listed by the time of their deletion, the latest first, on every page', async () => {
  const { shop, admin, id } = await withProduct()
  for (const name of ['Podi', 'Ragi Mix']) {
    const added = await addProduct(shop.db, { name })
    await admin.delete(`/api/products/${added.id}`)
  }
  shop.clock.pass({ minutes: 1 })
  await admin.delete(`/api/products/${id}`)
  const pages: string[][] = []
  for (let next: string | undefined = '/api/products/archived?limit=1'; next; ) {
    const page = await admin.get(next)
    pages.push(page.json().map(({ name }: { name: string }) => name))
    next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1]
  }
  expect(pages).toEqual([['Granola'], ['Ragi Mix'], ['Podi']])
})

test('a product whose category was deleted comes back into another one', async () => {
  const { shop, admin, category, id } = await withProduct()
  await admin.delete(`/api/products/${id}`)
  await admin.delete(`/api/categories/${category.id}`)
  const refused = await admin.put(`/api/products/${id}/restore`, {})
  expect(refused.json()).toMatchObject({ fields: { category_id: expect.stringMatching(/Choose another/) } })
  const seeds = await addCategory(shop.db, { name: 'Seeds' })
  expect((await admin.put(`/api/products/${id}/restore`, { category_id: seeds.id })).statusCode).toBe(200)
  expect((await admin.get(`/api/products/all/${id}`)).json()).toMatchObject({ category_name: 'Seeds' })
})

test('only an administrator sees and changes what is not on sale', async () => {
  const { shopper, id, hide } = await withProduct()
  await hide(true)
  for (const path of ['/api/products/all', `/api/products/all/${id}`, '/api/products/archived'])
    expect((await shopper.get(path)).statusCode).toBe(403)
  expect((await shopper.put(`/api/products/${id}/visibility`, { hidden: false })).statusCode).toBe(403)
  expect((await shopper.put(`/api/products/${id}/restore`, {})).statusCode).toBe(403)
})
