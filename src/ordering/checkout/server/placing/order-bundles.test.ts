import { expect, test } from 'vitest'
import { shopWithBundle } from '#test/shop/bundles.ts'
import { setTax, storedDocumentsOf } from '#test/shop/documents.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { payFor, signInShopper, stockOf } from '#test/shop/payment.ts'
import { fetchRefundLines, refundedByProvider, runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

type Fixture = Awaited<ReturnType<typeof shopWithBundle>>

const addBox = ({ shopper, bundle }: Pick<Fixture, 'shopper' | 'bundle'>, by = 1) =>
  shopper.post('/api/cart/bundles', { bundle_id: bundle.id, by })
const linesOf = (cart: { cartItems: { name: string; quantity: number }[] }) =>
  cart.cartItems.map(({ name, quantity }) => `${quantity} × ${name}`)

// Requirement D-441: A bundle is added to the cart and removed from it as a whole; its parts are ordinary lines, so that
//   clients that know no bundles see them too (decision X53).
test('a bundle goes into the cart and out of it with all of its parts', async () => {
  const fixture = await shopWithBundle()
  const { shopper, bundle } = fixture
  await shopper.post('/api/cart/add', { product_id: fixture.ragi.id })
  const added = (await addBox(fixture, 2)).json()
  expect(linesOf(added)).toEqual(['3 × Ragi mix', '2 × Muesli', '4 × Seed mix 200 g'])
  expect(added.bundles).toMatchObject([{ id: bundle.id, name: 'Breakfast box', price: 899 }])
  expect(linesOf((await addBox(fixture, -1)).json())).toEqual([
    '2 × Ragi mix',
    '1 × Muesli',
    '2 × Seed mix 200 g',
  ])
  const left = (await addBox(fixture, -5)).json()
  expect([linesOf(left), 'bundles' in left]).toEqual([['1 × Ragi mix'], false])
})

test('a bundle is added entirely or not at all, and counts against the limit per product', async () => {
  const fixture = await shopWithBundle({ stock: 30 })
  const { shop, shopper, muesli } = fixture
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 20 })
  const tooMany = await addBox(fixture)
  expect([tooMany.statusCode, tooMany.json().code]).toEqual([409, 'TOO_MANY'])
  await shopper.delete('/api/cart/clear')
  await shop.db.updateTable('packs').set({ stock: 1 }).where('id', '=', fixture.small.id).execute()
  const short = await addBox(fixture)
  expect([short.statusCode, short.json().code]).toEqual([409, 'NOT_ENOUGH_STOCK'])
  expect(linesOf((await shopper.get('/api/cart')).json())).toEqual([])
  const unknown = await shopper.post('/api/cart/bundles', { bundle_id: 999 })
  expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'This bundle is no longer available.'])
})

// Requirement D-442: An order of a bundle has the parts as lines, each with its own tax, and the saving as a discount named
//   like the bundle; a refunded part returns what was paid for it (decision X53).
test('the parts are order lines with their own tax, and a refunded part returns its paid share', async () => {
  const fixture = await shopWithBundle({ webhooks: false })
  const { shop, shopper, admin, bundle, seeds } = fixture
  await setTax(shop, 'regular', admin)
  await addBox(fixture)
  const placed = await shopper.post('/api/orders/add', { total_price: 899 })
  expect([placed.statusCode, placed.json()]).toMatchObject([
    201,
    { total_price: 899, discounts: [{ reason: 'Breakfast box', amount: 61, bundle_id: bundle.id }] },
  ])
  const order = placed.json()
  await payFor(shop, shopper, order.id)
  const [invoice] = await storedDocumentsOf(shop.db, order.id)
  expect(JSON.stringify(invoice)).toContain('Seed mix')
  const lines = await fetchRefundLines({ admin, order })
  const seed = lines.find(({ name }) => name.startsWith('Seed mix'))
  // ₹300 less its share of the ₹61: 6100 × 30000 / 96000 paise.
  await sendRefund(admin, order.id, {
    what: 'lines',
    lines: [{ item_id: seed?.item_id ?? 0, quantity: 2, restock: true }],
  })
  await runRefundJob(shop)
  expect(refundedByProvider(shop)).toEqual([28_094])
  expect(await stockOf(shop, seeds.id)).toBeGreaterThan(0)
  await sendRefund(admin, order.id, { what: 'all' })
  await runRefundJob(shop)
  expect(refundedByProvider(shop).reduce((sum, paise) => sum + paise, 0)).toBe(89_900)
  await expectLedgerRight(shop.db)
})

test('a client that adds the parts one by one and knows only their prices pays the price of the bundle', async () => {
  const { shopper, ragi, muesli, seeds } = await shopWithBundle()
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shopper.post('/api/cart/add', { product_id: seeds.id, size: '200 g', quantity: 2 })
  const placed = await shopper.post('/api/orders/add', { total_price: 960 })
  expect([placed.statusCode, placed.json().total_price]).toEqual([201, 899])
})

