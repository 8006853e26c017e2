import { expect, test } from 'vitest'
import { addProduct, createTestShop, signInAgain, signInAs } from '#test/shop/shop.ts'

async function shopWithProducts(count = 3) {
  const shop = await createTestShop()
  const products = []
  for (let at = 0; at < count; at++) products.push((await addProduct(shop.db, { name: `Muesli ${at}` })).id)
  const anitha = await signInAs(shop, 'customer')
  return { shop, products, anitha }
}

// Requirement D-421: Customers keep up to 200 favourites in their account, on all devices; those of a visitor are merged
//   at login, any number of times.
test('favourites are the same on every device, newest first, and merging twice changes nothing', async () => {
  const { shop, products, anitha } = await shopWithProducts()
  const [a = 0, b = 0, c = 0] = products
  await anitha.post('/api/favourites', { product_ids: [a] })
  shop.clock.pass({ seconds: 1 })
  const phone = await signInAgain(shop, anitha.user)
  const merged = await phone.post('/api/favourites', { product_ids: [c, b, a, 4711] })
  expect(merged.json()).toEqual({ product_ids: [c, b, a] })
  shop.clock.pass({ seconds: 1 })
  expect((await phone.post('/api/favourites', { product_ids: [c, b, a] })).body).toBe(merged.body)
  expect((await anitha.get('/api/favourites')).body).toBe(merged.body)
  await anitha.delete(`/api/favourites/${b}`)
  expect((await anitha.delete(`/api/favourites/${b}`)).json()).toEqual({ product_ids: [c, a] })
  const kavin = await signInAs(shop, 'customer')
  expect((await kavin.get('/api/favourites')).json()).toEqual({ product_ids: [] })
  expect((await shop.visitor().get('/api/favourites')).statusCode).toBe(401)
})

test('at most 200 are kept, also when lists are merged at the same moment', async () => {
  const { shop, anitha } = await shopWithProducts(0)
  const { category_id } = await addProduct(shop.db)
  const rows = Array.from({ length: 210 }, (_, at) => ({
    category_id: Number(category_id),
    name: `Muesli ${at}`,
    one_liner: '',
    description: '',
    created_at: new Date(),
    updated_at: new Date(),
  }))
  const ids = (await shop.db.insertInto('products').values(rows).returning('id').execute()).map(
    ({ id }) => id,
  )
  await Promise.all(
    [ids.slice(0, 100), ids.slice(100, 200), ids.slice(110, 210)].map((product_ids) =>
      anitha.post('/api/favourites', { product_ids }),
    ),
  )
  const { product_ids } = (await anitha.get('/api/favourites')).json()
  expect(product_ids).toHaveLength(200)
  const another = ids.find((id) => !product_ids.includes(id))
  const refused = await anitha.post('/api/favourites', { product_ids: [another] })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_FAVOURITES'])
  expect((await anitha.post('/api/favourites', { product_ids: [] })).statusCode).toBe(400)
})

// Requirement D-422: A favourite that is hidden stays saved, and is shown again when it is live again; an unknown product
//   can't be saved. Favourites are part of the data export, and are erased with the account.
test('a hidden favourite comes back, and an erased account has none', async () => {
  const { shop, products, anitha } = await shopWithProducts(1)
  const [id = 0] = products
  const admin = await signInAs(shop, 'admin')
  await anitha.post('/api/favourites', { product_ids: [id] })
  await admin.put(`/api/products/${id}/visibility`, { hidden: true })
  expect((await anitha.get('/api/favourites')).json()).toEqual({ product_ids: [id] })
  expect((await shop.visitor().get(`/api/products?ids=${id},4711`)).json()).toEqual([])
  expect((await anitha.post('/api/favourites', { product_ids: [4711] })).statusCode).toBe(404)
  await admin.put(`/api/products/${id}/visibility`, { hidden: false })
  expect((await shop.visitor().get(`/api/products?ids=${id},4711`)).json()).toMatchObject([{ id }])
  expect(JSON.stringify((await anitha.get('/api/account/data')).json())).toContain('saved_at')
})

test('products are listed by their ids, at most 24 at a time', async () => {
  const { shop, products } = await shopWithProducts()
  const visitor = shop.visitor()
  const [a, b, c] = products
  const named = await visitor.get(`/ta/api/products?ids=${c},${a},${c}`)
  expect(named.json().map(({ id }: { id: number }) => id)).toEqual([a, c])
  expect(named.headers['cache-control']).toBe('public, no-cache')
  const many = Array.from({ length: 25 }, (_, at) => at + 1).join(',')
  for (const ids of [many, 'a', `${a},`, `${a};${b}`, '9999999999'])
    expect([ids, (await visitor.get(`/api/products?ids=${ids}`)).statusCode]).toEqual([ids, 400])
})
