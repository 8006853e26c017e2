import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  orderRow,
  placeOrderOf,
  type Shopper,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

async function shopWith(product: Parameters<typeof addProduct>[1] = {}) {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db, product)
  const shopper = await signInShopper(shop)
  return { shop, muesli, shopper }
}

// Requirement 7-31: POST /orders/add takes items with product_id, quantity, size and subtotal, and answers with the
//   order (decision B11).
// Requirement D-44: The server computes the price of an order (decision B11).
test('prices sent by the browser are ignored', async () => {
  const { muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const placed = await shopper.post('/api/orders/add', {
    items: [{ product_id: muesli.id, quantity: 1, subtotal: 0.01, price: 0.01 }],
    total: 1,
  })
  expect(placed.json().total_price).toBe(320)
})

// Requirement D-45: If a price has changed, the answer is 409 with the current cart (decision B11).
test('a price that changed while the shopper looked must be confirmed, with the current cart', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('packs').set({ price_paise: 35_000 }).execute()
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'PRICE_CHANGED',
    error: 'The price of Millet Muesli has changed. Check your cart before you order.',
    cart: { cartItems: [{ Product: { price: 350 } }] },
  })
  const placed = await shopper.post('/api/orders/add', { total_price: 350 })
  expect(placed.json()).toMatchObject({ total_price: 350 })
})

// Requirement D-45
test.each([
  ['the call that counts the cart', (shopper: Shopper) => shopper.get('/api/session')],
  [
    'another product that was put in from its own page',
    async (shopper: Shopper, podi: number) => shopper.post('/api/cart/add', { product_id: podi }),
  ],
])('%s doesn’t show the price: an increase must be confirmed before payment', async (_what, count) => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('packs').set({ price_paise: 99_000 }).execute()
  const podi = await addProduct(shop.db, { name: 'Podi' })
  await count(shopper, podi.id)
  const refused = await shopper.post('/api/orders/add', {})
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'PRICE_CHANGED',
    cart: { cartItems: [{ Product: { price: 990 } }, ...refused.json().cart.cartItems.slice(1)] },
  })
  // The refused request returned the new cart, so the shopper has seen the price.
  expect((await shopper.post('/api/orders/add', {})).statusCode).toBe(201)
})

test('a cart or a checkout that showed a raised price is enough', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('packs').set({ price_paise: 99_000 }).execute()
  await shopper.get('/api/cart')
  expect((await shopper.post('/api/orders/add', {})).json()).toMatchObject({ total_price: 990 })
})

test('a total that the screen showed and that is another now is asked again', async () => {
  const { shop, muesli, shopper } = await shopWith()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  await shop.db.updateTable('packs').set({ price_paise: 35_000 }).execute()
  // Another tab has shown the new price.
  await shopper.get('/api/cart')
  expect((await shopper.post('/api/orders/add', { total_price: 320 })).json().code).toBe('PRICE_CHANGED')
})

// Requirement D-19: An order keeps the product's name and price from the time of purchase (decision S7).
test('a product repriced during checkout costs what the order says', async () => {
  const { shop, muesli, shopper } = await shopWith()
  const order = await placeOrderOf(shopper, muesli.id)
  await shop.db.updateTable('products').set({ name: 'Other' }).execute()
  await shop.db.updateTable('packs').set({ price_paise: 35_000, label: '1 kg' }).execute()
  expect((await startPaying(shopper, order.id)).amount).toBe(32_000)
  expect((await shopper.get(`/api/orders/${order.id}/items`)).json()).toMatchObject([
    { size: '400 g', quantity: 1, unit_price: 320, Product: { name: 'Millet Muesli', price: 320 } },
  ])
  // Ordering again returns the same order (decision X18). A changed cart shows the new price and becomes a new order.
  expect((await shopper.post('/api/orders/add', {})).json()).toMatchObject({ id: order.id, total_price: 320 })
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  expect((await shopper.post('/api/orders/add', {})).json().code).toBe('PRICE_CHANGED')
  expect((await shopper.post('/api/orders/add', {})).json()).toMatchObject({ total_price: 700 })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
})

// An order takes at most twenty units of a product, so the price sets the total.
test.each([
  [100_000_000, 201],
  [100_000_001, 400],
])(
  'an order of twenty packs at %d paise each gets status %d: the limit is two crore rupees',
  async (price_paise, status) => {
    const shop = await createShopWithPayments()
    const dear = await addProduct(shop.db, { price_paise, stock: 20 })
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: dear.id, quantity: 20 })
    const answer = await shopper.post('/api/orders/add', {})
    expect(answer.statusCode).toBe(status)
    if (status === 400) expect(answer.json()).toMatchObject({ code: 'ORDER_TOO_LARGE' })
  },
)
