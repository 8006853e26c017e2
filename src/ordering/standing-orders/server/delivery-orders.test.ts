import { expect, test } from 'vitest'
import { placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import { payFor, signedProof, startPaying } from '#test/shop/payment.ts'
import { runRefundJob, sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct } from '#test/shop/shop.ts'
import { listOf, payForCart, remindersOf, shopWithStandingOrder } from '#test/shop/standing-orders.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'
import { remindOfDeliveries } from './remind-of-deliveries.ts'

// Requirement D-435: A customer repeats a paid order every 2 or 4 weeks: nothing is ordered or charged until the customer
//   puts a delivery into the cart and pays for it (decision X54).
test('a paid order is repeated, and each delivery is paid by its customer', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  expect(standing).toMatchObject({
    weeks: 2,
    paused: false,
    due: false,
    next_on: '2026-06-29',
    skips_to: '2026-07-13',
  })
  expect(standing.lines.map(({ quantity }: { quantity: number }) => quantity).sort()).toEqual([2, 3])

  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
  expect(remindersOf(shop, shopper)[0]?.text).toContain('/standing-orders')
  expect(await listOf(shopper)).toMatchObject([{ due: true }])
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])

  const filled = await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: '2026-06-29' })
  expect(filled.json()).toMatchObject({ missing: [], cart: { cartItems: [{}, {}] } })
  await payForCart(shop, shopper)
  expect(await listOf(shopper)).toMatchObject([{ due: false, next_on: '2026-07-13' }])
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
})

// Requirement D-435
test('putting a delivery into the cart twice adds nothing, and what is in the cart counts', async () => {
  const { shop, shopper, standing, muesli } = await shopWithStandingOrder()
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const fill = () => shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  const quantities = async () =>
    (await shopper.get('/api/cart')).json().cartItems.map(({ quantity }: { quantity: number }) => quantity)
  await fill()
  expect((await quantities()).sort()).toEqual([2, 3])
  expect((await fill()).statusCode).toBe(200)
  shop.clock.pass({ minutes: 1 })
  await fill()
  expect((await quantities()).sort()).toEqual([2, 3])
})

test('an order with none of its goods doesn’t count, one with a part of them does', async () => {
  const { shop, shopper, standing, muesli } = await shopWithStandingOrder()
  await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  await shopper.delete('/api/cart/clear')
  const honey = await addProduct(shop.db, { name: 'Honey', stock: 10 })
  await shopper.post('/api/cart/add', { product_id: honey.id, quantity: 1 })
  await payForCart(shop, shopper)
  expect(await listOf(shopper)).toMatchObject([{ next_on: standing.next_on }])
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  await payForCart(shop, shopper)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-13' }])
})

test('a delivery that will be paid in cash counts as ordered', async () => {
  const { shop, shopper, muesli } = await shopWithCash()
  const order = await placeCashOrder(shopper, muesli.id)
  const standing = (await shopper.post('/api/standing-orders', { order_id: order.id, weeks: 2 })).json()
  await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  const placed = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(placed.statusCode, placed.body).toBe(201)
  expect(await listOf(shopper)).toMatchObject([{ next_on: standing.skips_to }])
  expect(shop.clock.now()).toBeInstanceOf(Date)
})

// Requirement D-435
test('one payment counts one delivery, and so do payments for the same cart in two tabs', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  const fill = (next_on: string) => shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on })
  await fill(standing.next_on)
  const placed = [await shopper.post('/api/orders/add', {}), await shopper.post('/api/orders/add', {})]
  // Both tabs continue the same unpaid order, so there is only one to pay.
  const [first, second] = placed.map((answer) => answer.json().id)
  expect(second).toBe(first)
  const window = await startPaying(shopper, first)
  const proof = signedProof(first, window.id, shop.bank.pay(window.id).id)
  const verify = () => shopper.post('/api/payment/verify', proof)
  await Promise.all([verify(), verify()])
  await shop.bank.idle()
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-13' }])
  // The other tab still shows the delivery that was paid.
  expect((await fill(standing.next_on)).json()).toMatchObject({ code: 'DELIVERY_CHANGED' })
  expect((await shopper.get('/api/cart')).json().cartItems).toEqual([])
})

test('a delivery that was skipped while its order waited for payment stays skipped once', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  const path = `/api/standing-orders/${standing.id}`
  await shopper.post(`${path}/cart`, { next_on: standing.next_on })
  const placed = await shopper.post('/api/orders/add', {})
  await shopper.post(`${path}/skip`, { next_on: standing.next_on })
  await payFor(shop, shopper, placed.json().id)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-13' }])
})

test('an unpaid order doesn’t stop a delivery, and other goods in the cart are ordered with it', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  const honey = await addProduct(shop.db, { name: 'Honey', stock: 10 })
  await shopper.post('/api/cart/add', { product_id: honey.id, quantity: 1 })
  await shopper.post('/api/orders/add', {})
  const filled = await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  expect(filled.json().cart.cartItems).toHaveLength(3)
  await payForCart(shop, shopper)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-13' }])
})

test('an order that is cancelled and refunded later leaves the deliveries as they are', async () => {
  const { shop, shopper, admin, standing, order } = await shopWithStandingOrder()
  await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  const placed = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, placed.id)
  for (const { id } of [placed, order]) {
    expect((await sendRefund(admin, id, {})).json()).toMatchObject({ cancelled: true })
  }
  await runRefundJob(shop)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-13', paused: false, lines: [{}, {}] }])
  await shopper.delete(`/api/standing-orders/${standing.id}`)
  const refused = await shopper.post('/api/standing-orders', { order_id: placed.id, weeks: 2 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CANCELLED'])
})

test('an address to which the shop doesn’t deliver any more stops the order, not the deliveries', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  await addZones(shop, cityZone)
  await shop.db.updateTable('addresses').set({ postal_code: '600001', city: 'Chennai' }).execute()
  await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  expect((await shopper.post('/api/orders/add', {})).statusCode).toBe(400)
  expect(await listOf(shopper)).toMatchObject([{ next_on: standing.next_on }])
  await shop.db.updateTable('addresses').set({ postal_code: '641012', city: 'Coimbatore' }).execute()
  await payForCart(shop, shopper)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-13' }])
})
