import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  type createShopWithPayments,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  shopWithPaymentWindow,
  signedProof,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'
import { applyPayments } from './apply-payments.ts'

const twoOrdered = (options: Parameters<typeof shopWithPaymentWindow>[0] = { webhooks: false }) =>
  shopWithPaymentWindow({ units: 2, ...options })

/** All rows that a forged proof must not change. */
const everything = async ({ db }: Awaited<ReturnType<typeof createShopWithPayments>>) => ({
  orders: await db.selectFrom('orders').selectAll().execute(),
  payments: await db.selectFrom('payments').selectAll().execute(),
  refunds: await db.selectFrom('refunds').selectAll().execute(),
  products: await db.selectFrom('products').selectAll().execute(),
  cart: await db.selectFrom('cart_items').selectAll().execute(),
  outbox: await db.selectFrom('outbox').selectAll().execute(),
})

// Fails if `isGenuine` in verify-payment.ts does not compare with the stored order or does not check the signature.
// Requirement 7-35: POST /payment/verify takes order_id, payment id, the provider's order id and signature.
// Requirement 8-37
test.each([
  ['another signature', { razorpay_signature: 'a'.repeat(64) }],
  ['a short signature', { razorpay_signature: 'a' }],
  ['another payment', { razorpay_payment_id: 'pay_00000000000000' }],
  ['another provider order', { razorpay_order_id: 'order_00000000000000' }],
])('%s is rejected and changes nothing', async (_what, forged) => {
  const { shop, shopper, order, window } = await twoOrdered()
  const payment = shop.bank.pay(window.id)
  const before = await everything(shop)
  const refused = await shopper.post('/api/payment/verify', {
    ...signedProof(order.id, window.id, payment.id),
    ...forged,
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({
    error: 'Payment verification failed.',
    code: 'PAYMENT_NOT_VERIFIED',
  })
  expect(await everything(shop)).toEqual(before)
})

test('the genuine proof of a cheap order does not pay a dear one', async () => {
  const { shop, shopper, order } = await twoOrdered()
  const podi = await addProduct(shop.db, { price_paise: 100 })
  const cheapBuyer = await signInShopper(shop)
  const cheap = await placeOrderOf(cheapBuyer, podi.id)
  const { id } = await startPaying(cheapBuyer, cheap.id)
  const payment = shop.bank.pay(id)
  const refused = await shopper.post('/api/payment/verify', signedProof(order.id, id, payment.id))
  expect(refused.statusCode).toBe(400)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
})

test('a proof that belongs to another customer is refused', async () => {
  const { shop, order, window } = await twoOrdered()
  const payment = shop.bank.pay(window.id)
  const other = await signInShopper(shop)
  const refused = await other.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(refused.statusCode).toBe(400)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
})

// Fails if `problemOf` in judge-payments.ts does not compare amount, currency and order.
test.each([
  ['amount', { effect: 'wrong-amount', amount: 100 }, 'wrong_amount'],
  ['currency', { effect: 'wrong-currency' }, 'wrong_currency'],
  ['order', { effect: 'wrong-order' }, 'wrong_order'],
] as const)('a genuine payment of another %s pays nothing and goes back', async (_what, fault, problem) => {
  const { shop, shopper, order, window, initial } = await twoOrdered()
  shop.bank.faults.add({ on: 'payment', ...fault })
  const payment = shop.bank.pay(window.id)
  const refused = await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(refused.statusCode).toBe(400)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending', attention: problem })
  await runJobs(shop)
  expect(shop.bank.store.payments.get(payment.id)?.entity).toMatchObject({
    status: 'refunded',
    amount_refunded: payment.amount,
  })
  await expectMoneyAndStockRight(shop, initial)
})

test('verifying again, and however often, changes nothing', async () => {
  const { shop, shopper, order, window, initial } = await twoOrdered()
  const payment = shop.bank.pay(window.id)
  const proof = signedProof(order.id, window.id, payment.id)
  const told = (await shopper.post('/api/payment/verify', proof)).json()
  expect(told).toMatchObject({ state: 'received', order: { id: order.id, status: 'paid' } })
  const before = await everything(shop)
  for (let again = 0; again < 20; again++)
    expect((await shopper.post('/api/payment/verify', proof)).json()).toEqual(told)
  expect(await everything(shop)).toEqual(before)
  await expectMoneyAndStockRight(shop, initial)
})

test('money that is authorised only is captured', async () => {
  const all = { webhooks: false, units: 10 }
  const { shop, shopper, order, window, initial } = await twoOrdered(all)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = shop.bank.pay(window.id)
  const verified = await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(verified.json()).toMatchObject({ state: 'received', order: { status: 'paid' } })
  await expectMoneyAndStockRight(shop, initial)
})

test('a capture that cannot be made now is confirmed later', async () => {
  const { shop, shopper, order, window, initial } = await twoOrdered()
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  shop.bank.faults.add({ on: 'call', call: 'POST /v1/payments/*/capture', effect: 'fail', times: 3 })
  const payment = shop.bank.pay(window.id)
  const verified = await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(verified.statusCode).toBe(200)
  expect(verified.json()).toMatchObject({
    state: 'confirming',
    message: expect.stringContaining('Your bank is still confirming'),
    order: { status: 'pending' },
  })
  shop.clock.pass({ minutes: 1 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

test('while the provider is silent a genuine payment is still confirming, and is found afterwards', async () => {
  const { shop, shopper, order, window, initial } = await twoOrdered()
  const payment = shop.bank.pay(window.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  const verified = await shopper.post('/api/payment/verify', signedProof(order.id, window.id, payment.id))
  expect(verified.json()).toMatchObject({ state: 'confirming', order: { status: 'pending' } })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

// Decision B8: the job alone is enough.
// Requirement D-37: The background job alone is enough to find a payment (decision B8).
test('the job finds a payment whose browser and webhook were lost', async () => {
  const { shop, order, window, initial } = await twoOrdered()
  shop.bank.pay(window.id)
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
  shop.clock.pass({ minutes: 1 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

test('two captured payments of one order pay it once, and the second goes back', async () => {
  const { shop, shopper, order, window, initial } = await twoOrdered()
  const first = shop.bank.pay(window.id)
  await shopper.post('/api/payment/verify', signedProof(order.id, window.id, first.id))
  const record = shop.bank.store.payments.get(first.id)
  if (!record) throw new Error('no such payment')
  // The provider refuses this itself; the shop must not depend on that.
  const second = { ...record.entity, id: 'pay_SecondPayment0', created_at: record.entity.created_at + 1 }
  shop.bank.store.save('payments', { ...record, entity: second, refundIds: [] })
  shop.bank.store.orders.get(window.id)?.paymentIds.push(second.id)
  shop.clock.pass({ minutes: 61 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', attention: 'paid_twice' })
  expect(second).toMatchObject({ status: 'refunded' })
  await expectMoneyAndStockRight(shop, initial)
})

test('a failed attempt takes nothing away from one that paid', async () => {
  const { shop, shopper, order, window, initial } = await twoOrdered({ webhooks: true })
  shop.bank.fail(window.id)
  await shop.bank.idle()
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
  expect((await payFor(shop, shopper, order.id)).statusCode).toBe(200)
  await shop.bank.idle()
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-19
test('an order whose products were repriced and archived since is paid as placed', async () => {
  const { shop, muesli, shopper, order } = await twoOrdered()
  await shop.db.updateTable('packs').set({ price_paise: 99_900 }).execute()
  await shop.db.updateTable('products').set({ archived_at: shop.clock.now() }).execute()
  expect((await payFor(shop, shopper, order.id)).json().order).toMatchObject({
    total_price: 640,
    status: 'paid',
  })
  expect(await stockOf(shop, muesli.id)).toBe(8)
})

test('products added to the cart after ordering stay there when the order is paid', async () => {
  const { shop, muesli, shopper, order } = await twoOrdered()
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  await payFor(shop, shopper, order.id)
  expect((await shopper.get('/api/cart')).json().cartItems).toMatchObject([{ quantity: 1 }])
})

test('products in other customers’ carts stay there when an order is paid', async () => {
  const { shop, muesli, shopper, order } = await twoOrdered()
  const other = await signInShopper(shop)
  await other.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  await payFor(shop, shopper, order.id)
  expect((await other.get('/api/cart')).json().cartItems).toMatchObject([{ quantity: 1 }])
})

// Fails if `recordPayment` changes payments of other orders.
test('a payment for one order isn’t reassigned to another', async () => {
  const { shop, muesli, shopper, order, window } = await twoOrdered()
  await payFor(shop, shopper, order.id)
  const payments = () => shop.db.selectFrom('payments').selectAll().execute()
  const before = await payments()
  const second = await placeOrderOf(shopper, muesli.id)
  await startPaying(shopper, second.id)
  await applyPayments(shop, second.id, (await shop.payments.online.listOrderPayments(window.id)).payments)
  expect(await payments()).toEqual(before)
  expect(await orderRow(shop, second.id)).toMatchObject({ status: 'pending' })
})
