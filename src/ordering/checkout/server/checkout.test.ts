import { expect, test } from 'vitest'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'

// Requirement 1-6: Customers check out and pay online.
// Requirement 4-15: Checkout step 1 creates an order from the items in the cart.
// Requirement 4-18: Checkout step 4 verifies the payment.
// Requirement 4-19: After a verified payment, the cart is emptied.
// Requirements 7-31, 7-35
test('from a cart to a paid order', async () => {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })

  const placed = await shopper.post('/api/orders/add', {
    items: [{ product_id: muesli.id, quantity: 2, size: '400 g', subtotal: 1 }],
  })
  expect(placed.statusCode).toBe(201)
  expect(placed.json()).toMatchObject({
    status: 'pending',
    total_price: 640,
    items_count: 2,
    User: { id: shopper.user.id, name: 'Anitha Raj' },
    address: { city: 'Coimbatore' },
  })
  expect(await stockOf(shop, muesli.id)).toBe(8)

  const verified = await payFor(shop, shopper, placed.json().id)
  expect(verified.statusCode).toBe(200)
  expect(verified.json()).toMatchObject({
    message: 'Payment successful!',
    state: 'received',
    order: { status: 'paid', paid_at: shop.clock.now().toISOString() },
  })
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
  expect((await shopper.get('/api/orders')).json()).toMatchObject([{ status: 'paid', total_price: 640 }])
  expect(await stockOf(shop, muesli.id)).toBe(8)

  await shop.bank.idle()
  await runJobs(shop)
  // Both are sent at once, so either may be the first to arrive.
  expect(Object.fromEntries(shop.mails.map((mail) => [mail.to, mail.subject]))).toEqual({
    [shopper.user.email]: `Your order #${placed.json().id} at Pasumai Pantry is confirmed`,
    [demoStoreSettings.email]: `Order #${placed.json().id} paid: ₹640.00`,
  })
  expect(shop.mails).toHaveLength(2)
})

// Requirement 3-16: The payment order has the provider's id and the amount (decision S4).
// Requirement 4-16: Checkout step 2 creates a payment order for it.
// Requirement 7-34: POST /payment/initiate takes order_id, and answers with id and amount.
// Requirement 7-39
test('the payment window opens with the provider’s order', async () => {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const started = await startPaying(shopper, order.id)
  expect(started).toMatchObject({
    id: expect.stringMatching(/^order_/),
    amount: 32_000,
    currency: 'INR',
    key: shop.settings.razorpay.keyId,
    order_id: order.id,
    callback_url: `http://localhost:3000/api/payment/return?order_id=${order.id}`,
    prefill: { name: 'Anitha Raj', email: shopper.user.email, contact: `+91${shopper.user.phone}` },
    timeout: 900,
  })
  expect(await startPaying(shopper, order.id)).toEqual(started)
  expect([...shop.bank.store.orders.values()]).toHaveLength(1)
})

// Requirement 6-7: Customers can't see, pay or cancel another customer's order.
test('nobody can pay, cancel or see another customer’s order', async () => {
  const shop = await createShopWithPayments()
  const muesli = await addProduct(shop.db)
  const owner = await signInShopper(shop)
  const other = await signInShopper(shop)
  const { id } = await placeOrderOf(owner, muesli.id)
  expect((await other.post('/api/payment/initiate', { order_id: id })).statusCode).toBe(404)
  expect((await other.delete(`/api/orders/${id}`)).statusCode).toBe(404)
  expect((await other.get(`/api/payment/state/${id}`)).statusCode).toBe(404)
  expect((await other.get(`/api/orders/${id}`)).statusCode).toBe(404)
  expect((await other.get(`/api/orders/${id}/items`)).statusCode).toBe(404)
  const admin = await signInAs(shop, 'admin')
  expect((await admin.post('/api/orders/add', {})).statusCode).toBe(403)
  expect((await shop.visitor().post('/api/orders/add', {})).statusCode).toBe(401)
})
