import { expect, test } from 'vitest'
import {
  createPayingShop,
  orderRow,
  placeOrderOf,
  readyShopper,
  startPaying,
  stockOf,
} from '../../../../test/payment.ts'
import { addProduct, signInAs } from '../../../../test/shop.ts'

async function shopWith(product: Parameters<typeof addProduct>[1] = {}) {
  const shop = await createPayingShop()
  const muesli = await addProduct(shop.db, product)
  const shopper = await readyShopper(shop)
  return { shop, muesli, shopper }
}

test('an empty cart is no order', async () => {
  const { shopper } = await shopWith()
  const refused = await shopper.post('/api/orders/add', { items: [] })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toBe('Your cart is empty.')
})

test('without an address there is no order', async () => {
  const { shop, muesli } = await shopWith()
  const shopper = await signInAs(shop, 'customer')
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    error: 'Please add a delivery address before you order.',
    code: 'ADDRESS_MISSING',
  })
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

test('lines that are not those of the cart are refused with the fresh cart', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const podi = await addProduct(shop.db, { name: 'Podi' })
  for (const items of [
    [{ product_id: muesli.id, quantity: 1 }],
    [
      { product_id: muesli.id, quantity: 2 },
      { product_id: podi.id, quantity: 1 },
    ],
    [],
  ]) {
    const refused = await shopper.post('/api/orders/add', { items })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'CART_CHANGED', cart: { cartItems: [{ quantity: 2 }] } })
  }
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

test('a product that stands in two of the lines is counted once', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const line = { product_id: muesli.id, size: '400 g' }
  const placed = await shopper.post('/api/orders/add', {
    items: [
      { ...line, quantity: 1 },
      { ...line, quantity: 2 },
    ],
  })
  expect(placed.json()).toMatchObject({ items_count: 3, total_price: 960 })
  expect(await stockOf(shop, muesli.id)).toBe(0)
})

test('what the browser says of prices is ignored', async () => {
  const { muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const placed = await shopper.post('/api/orders/add', {
    items: [{ product_id: muesli.id, quantity: 1, subtotal: 0.01, price: 0.01 }],
    total: 1,
  })
  expect(placed.json().total_price).toBe(320)
})

test('a price that changed since the shopper saw it is asked again, with the fresh cart', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('products').set({ price_paise: 35_000 }).execute()
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'PRICE_CHANGED',
    error: 'The price of Millet Muesli has changed. Please check your cart before you order.',
    cart: { cartItems: [{ Product: { price: 350 } }] },
  })
  const placed = await shopper.post('/api/orders/add', { total_price: 350 })
  expect(placed.json()).toMatchObject({ total_price: 350 })
})

test('a total that the screen showed and that is another now is asked again', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('products').set({ price_paise: 35_000 }).execute()
  // Another tab has shown the new price.
  await shopper.get('/api/cart')
  expect((await shopper.post('/api/orders/add', { total_price: 320 })).json().code).toBe('PRICE_CHANGED')
})

test('a product that was repriced during checkout costs what the order says', async () => {
  const { shop, muesli, shopper } = await shopWith()
  const order = await placeOrderOf(shopper, muesli.id)
  await shop.db
    .updateTable('products')
    .set({ price_paise: 35_000, name: 'Other', quantity: '1 kg' })
    .execute()
  expect((await startPaying(shopper, order.id)).amount).toBe(32_000)
  expect((await shopper.get(`/api/orders/${order.id}/items`)).json()).toMatchObject([
    { size: '400 g', quantity: 1, unit_price: 320, Product: { name: 'Millet Muesli', price: 320 } },
  ])
  // Ordering again shows the new price first and then makes a new order of it.
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('PRICE_CHANGED')
  expect((await shopper.post('/api/orders/add', {})).json()).toMatchObject({ total_price: 350 })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
})

