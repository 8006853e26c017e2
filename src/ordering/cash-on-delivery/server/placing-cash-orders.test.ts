import { expect, test } from 'vitest'
import { createShopWithBatches, recall } from '#test/shop/batches.ts'
import { orderInCash, placeCashOrder, setCash, shopWithCash } from '#test/shop/cash-orders.ts'
import {
  orderRow,
  placeOrderOf,
  runJobs,
  saveAddress,
  signInShopper,
  startPaying,
  stockOf,
} from '#test/shop/payment.ts'
import { dispatchOrders, takeStep } from '#test/shop/shipment-steps.ts'
import { addZones, cityZone, stateZone } from '#test/shop/zones.ts'

// Decision X20.
test('cash on delivery is off until the merchant turns it on', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash()
  await setCash(admin, { on: false })
  const offer = await shopper.get('/api/cash-on-delivery')
  expect(offer.json()).toEqual({ offered: false, available: false, reason: null })
  const refused = await orderInCash(shopper, muesli.id)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'CASH_OFF'])
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

test('the limits: total, open orders, and the zone of the address', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash({ maxTotalRupees: 320, maxOpenOrders: 1 })
  const placed = await orderInCash(shopper, muesli.id)
  expect(placed.statusCode).toBe(201)
  const second = await orderInCash(shopper, muesli.id)
  expect(second.json()).toMatchObject({
    code: 'CASH_OPEN_ORDERS',
    message:
      'You already have a cash on delivery order on its way. Pay online, or wait until it’s delivered.',
  })
  await takeStep(admin, 'delivered', placed.json().id)
  const larger = await orderInCash(shopper, muesli.id)
  expect(larger.json()).toMatchObject({ code: 'CASH_TOTAL' })
  expect(larger.json().message).toContain('up to ₹320')
  await setCash(admin)
  await addZones(shop, { ...cityZone, cash_on_delivery: true }, stateZone)
  expect((await shopper.get('/api/cash-on-delivery')).json()).toMatchObject({ available: true })
  await saveAddress(shop.db, shopper.user.id, { is_default: false, city: 'Chennai', postal_code: '600001' })
  const { id: chennai } = await shop.db
    .selectFrom('addresses')
    .select('id')
    .where('city', '=', 'Chennai')
    .executeTakeFirstOrThrow()
  const offer = await shopper.get(`/api/cash-on-delivery?address_id=${chennai}`)
  expect(offer.json().reason).toBe('Cash on delivery isn’t available at this address. Pay online instead.')
  const elsewhere = await orderInCash(shopper, muesli.id, { address_id: chennai })
  expect(elsewhere.json()).toMatchObject({ code: 'CASH_NOT_THERE' })
  expect((await orderInCash(shopper, muesli.id)).statusCode).toBe(201)
})

test('a double click, and the same cart in two tabs, place one order', async () => {
  const { shop, shopper, muesli } = await shopWithCash()
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const items = [{ product_id: muesli.id, quantity: 2 }]
  const place = () => shopper.post('/api/orders/add', { items, payment_method: 'cash_on_delivery' })
  const placed = await Promise.all([place(), place(), place()])
  expect(placed.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(placed.map((each) => each.json().id)).size).toBe(1)
  expect(await stockOf(shop, muesli.id)).toBe(8)
  await runJobs(shop)
  expect(shop.mails.filter(({ subject }) => subject.includes('is confirmed'))).toHaveLength(1)
  const other = await shopper.post('/api/orders/add', {
    items: [{ product_id: muesli.id, quantity: 1 }],
    payment_method: 'cash_on_delivery',
  })
  expect(other.json().code, 'another cart is not the same click').toBe('EMPTY_CART')
})

test('a cash order replaces the customer’s pending online order, and keeps its stock', async () => {
  const { shop, shopper, muesli } = await shopWithCash()
  const online = await placeOrderOf(shopper, muesli.id, 10)
  await startPaying(shopper, online.id)
  const cash = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(cash.json()).toMatchObject({ status: 'paid', items_count: 10 })
  expect(await orderRow(shop, online.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
  expect(await stockOf(shop, muesli.id)).toBe(0)
})

test('an online order can be placed while a cash order is open, and does not replace it', async () => {
  const { shop, shopper, muesli } = await shopWithCash()
  const cash = await placeCashOrder(shopper, muesli.id)
  const online = await placeOrderOf(shopper, muesli.id)
  expect(online.status).toBe('pending')
  expect((await orderRow(shop, cash.id)).status).toBe('paid')
})

test('another customer is not limited by a refusal, and does not see the order', async () => {
  const { shop, shopper, muesli, admin } = await shopWithCash({ maxOpenOrders: 1 })
  const { id } = await placeCashOrder(shopper, muesli.id)
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  await admin.put(`/api/orders/${id}/refused`, { goods: 'restock' })
  const other = await signInShopper(shop)
  expect((await other.delete(`/api/orders/${id}`)).statusCode).toBe(404)
  expect((await orderInCash(other, muesli.id)).statusCode).toBe(201)
})

test.each([
  [{ maxOpenOrders: 0 }],
  [{ maxRefusals: 1.5 }],
  [{ refusalMonths: 25 }],
  [{ maxTotalRupees: -1 }],
  [{ on: 'yes' }],
])('the settings are refused with %j', async (wrong) => {
  const { admin } = await shopWithCash()
  const { facts, version } = (await admin.get('/api/store')).json()
  const cashOnDelivery = { ...facts.cashOnDelivery, ...wrong }
  expect((await admin.put('/api/store', { facts: { ...facts, cashOnDelivery }, version })).statusCode).toBe(
    400,
  )
})

test('the recalled units of a cash order are replaced, and hold it back if there are no others', async () => {
  const { shop, admin, id: product, batch } = await createShopWithBatches(1, 1)
  await setCash(admin)
  const shopper = await signInShopper(shop)
  const first = await placeCashOrder(shopper, product)
  expect(await recall(admin, batch)).toEqual([first.id])
  expect(await takeStep(admin, 'packed', first.id)).toMatchObject([{ done: true }])
  const other = await createShopWithBatches(1, 0)
  await setCash(other.admin)
  const { id } = await placeCashOrder(await signInShopper(other.shop), other.id)
  await recall(other.admin, other.batch)
  expect(await takeStep(other.admin, 'packed', id)).toMatchObject([{ done: false, code: 'RECALLED' }])
  expect((await other.admin.put(`/api/orders/release/${id}`)).json().order.status).toBe('cancelled')
})
