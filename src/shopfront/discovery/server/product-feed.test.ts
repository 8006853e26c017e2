import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readMetadata } from '#catalogue/pictures/server/encoding/codec.ts'
import { seedDemo } from '#database/demo/seed-demo.ts'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { findItemProblems } from '#test/shop/feed-attributes.ts'
import { parseXml, textOf, textsOf } from '#test/shop/parse-xml.ts'
import { addPictures } from '#test/shop/pictures.ts'
import { bumpVersion, createRealShop } from '#test/shop/real-shop.ts'
import { addProduct, addVariant, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'

const shopAt = () => createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })

async function itemsIn(shop: TestShop, path = '/feeds/products.xml') {
  const { statusCode, body } = await shop.visitor().get(path)
  expect(statusCode).toBe(200)
  const [channel] = parseXml(body).children
  return channel?.children.filter(({ name }) => name === 'item') ?? []
}

const addSold = async (shop: TestShop, given: Parameters<typeof addProduct>[1] = {}) => {
  const product = await addProduct(shop.db, given)
  const keys = await addPictures(shop.db, product.id, 2)
  return { ...product, keys }
}

const zone = {
  name: 'The South',
  codes: ['641001-641062', '600*', '630001'],
  districts: [],
  states: ['Kerala'],
  days: '2-4',
  fee: 40,
  free_from: 600,
  minimum: null,
  note: '',
}

