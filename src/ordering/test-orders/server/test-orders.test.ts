import { expect, test } from 'vitest'
import { booksOf } from '#test/shop/cash-orders.ts'
import { payAsGuest } from '#test/shop/guests.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, orderRow, runJobs, stockOf } from '#test/shop/payment.ts'
import { expectReportsEqualOrders } from '#test/shop/reports.ts'
import { takeStep } from '#test/shop/shipment-steps.ts'
import { signInAs, signInAsStaff } from '#test/shop/shop.ts'
import { shopToTry } from '#test/shop/test-orders.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'
import { undoTestOrders } from './undo-test-orders.ts'

// Requirement D-589: A test order goes the way of a customer’s order: its units are reserved, it’s paid in the payment window and
//   confirmed by email. Then the shop cancels it by itself, refunds all of it and puts its units back (decision X69).
test('a test order is paid, confirmed, cancelled and refunded; nothing of it is left in stock and sales', async () => {
  const { shop, muesli, admin, read, placeAndFind, undoAndRefund } = await shopToTry()
  expect(await read()).toEqual({
    offer: { name: 'Millet Muesli', quantity: 1, total: 320 },
    refusal: null,
    order: null,
  })
  const { id, key, ...placed } = await placeAndFind()
  expect(placed).toMatchObject({
    total: 320,
    state: 'open',
    payment: { expires_at: '2026-06-15T08:00:00.000Z' },
    paid_at: null,
    webhook_at: null,
    mail: { to: admin.user.email, sent_at: null },
    refund: 'none',
  })
  expect(await stockOf(shop, muesli.id)).toBe(9)

  expect((await payAsGuest(shop, key)).json()).toMatchObject({ state: 'received' })
  expect((await read()).order).toMatchObject({ state: 'to_undo', payment: null })
  await undoAndRefund()
  expect((await read()).order).toMatchObject({
    state: 'undone',
    paid_at: expect.any(String),
    webhook_at: expect.any(String),
    mail: { sent_at: expect.any(String), error: null },
    refund: 'done',
  })
  expect(await stockOf(shop, muesli.id)).toBe(10)
  expect(await booksOf(shop, id)).toMatchObject({
    payments: [{ amount_paise: 32_000, refunded_paise: 32_000 }],
    documents: ['bill 32000', 'credit_note 32000'],
    states: 'refunded cancelled',
  })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
  await expectReportsEqualOrders(shop)
  const { rows } = (await admin.get('/api/reports/sales?from=2026-06-15&to=2026-06-15&by=day')).json()
  expect(JSON.stringify(rows)).not.toContain('"orders":1')
  const history = JSON.stringify((await admin.get(`/api/orders/${id}/timeline`)).json())
  expect(history).toContain('Don’t pack it')
})

// Requirement D-590: Every paid test order is undone once, by however many processes, unless somebody has packed it.
test('several processes undo a test order once', async () => {
  const { shop, muesli, placeAndFind } = await shopToTry()
  const { id, key } = await placeAndFind()
  await payAsGuest(shop, key)
  const undone = await Promise.all([undoTestOrders(shop), undoTestOrders(shop), undoTestOrders(shop)])
  expect(undone.reduce((sum, each) => sum + each, 0)).toBe(1)
  const refunds = await shop.db
    .selectFrom('refunds')
    .select('amount_paise')
    .where('order_id', '=', id)
    .execute()
  expect(refunds).toEqual([{ amount_paise: 32_000 }])
  await deliverWebhooks(shop)
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-590
test('a test order that somebody has packed stays an order like any other, and the screen says so', async () => {
  const { shop, admin, read, placeAndFind, undoAndRefund } = await shopToTry()
  const { id, key } = await placeAndFind()
  await payAsGuest(shop, key)
  await takeStep(admin, 'packed', id)
  await undoAndRefund()
  expect(await orderRow(shop, id)).toMatchObject({ status: 'paid', refunded_paise: 0 })
  shop.clock.pass({ minutes: 11 })
  expect((await read()).order).toMatchObject({ state: 'stuck', refund: 'none' })
})

// Requirement D-591: A test order that isn’t paid within two hours ends; a payment that arrives later is refunded.
test('an unpaid test order gives its units back, and a late payment is undone as well', async () => {
  const { shop, muesli, read, placeAndFind, undoAndRefund } = await shopToTry()
  const { id, key } = await placeAndFind()
  const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
  shop.clock.pass({ minutes: 121 })
  await runJobs(shop)
  expect(await read()).toMatchObject({ offer: { total: 320 }, order: { state: 'ended', payment: null } })
  expect(await stockOf(shop, muesli.id)).toBe(10)
  shop.bank.pay(window.id)
  await undoAndRefund()
  expect(await orderRow(shop, id)).toMatchObject({ status: 'cancelled', refunded_paise: 32_000 })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

// Requirement D-591
test('a test order without a webhook is still undone; the webhook stays missing', async () => {
  const { shop, read, placeAndFind, undoAndRefund } = await shopToTry({ webhooks: false })
  const { key } = await placeAndFind()
  await payAsGuest(shop, key)
  await undoAndRefund()
  expect((await read()).order).toMatchObject({ state: 'undone', webhook_at: null, refund: 'done' })
})

test('a double click makes one test order', async () => {
  const { shop, place } = await shopToTry()
  const answers = await Promise.all([place('double-click-on-test'), place('double-click-on-test')])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await shop.db.selectFrom('phone_orders').select('is_test').execute()).toEqual([{ is_test: true }])
})

// Requirement D-592: A test order is as cheap as possible, meets the zone’s minimum, and is refused with the reason if the shop
//   can’t take it.
test('the order meets the minimum of its delivery zone, with its charge', async () => {
  const { shop, read, place } = await shopToTry()
  await addZones(shop, { ...cityZone, fee: 40, free_from: null, minimum: 900 })
  expect(await read()).toMatchObject({ offer: { quantity: 3, total: 1000 } })
  expect((await place()).json()).toMatchObject({ order: { total: 1000 } })
})

// Requirement D-592
test('without stock, a delivery area or keys, it says what is missing and changes nothing', async () => {
  const { shop, read, place } = await shopToTry({ stock: 0 })
  expect(await read()).toMatchObject({
    offer: null,
    refusal: 'Put a product on sale and enter its stock first.',
  })
  expect((await place()).json()).toMatchObject({ code: 'NOTHING_IN_STOCK' })
  const few = await shopToTry({ stock: 2 })
  await addZones(few.shop, { ...cityZone, minimum: 900 })
  expect((await few.place()).json()).toMatchObject({ code: 'BELOW_MINIMUM' })
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
})

test('only those who may change the settings place test orders', async () => {
  const { shop } = await shopToTry()
  for (const role of ['manager', 'packer'] as const) {
    const person = await signInAsStaff(shop, role)
    expect((await person.get('/api/test-order')).statusCode).toBe(403)
    expect((await person.post('/api/test-order', { form_key: 'test-order-form-000' })).statusCode).toBe(403)
  }
  const customer = await signInAs(shop, 'customer')
  expect((await customer.get('/api/test-order')).statusCode).toBe(403)
})
