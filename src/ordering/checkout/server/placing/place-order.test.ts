import { expect, test } from 'vitest'
import { createShopWithPayments, placeOrderOf, signInShopper, stockOf } from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

async function shopWith(product: Parameters<typeof addProduct>[1] = {}) {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db, product)
  const shopper = await signInShopper(shop)
  return { shop, muesli, shopper }
}

// Requirement 5-27: An empty cart can't be ordered: 'Your cart is empty.'.
test('an empty cart can’t be ordered', async () => {
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
    error: 'Add a delivery address to place your order.',
    code: 'ADDRESS_MISSING',
  })
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

// Requirement D-59: Customers can save an address outside the delivery area but can't order to it (decision X1).
test('an order outside the district is rejected, whatever the page showed when it loaded', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const address = { ...(await shopper.get(`/api/address/${shopper.user.id}`)).json().address }
  await shopper.put('/api/address/upsert', { ...address, city: 'Chennai', postal_code: '600001' })
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    error:
      'We don’t deliver to 600001 yet. We deliver only within Coimbatore district, Tamil Nadu. Choose an address in this district to place your order.',
    code: 'ADDRESS_OUTSIDE',
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

// Requirement D-41: An order reserves its stock or is rejected with the stock that is left (decision B10).
test('stock sold to others is rejected with what is left, and no other item is reserved', async () => {
  const { shop, muesli, shopper } = await shopWith({ stock: 5 })
  const podi = await addProduct(shop.db, { name: 'Idli Podi', stock: 4 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 3 })
  await placeOrderOf(await signInShopper(shop), podi.id, 2)
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'NOT_ENOUGH_STOCK',
    error: 'Idli Podi: only 2 left in stock.',
    left: 2,
    product_id: podi.id,
    cart: { cartItems: [{ quantity: 2 }, { quantity: 3, Product: { stock: 2 } }] },
  })
  expect(await stockOf(shop, muesli.id)).toBe(5)
  expect(await stockOf(shop, podi.id)).toBe(2)
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
  expect(refused.json()).toMatchObject({ code: 'INVALID', error: expect.stringMatching(/^Check /) })
})

test('a shopper sees the stock of their own order and of its cancelling at once', async () => {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const seen = async () => {
    const one = (await shopper.get(`/api/products/${muesli.id}`)).json()
    const [listed] = (await shopper.get('/api/products')).json()
    return [one.stock, listed.stock]
  }
  expect(await seen()).toEqual([10, 10])
  const order = await placeOrderOf(shopper, muesli.id, 3)
  expect(await seen()).toEqual([7, 7])
  await shopper.delete(`/api/orders/${order.id}`)
  expect(await seen()).toEqual([10, 10])
})

test('a bug while an order is placed is no refusal, and leaves nothing behind', async () => {
  const shop = await createShopWithPayments({
    hooks: {
      at: async (point) => {
        if (point === 'place-order:after-stock') throw new Error('a bug')
      },
    },
  })
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  expect((await shopper.post('/api/orders/add', {})).statusCode).toBe(500)
  expect(await stockOf(shop, muesli.id)).toBe(10)
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
})
