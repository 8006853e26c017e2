import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { addCoupon } from '#test/shop/coupons.ts'
import { findItemProblems } from '#test/shop/feed-attributes.ts'
import { parseXml, textOf } from '#test/shop/parse-xml.ts'
import { phoneOrderInput } from '#test/shop/phone-orders.ts'
import { addPictures } from '#test/shop/pictures.ts'
import { inAMinute, shopWithPrices } from '#test/shop/price-periods.ts'
import { office } from '#test/shop/product-files.ts'
import { settle } from '#test/shop/search.ts'
import { addProduct } from '#test/shop/shop.ts'
import { shopWithStandingOrder } from '#test/shop/standing-orders.ts'

const byName = (answer: { json: () => { name: string }[] }) => answer.json().map(({ name }) => name)

// Requirement D-581: Lists, search, sorting, price filters, the cart and the checkout all use the price in force.
test('lists are sorted and filtered by the price in force', async () => {
  const { shop, plan } = await shopWithPrices()
  await addProduct(shop.db, { name: 'Podi', price_paise: 10_000 })
  await settle(shop)
  await plan()
  const lists = async () => {
    const visitor = shop.visitor()
    const found = (await visitor.get('/api/search?max_price=95')).json()
    return {
      list: byName(await visitor.get('/api/products?sort=price')),
      found: found.products.map(({ name, price }: { name: string; price: number }) => `${name} ${price}`),
      sorted: (await visitor.get('/api/search?sort=price'))
        .json()
        .products.map(({ name }: { name: string }) => name),
    }
  }
  const podiFirst = ['Podi', 'Millet Muesli']
  expect(await lists()).toEqual({ list: podiFirst, found: [], sorted: podiFirst })
  shop.clock.pass({ seconds: 60 })
  const muesliFirst = ['Millet Muesli', 'Podi']
  expect(await lists()).toEqual({ list: muesliFirst, found: ['Millet Muesli 90'], sorted: muesliFirst })
})

// Requirement D-582: An order with a price that has changed since the shopper saw it is refused as after any change of a price;
//   an unpaid order keeps its price.
test('a price that ends while the shopper looks must be confirmed, and an unpaid order keeps its own', async () => {
  const { shop, shopper, muesli, plan } = await shopWithPrices()
  await plan()
  shop.clock.pass({ seconds: 60 })
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const unpaid = (await shopper.post('/api/orders/add', {})).json()
  expect(unpaid.total_price).toBe(90)
  shop.clock.pass({ seconds: 60 })
  expect((await shopper.post('/api/orders/add', {})).json()).toMatchObject({ id: unpaid.id, total_price: 90 })

  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'PRICE_CHANGED',
    cart: { cartItems: [{ Product: { price: 120 } }] },
  })
  expect((await shopper.post('/api/orders/add', {})).json().total_price).toBe(240)
})

