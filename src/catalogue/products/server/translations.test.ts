import { expect, test } from 'vitest'
import { sendForm } from '#test/shop/forms.ts'
import { addCategory, addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

const composition = JSON.stringify([
  { label: 'Millets', percent: 60 },
  { label: 'Nuts', percent: 40 },
])
const tamil = {
  name: 'சிறுதானிய மியூஸ்லி',
  one_liner: 'மொறுமொறுப்பானது.',
  description: 'வறுத்த சிறுதானியம். பனை வெல்லம்.',
  parts: { Millets: 'சிறுதானியங்கள்', Nuts: 'பருப்பு வகைகள்' },
}

async function shopInTamil() {
  const shop = await createTestShop()
  const category = await addCategory(shop.db, {
    name: 'Muesli',
    translations: JSON.stringify({ ta: { name: 'மியூஸ்லி' } }),
  })
  const product = await addProduct(shop.db, {
    category_id: category.id,
    composition,
    translations: JSON.stringify({ ta: tamil }),
  })
  const admin = await signInAs(shop, 'admin')
  const read = async (path: string) => (await shop.visitor().get(path)).json()
  return { shop, category, product, admin, read }
}

// Requirement D-131: Products and categories can have Tamil texts; missing ones are shown in English, and search
//   finds both.
test('requests in Tamil get a product’s Tamil texts, and requests in English the English ones', async () => {
  const { category, product, read } = await shopInTamil()
  const english = await read(`/api/products/${product.id}`)
  const inTamil = await read(`/ta/api/products/${product.id}`)
  expect(english).toMatchObject({ name: 'Millet Muesli', category_name: 'Muesli' })
  expect(Object.keys(english)).not.toContain('translations')
  expect(inTamil).toEqual({
    ...english,
    name: tamil.name,
    one_liner: tamil.one_liner,
    description: tamil.description,
    category_name: 'மியூஸ்லி',
    composition: [
      { label: 'சிறுதானியங்கள்', percent: 60 },
      { label: 'பருப்பு வகைகள்', percent: 40 },
    ],
  })
  expect(await read('/ta/api/products')).toEqual([inTamil])
  expect(await read('/api/products')).toEqual([english])
  expect(await read(`/ta/api/categories/${category.id}/products`)).toEqual([inTamil])
  expect(await read(`/ta/api/categories/${category.id}`)).toMatchObject({
    name: 'மியூஸ்லி',
    description: 'Toasted flakes.',
  })
  expect(await read('/api/categories')).toMatchObject([{ name: 'Muesli' }])
})

// Requirement D-131
test('texts without a Tamil version are shown in English', async () => {
  const { shop, product, read } = await shopInTamil()
  const some = { ta: { name: tamil.name, parts: { Nuts: tamil.parts.Nuts } } }
  await shop.db
    .updateTable('products')
    .set({ translations: JSON.stringify(some) })
    .execute()
  expect(await read(`/ta/api/products/${product.id}`)).toMatchObject({
    name: tamil.name,
    one_liner: 'Crunchy.',
    description: 'Toasted millet. Palm jaggery.',
    composition: [{ label: 'Millets' }, { label: tamil.parts.Nuts }],
  })
})

// Requirement D-131
test('a product is found by its words in either language, in both languages', async () => {
  const { shop, product, read } = await shopInTamil()
  await addProduct(shop.db, { name: 'Sambar Masala' })
  const find = async (path: string) => ((await read(path)) as { id: number }[]).map(({ id }) => id)
  for (const word of ['சிறுதானிய', 'மியூஸ்லி', 'millet', 'மொறு'])
    for (const start of ['/api', '/ta/api'])
      expect(await find(`${start}/products?q=${encodeURIComponent(word)}`), word).toEqual([product.id])
  expect(await find(`/ta/api/products?q=${encodeURIComponent('கொள்ளு')}`)).toEqual([])
  expect(await find(`/api/categories?q=${encodeURIComponent('மியூஸ்')}`)).toHaveLength(1)
  await shop.db.updateTable('categories').set({ translations: '{"ta":{"name":"காலை உணவு"}}' }).execute()
  expect(await find(`/ta/api/products?q=${encodeURIComponent('காலை')}`)).toContain(product.id)
})

test('an administrator adds texts in Tamil, changes them and takes them out', async () => {
  const { shop, product, admin, read } = await shopInTamil()
  const save = async (translations: object, version: number) =>
    (
      await sendForm(admin, 'put', `/api/products/${product.id}`, {
        translations: JSON.stringify(translations),
        version,
      })
    ).json()
  const kept = async () => (await admin.get(`/api/products/all/${product.id}`)).json().translations
  expect(await kept()).toEqual({ ta: tamil })
  expect(await save({ ta: { ...tamil, name: '  ராகி  ', one_liner: '' } }, 1)).toMatchObject({ version: 2 })
  const { one_liner, ...others } = tamil
  expect(await kept()).toEqual({ ta: { ...others, name: 'ராகி' } })
  expect(await read(`/ta/api/products/${product.id}`)).toMatchObject({ name: 'ராகி', one_liner: 'Crunchy.' })
  const log = await shop.db.selectFrom('activity').select('changes').execute()
  expect(log.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([['translations']])
  expect(await save({ ta: { name: 'x'.repeat(121) } }, 2)).toMatchObject({
    fields: { translations: 'Use at most 120 characters.' },
  })
  expect(await save({ fr: { name: 'Müsli' } }, 2)).toMatchObject({ code: 'INVALID' })
  expect(await save({}, 2)).toMatchObject({ version: 3 })
  expect(await kept()).toEqual({})
  expect(await read(`/ta/api/products/${product.id}`)).toMatchObject({ name: 'Millet Muesli' })
})

test('a category’s Tamil texts are the merchant’s to read and change', async () => {
  const { category, admin, read } = await shopInTamil()
  const texts = { ta: { name: 'காலை உணவு', description: 'வறுத்த அவல்.' } }
  const form = { translations: JSON.stringify(texts), version: 1 }
  await sendForm(admin, 'put', `/api/categories/${category.id}`, form)
  expect((await admin.get(`/api/categories/all/${category.id}`)).json()).toMatchObject({
    name: 'Muesli',
    version: 2,
    translations: texts,
  })
  expect(await read(`/ta/api/categories/${category.id}`)).toMatchObject(texts.ta)
  expect((await read(`/api/categories/${category.id}`)).name).toBe('Muesli')
})

test('a cart tells names in the asker’s language, and its size by the name that calls know', async () => {
  const { shop, product } = await shopInTamil()
  const shopper = await signInAs(shop, 'customer')
  const added = await shopper.post('/ta/api/cart/add', { product_id: product.id, size: '400 g' })
  expect(added.json()).toMatchObject({ cartItems: [{ name: tamil.name, size: '400 g' }] })
  expect((await shopper.get('/api/cart')).json()).toMatchObject({ cartItems: [{ name: 'Millet Muesli' }] })
  const refused = await shopper.post('/ta/api/cart/add', { product_id: product.id, quantity: 15 })
  expect(refused.json()).toMatchObject({ code: 'NOT_ENOUGH_STOCK', params: { name: tamil.name } })
})