// Requirement D-443: If a bundle is withdrawn or changes its price between cart and order, the order is refused until the
//   shopper has seen the new total; an order that is placed already keeps its price (decision X53).
test.each([
  { change: { published: false }, now: 960 },
  { change: { price: '920' }, now: 920 },
])('a bundle that was changed ($change) is not sold at the former price', async ({ change, now }) => {
  const fixture = await shopWithBundle()
  const { shopper, admin, bundle } = fixture
  await addBox(fixture)
  expect((await admin.put(`/api/bundles/${bundle.id}`, change)).statusCode).toBe(200)
  const refused = await shopper.post('/api/orders/add', { total_price: 899 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'PRICE_CHANGED'])
  expect((await shopper.post('/api/orders/add', { total_price: now })).statusCode).toBe(201)
})

test('an unpaid order keeps the price of its bundle, and one that replaces it has today’s', async () => {
  const fixture = await shopWithBundle()
  const { shopper, admin, bundle, ragi } = fixture
  await addBox(fixture)
  const first = (await shopper.post('/api/orders/add', {})).json()
  await admin.put(`/api/bundles/${bundle.id}`, { price: '950' })
  const again = (await shopper.post('/api/orders/add', {})).json()
  expect([again.id, again.total_price]).toEqual([first.id, 899])
  await shopper.post('/api/cart/add', { product_id: ragi.id })
  const other = (await shopper.post('/api/orders/add', {})).json()
  expect([other.id === first.id, other.total_price, other.discounts.length]).toEqual([false, 1270, 1])
})

// Requirement D-444: Discounts that the merchant gives apply to what a bundle costs; the saving of a bundle can't be taken
//   back, and an order that replaces another has each of them once (decision X53).
test('a merchant’s discount and a bundle’s saving are kept apart', async () => {
  const fixture = await shopWithBundle({ webhooks: false })
  const { shop, shopper, admin } = fixture
  await addBox(fixture)
  const order = (await shopper.post('/api/orders/add', {})).json()
  const given = await admin.post(`/api/orders/${order.id}/discounts`, {
    form_key: 'a-discount-on-a-bundle',
    amount: 99,
    reason: 'For a friend',
  })
  expect(given.json().order.total_price).toBe(800)
  const [saving] = order.discounts
  const kept = await admin.delete(`/api/orders/${order.id}/discounts/${saving.id}`)
  expect(kept.json().order.total_price).toBe(800)
  // The same cart to another address replaces the order.
  await shop.db.updateTable('addresses').set({ postal_code: '641001' }).execute()
  await shop.db.updateTable('packs').set({ price_paise: 33_000 }).where('price_paise', '=', 32_000).execute()
  await shopper.get('/api/cart')
  const replaced = (await shopper.post('/api/orders/add', {})).json()
  expect([replaced.id === order.id, replaced.total_price]).toEqual([false, 800])
  expect(
    replaced.discounts.map(({ reason, amount }: { reason: string; amount: number }) => [reason, amount]),
  ).toEqual([
    ['Breakfast box', 71],
    ['For a friend', 99],
  ])
})

test('minimum order and free delivery compare with the prices of the parts', async () => {
  const fixture = await shopWithBundle()
  await addZones(fixture.shop, { ...cityZone, fee: 40, free_from: 950, minimum: 950 })
  await addBox(fixture)
  const placed = await fixture.shopper.post('/api/orders/add', {})
  expect([placed.statusCode, placed.json().total_price, placed.json().delivery.fee]).toEqual([201, 899, 0])
})

test('the discount is named in the language of the order', async () => {
  const fixture = await shopWithBundle()
  await addBox(fixture, 2)
  const placed = await fixture.shopper.post('/ta/api/orders/add', {})
  expect(placed.json().discounts).toMatchObject([{ reason: 'காலை உணவு பெட்டி × 2', amount: 122 }])
})

test('after the reservation has ended, the parts are back in stock', async () => {
  const fixture = await shopWithBundle({ stock: 2, webhooks: false })
  const { shop, shopper, small } = fixture
  await addBox(fixture)
  const order = (await shopper.post('/api/orders/add', {})).json()
  const left = () => shop.db.selectFrom('packs').select('stock').where('id', '=', small.id).executeTakeFirst()
  expect(await left()).toEqual({ stock: 0 })
  const other = await signInShopper(shop)
  expect((await other.post('/api/cart/bundles', { bundle_id: fixture.bundle.id })).statusCode).toBe(409)
  await shopper.delete(`/api/orders/${order.id}`)
  expect(await left()).toEqual({ stock: 2 })
  await expectLedgerRight(shop.db)
})