test('a price that starts while the shopper looks is asked about too', async () => {
  const { shop, shopper, muesli, plan } = await shopWithPrices()
  await plan()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  shop.clock.pass({ seconds: 60 })
  const refused = await shopper.post('/api/orders/add', { total_price: 120 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_CHANGED'])
  expect((await shopper.post('/api/orders/add', { total_price: 90 })).json().total_price).toBe(90)
})

test('an order on the phone takes the price in force', async () => {
  const { shop, admin, muesli, plan } = await shopWithPrices()
  await plan()
  const place = (total_price: number) =>
    admin.post('/api/phone-orders', phoneOrderInput(muesli.pack_id, { total_price }))
  shop.clock.pass({ seconds: 60 })
  expect((await place(240)).statusCode).toBe(409)
  const placed = await place(180)
  expect(placed.statusCode, placed.body).toBe(201)
})

test('a delivery of a standing order has the price in force', async () => {
  const { shop, admin, shopper, standing, muesli } = await shopWithStandingOrder()
  const line = standing.lines.find(({ product_id }: { product_id: number }) => product_id === muesli.id)
  const { pack_id } = await shop.db
    .selectFrom('packs')
    .select('id as pack_id')
    .where('product_id', '=', muesli.id)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const planned = await admin.post(`/api/products/${muesli.id}/prices`, {
    pack_id,
    price: '50',
    starts_at: null,
    ends_at: null,
  })
  expect([line !== undefined, planned.statusCode]).toEqual([true, 201])
  const listed = (await shopper.get('/api/standing-orders')).json()
  expect(JSON.stringify(listed)).toContain('"price":50')
})

// Requirement D-583: A bundle's saving and a coupon's minimum are computed with the price in force.
test('a bundle that isn’t cheaper than its parts at their prices in force is not offered', async () => {
  const { shop, admin, bundle, muesli } = await shopWithBundle()
  const offered = async () =>
    (await shop.visitor().get('/api/bundles')).json().map(({ id }: { id: number }) => id)
  expect(await offered()).toEqual([bundle.id])
  await admin.post(`/api/products/${muesli.id}/prices`, {
    pack_id: muesli.pack_id,
    ...inAMinute,
    price: '270',
  })
  shop.clock.pass({ seconds: 60 })
  expect(await offered()).toEqual([])
  shop.clock.pass({ seconds: 60 })
  expect(await offered()).toEqual([bundle.id])
})

test('a coupon with a minimum counts the price in force', async () => {
  const { shop, shopper, muesli, plan } = await shopWithPrices()
  await addCoupon(shop.db, { minimum_paise: 10_000 })
  await plan()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  expect((await shopper.post('/api/cart/coupon', { code: 'TEN' })).statusCode).toBe(200)
  shop.clock.pass({ seconds: 60 })
  const { cartItems } = (await shopper.get('/api/cart')).json()
  const { code, problem, discounts } = (await shopper.get('/api/cart/coupons')).json()
  expect([cartItems[0].Product.price, code, discounts]).toEqual([90, 'TEN', []])
  expect(problem).toContain('₹10 more')
})

// Requirement D-584: The feed for Google has the price of a period as sale price with its times, and search engines read until
//   when a price is valid.
test('the feed has a sale price with its times, with an MRP and without', async () => {
  const { shop, muesli, plan, kept } = await shopWithPrices({ env: { PUBLIC_URL: 'https://shop.example' } })
  await addPictures(shop.db, muesli.id, 1)
  const prices = async () => {
    const [channel] = parseXml((await shop.visitor().get('/feeds/products.xml')).body).children
    const items = channel?.children.filter(({ name }) => name === 'item') ?? []
    expect(items.flatMap(findItemProblems)).toEqual([])
    return ['price', 'sale_price', 'sale_price_effective_date'].map((name) =>
      textOf(items[0] ?? fail(), `g:${name}`),
    )
  }
  await plan({ ends_at: '2026-06-16T06:00:00Z' })
  expect(await prices()).toEqual(['150.00 INR', '120.00 INR', undefined])
  // A feed is cached for a minute.
  shop.clock.pass({ minutes: 2 })
  const times = '2026-06-15T06:01:00Z/2026-06-16T06:00:00Z'
  expect(await prices()).toEqual(['150.00 INR', '90.00 INR', times])
  await shop.db.updateTable('packs').set({ mrp_paise: null }).execute()
  shop.clock.pass({ minutes: 2 })
  expect(await prices()).toEqual(['120.00 INR', '90.00 INR', times])
  expect((await kept()).mrp).toBeNull()
})

const fail = () => {
  throw new Error('the feed has no item')
}

// Requirement D-585: An exported file has regular prices, and importing it unchanged changes nothing while a period runs.
test('an export has the regular price, and its import leaves periods alone', async () => {
  const { shop, muesli, admin } = await shopWithPrices()
  const { exportFile, checked, save, product } = await office(shop, admin)
  const url = `/api/products/${muesli.id}/prices`
  await admin.post(url, { pack_id: muesli.pack_id, price: '90', starts_at: null, ends_at: null })
  const file = await exportFile()
  expect(file).toContain(',120.00,150.00,')
  expect(await checked(file)).toMatchObject({ changes: [], problems: [] })
  expect(await save(file.replace(',120.00,150.00,', ',130.00,150.00,'))).toMatchObject({
    state: 'saved',
    changed: 1,
  })
  expect(await product(muesli.id)).toMatchObject({ price: 130, packs: [{ period: { price: 90 } }] })
  const tooLow = (await exportFile()).replace(',130.00,150.00,', ',80.00,85.00,')
  expect((await checked(tooLow)).problems).toMatchObject([
    {
      column: 'mrp',
      message: 'MRP can’t be lower than the offer price of ₹90. Remove the offer price first.',
    },
  ])
})