test.each(['/feeds/products.xml', '/ta/feeds/products.xml'])(
  'every item at %s keeps to the attribute lists of Google and Meta',
  async (path) => {
    const shop = await shopAt()
    await seedDemo(shop)
    await addVariant(shop.db, 1, { label: '1 kg', weight_g: 1100, mrp_paise: 70_000 })
    const admin = await signInAs(shop, 'admin')
    await admin.post('/api/delivery/zones', zone)
    const items = await itemsIn(shop, path)
    expect(items.length).toBeGreaterThan(15)
    expect(items.flatMap(findItemProblems)).toEqual([])
    const [picture] = items.map((item) => new URL(textOf(item, 'g:image_link') ?? '').pathname)
    const { headers, rawPayload } = await shop.visitor().get(picture ?? '')
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await readMetadata(rawPayload)).toMatchObject({ width: 1080, height: 1080 })
    expect(rawPayload.length).toBeLessThan(300_000)
    const ids = items.map((item) => textOf(item, 'g:id'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('bundle-1')
  },
)

test('an item says what a product is, where it is and what it costs', async () => {
  const shop = await shopAt()
  const { id, pack_id, keys } = await addSold(shop, { mrp_paise: 35_000 })
  const [item, ...others] = await itemsIn(shop)
  expect(others).toEqual([])
  if (!item) throw new Error('no item')
  const told = Object.fromEntries(item.children.map(({ name, text }) => [name.slice(2), text]))
  expect(told).toMatchObject({
    id: `${id}-${pack_id}`,
    title: 'Millet Muesli, 400 g',
    description: 'Toasted millet. Palm jaggery.',
    link: `https://shop.example/product/${id}-millet-muesli`,
    image_link: `https://shop.example/pictures/${keys[0]}/square.jpg`,
    additional_image_link: `https://shop.example/pictures/${keys[1]}/square.jpg`,
    availability: 'in_stock',
    price: '350.00 INR',
    sale_price: '320.00 INR',
    brand: 'Pasumai Pantry',
    condition: 'new',
    identifier_exists: 'no',
    google_product_category: '422',
    unit_pricing_measure: '400g',
    unit_pricing_base_measure: '100g',
  })
  expect(told).not.toHaveProperty('item_group_id')
  // Customers pay the courier, so nobody knows how much.
  expect(told).not.toHaveProperty('shipping')
})

test('each size is an item of a group, with its own price, stock and link', async () => {
  const shop = await shopAt()
  const { id, pack_id } = await addSold(shop)
  const large = await addVariant(shop.db, id, { label: '6 pieces', stock: 0, weight_g: 900 })
  const items = await itemsIn(shop, '/ta/feeds/products.xml')
  const tell = (name: string) => items.map((item) => textOf(item, `g:${name}`))
  expect(tell('item_group_id')).toEqual([String(id), String(id)])
  expect(tell('size')).toEqual(['400 g', '6 pieces'])
  expect(tell('link')).toEqual(
    [pack_id, large.id].map((pack) => `https://shop.example/ta/product/${id}-millet-muesli?pack=${pack}`),
  )
  expect(tell('availability')).toEqual(['in_stock', 'out_of_stock'])
  expect(tell('price')).toEqual(['320.00 INR', '600.00 INR'])
  expect(tell('unit_pricing_measure')).toEqual(['400g', '6ct'])
  expect(tell('shipping_weight')).toEqual([undefined, '900 g'])
})

test.each([
  ['above the price', 40_000, ['400.00 INR', '320.00 INR']],
  ['equal to the price', 32_000, ['320.00 INR', undefined]],
  // The default crossed-out price is no MRP.
  ['missing', null, ['320.00 INR', undefined]],
])('with an MRP %s, the item has price and sale price accordingly', async (_, mrp_paise, prices) => {
  const shop = await shopAt()
  await addSold(shop, { mrp_paise })
  const [item] = await itemsIn(shop)
  expect(item && ['price', 'sale_price'].map((name) => textOf(item, `g:${name}`))).toEqual(prices)
})

test('only what can be bought is in the feed: no hidden or deleted product, and none without a picture', async () => {
  const shop = await shopAt()
  await addSold(shop, { name: 'Hidden', archived_at: new Date(), hidden: true })
  await addSold(shop, { name: 'Deleted', archived_at: new Date() })
  await addProduct(shop.db, { name: 'Without a picture' })
  await addSold(shop, { name: 'Podi', stock: 0 })
  const titles = (await itemsIn(shop)).map((item) => textOf(item, 'g:title'))
  expect(titles).toEqual(['Podi, 400 g'])
})

test('delivery zones with a charge are in every item, each place once and free from its price on', async () => {
  const shop = await shopAt()
  const { id } = await addSold(shop)
  await addVariant(shop.db, id, { label: '1 kg', price_paise: 60_000 })
  const admin = await signInAs(shop, 'admin')
  expect((await admin.post('/api/delivery/zones', zone)).statusCode).toBe(201)
  const courier = { ...zone, name: 'Far', codes: [], states: ['Delhi'], fee: 0, free_from: null }
  expect((await admin.post('/api/delivery/zones', courier)).statusCode).toBe(201)
  const [small, large] = (await itemsIn(shop)).map((item) =>
    item.children.filter(({ name }) => name === 'g:shipping'),
  )
  const places = small?.map((place) => textOf(place, 'g:region') ?? textOf(place, 'g:postal_code'))
  expect(places).toEqual(['KL', '641001-641062', '600000-600999', '630001'])
  expect(small?.map((place) => textOf(place, 'g:price'))).toEqual(Array(4).fill('40.00 INR'))
  expect(large?.map((place) => textOf(place, 'g:price'))).toEqual(Array(4).fill('0.00 INR'))
  expect(
    small?.[0] && ['min', 'max'].map((end) => textsOf(small[0] as never, `g:${end}_transit_time`)),
  ).toEqual([['2'], ['4']])
})

const odd = 'Ragi & <b>Dal</b> ]]> "Podi" \u0007\u000b\ud83d 🌶️\uffff'

test('any name is well-formed XML, and what XML does not allow is left out', async () => {
  const shop = await shopAt()
  const translations = JSON.stringify({ ta: { name: `சத்து & <மாவு> ]]>` } })
  await addSold(shop, { name: odd.replaceAll(/[\ud83d]/g, ''), one_liner: odd.toWellFormed(), translations })
  const clean = 'Ragi & <b>Dal</b> ]]> "Podi"'
  const [item] = await itemsIn(shop)
  expect(item && textOf(item, 'g:title')).toContain(clean)
  expect(item && findItemProblems(item)).toEqual([])
  const [tamil] = await itemsIn(shop, '/ta/feeds/products.xml')
  expect(tamil && textOf(tamil, 'g:title')).toBe('சத்து & <மாவு> ]]>, 400 g')
  for (const path of ['/feed.xml', '/ta/feed.xml'])
    expect(parseXml((await shop.visitor().get(path)).body).name).toBe('rss')
})

test('a long title is cut at 150 characters, not within one', async () => {
  const shop = await shopAt()
  await addSold(shop, { name: '🌶'.repeat(120), quantity: 'a'.repeat(40) })
  const [item] = await itemsIn(shop)
  const title = (item && textOf(item, 'g:title')) ?? ''
  expect([...title]).toHaveLength(150)
  expect(title.isWellFormed()).toBe(true)
})

test.each(['/feeds/products.xml', '/ta/feeds/products.xml', '/feed.xml', '/llms.txt', '/sitemaps/pages.xml'])(
  'a shop that has not opened has nothing at %s',
  async (path) => {
    const shop = await createRealShop()
    const { statusCode } = await shop.visitor().get(path)
    expect(statusCode).toBe(404)
    const sitemap = await shop.visitor().get('/sitemap.xml')
    expect(parseXml(sitemap.body).children).toEqual([])
    const { id } = await addProduct(shop.db)
    await bumpVersion(shop)
    expect((await shop.visitor().get(path)).statusCode).toBe(200)
    expect((await shop.visitor().get('/sitemap.xml')).body).toContain(`/product/${id}-`)
  },
)

test('a feed is made once a minute, compressed for those who accept it, and not sent again unchanged', async () => {
  const shop = await shopAt()
  await addSold(shop)
  const visitor = shop.visitor()
  const first = await visitor.get('/feeds/products.xml')
  await addSold(shop, { name: 'Podi' })
  shop.clock.pass({ seconds: 59 })
  const zipped = await visitor.get('/feeds/products.xml', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(first.body)
  const etag = String(first.headers.etag)
  const again = await visitor.get('/feeds/products.xml', { headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  shop.clock.pass({ seconds: 2 })
  const later = await visitor.get('/feeds/products.xml', { headers: { 'if-none-match': etag } })
  expect([later.statusCode, later.body.includes('Podi')]).toEqual([200, true])
})

test('a feed that must be made takes from the budget of its network, a kept one does not', async () => {
  const shop = await createTestShop({ env: { PAGES_PER_MINUTE: '15' } })
  const statusOf = async (path: string) => (await shop.visitor().get(path)).statusCode
  for (let time = 0; time < 5; time += 1) expect(await statusOf('/feeds/products.xml')).toBe(200)
  expect(await statusOf('/feed.xml')).toBe(429)
})

// Requirement D-454: A bundle on offer is an item of the product feed, with its own price and the pictures of its parts.
test('a bundle is an item of its own while it is on offer', async () => {
  const { shop, admin, bundle, input, ragi, seeds } = await shopWithBundle({
    env: { PUBLIC_URL: 'https://shop.example' },
  })
  const bundles = async (path?: string) =>
    (await itemsIn(shop, path)).filter((item) => textOf(item, 'g:is_bundle') === 'yes')
  // Google and Meta require a picture.
  expect(await bundles()).toEqual([])
  await addPictures(shop.db, ragi.id, 1)
  await addPictures(shop.db, seeds.id, 1)
  await bumpVersion(shop)
  shop.clock.pass({ minutes: 2 })
  const [item] = await bundles()
  expect(item && findItemProblems(item)).toEqual([])
  expect(item && textOf(item, 'g:price')).toBe('899.00 INR')
  expect(item && textOf(item, 'g:sale_price')).toBeUndefined()
  expect(item && textOf(item, 'g:link')).toBe(`https://shop.example/bundle/${bundle.id}-breakfast-box`)
  expect(item && textsOf(item, 'g:additional_image_link')).toHaveLength(1)
  const [tamil] = await bundles('/ta/feeds/products.xml')
  expect(tamil && textOf(tamil, 'g:title')).toBe('காலை உணவு பெட்டி')
  await admin.put(`/api/bundles/${bundle.id}`, { ...input, published: false, version: bundle.version })
  shop.clock.pass({ minutes: 2 })
  expect(await bundles()).toEqual([])
})