test('stock that others took is refused with what is left, and nothing is taken of the rest', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 5 })
  const podi = await addProduct(shop.db, { name: 'Idli Podi', stock: 4 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 3 })
  await placeOrderOf(await readyShopper(shop), podi.id, 2)
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    error: 'Only 2 of Idli Podi are left.',
    left: 2,
    product_id: podi.id,
    cart: { cartItems: [{ quantity: 2 }, { quantity: 3, Product: { stock: 2 } }] },
  })
  expect(await stockOf(shop, muesli.id)).toBe(5)
  expect(await stockOf(shop, podi.id)).toBe(2)
})

test('a second click, a retry and another tab make one order', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const answers = await Promise.all([1, 2, 3].map(() => shopper.post('/api/orders/add', {})))
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await stockOf(shop, muesli.id)).toBe(0)
})

test('the cart shows what the own unpaid order holds as still to be had', async () => {
  const { muesli, shopper } = await shopWith({ stock: 3 })
  await placeOrderOf(shopper, muesli.id, 3)
  expect((await shopper.get('/api/cart')).json().cartItems).toMatchObject([
    { quantity: 3, Product: { stock: 3 } },
  ])
})

test('another cart replaces the unpaid order and gives its stock back first', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  const first = await placeOrderOf(shopper, muesli.id, 2)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const second = (await shopper.post('/api/orders/add', {})).json()
  expect(second.id).not.toBe(first.id)
  expect(second).toMatchObject({ items_count: 3, status: 'pending' })
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
  expect(await stockOf(shop, muesli.id)).toBe(0)
})

test('an order that cannot be had leaves the unpaid one before it as it was', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 3 })
  const first = await placeOrderOf(shopper, muesli.id, 2)
  const podi = await addProduct(shop.db, { name: 'Podi', stock: 1 })
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 1 })
  await placeOrderOf(await readyShopper(shop), podi.id, 1)
  expect((await shopper.post('/api/orders/add', {})).json().error).toBe('Podi is out of stock.')
  expect(await orderRow(shop, first.id)).toMatchObject({ status: 'pending' })
  expect(await stockOf(shop, muesli.id)).toBe(1)
})

test('coming back to an unpaid order prolongs its hold, but not for ever', async () => {
  const { shop, muesli, shopper } = await shopWith()
  const order = await placeOrderOf(shopper, muesli.id)
  const minutesHeld = async () => {
    const { hold_expires_at, created_at } = await orderRow(shop, order.id)
    return (hold_expires_at.getTime() - created_at.getTime()) / 60_000
  }
  expect(await minutesHeld()).toBe(15)
  shop.clock.pass({ minutes: 10 })
  expect((await shopper.post('/api/orders/add', {})).json().id).toBe(order.id)
  expect(await minutesHeld()).toBe(25)
  shop.clock.pass({ minutes: 49 })
  expect((await shopper.post('/api/orders/add', {})).json().id).toBe(order.id)
  expect(await minutesHeld()).toBe(60)
  shop.clock.pass({ minutes: 2 })
  expect((await shopper.post('/api/orders/add', {})).json().id).not.toBe(order.id)
})

test('the cart stays as it is until the order is paid', async () => {
  const { muesli, shopper } = await shopWith()
  const order = await placeOrderOf(shopper, muesli.id, 2)
  await shopper.delete(`/api/orders/${order.id}`)
  expect((await shopper.get('/api/cart')).json().cartItems).toMatchObject([{ quantity: 2 }])
})

test.each([
  ['lines that are none', { items: 'all' }],
  ['a quantity of none', { items: [{ product_id: 1, quantity: 0 }] }],
  ['a product that is none', { items: [{ product_id: 'x', quantity: 1 }] }],
  ['too many lines', { items: Array(201).fill({ product_id: 1, quantity: 1 }) }],
])('%s are refused with a sentence', async (_what, body) => {
  const { shopper } = await shopWith()
  const refused = await shopper.post('/api/orders/add', body)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'INVALID', error: expect.stringMatching(/^Please/) })
})
