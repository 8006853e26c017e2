import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { remindOfDeliveries } from '#ordering/standing-orders/server/remind-of-deliveries.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import { addOrder } from '#test/shop/orders.ts'
import {
  payFor,
  type Shopper,
  type ShopWithPayments,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, signInAs, type TestShop } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'

/** A paid order of 3 small and 2 large packs, delivered every `weeks` weeks. Today is Monday, 15 June 2026. */
async function shopWithStandingOrder(weeks = 2) {
  const opened = await shopWithRefundableOrder()
  const created = await opened.shopper.post('/api/standing-orders', { order_id: opened.order.id, weeks })
  expect(created.statusCode, created.body).toBe(201)
  return { ...opened, standing: created.json() }
}

const listOf = async (shopper: Shopper) => (await shopper.get('/api/standing-orders')).json()
const remindersOf = (shop: TestShop, shopper: Shopper) =>
  shop.mails.filter(({ to, subject }) => to === shopper.user.email && subject.includes('next delivery'))
/** Orders and pays for everything in the cart. */
async function payForCart(shop: ShopWithPayments, shopper: Shopper) {
  const placed = await shopper.post('/api/orders/add', {})
  expect(placed.statusCode, placed.body).toBe(201)
  await payFor(shop, shopper, placed.json().id)
}

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

test('what is not in stock is named, and a delivery without anything sold can be skipped only', async () => {
  const { shop, shopper, standing, muesli } = await shopWithStandingOrder()
  await shop.db.updateTable('packs').set({ stock: 1 }).where('id', '=', muesli.pack_id).execute()
  const filled = await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: standing.next_on })
  expect(filled.json().missing).toEqual([{ pack_id: muesli.pack_id, reason: 'stock', added: 1 }])
  await (await signInAs(shop, 'admin')).delete(`/api/products/${muesli.id}`)
  expect(await listOf(shopper)).toMatchObject([{ total: 0, lines: [{ available: 0 }, { available: 0 }] }])
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
})

// Requirement D-436: A regular delivery can be skipped, paused, resumed and stopped; one that is neither ordered nor
//   skipped within a week is passed over, and after three in a row deliveries are paused (decision X54).
test('a delivery is skipped once, however often it is asked', async () => {
  const { shopper, standing } = await shopWithStandingOrder(4)
  const skip = () => shopper.post(`/api/standing-orders/${standing.id}/skip`, { next_on: '2026-07-13' })
  expect((await skip()).json()).toMatchObject({ next_on: '2026-08-10' })
  expect((await skip()).json()).toMatchObject({ next_on: '2026-08-10' })
  const late = await shopper.post(`/api/standing-orders/${standing.id}/cart`, { next_on: '2026-07-13' })
  expect([late.statusCode, late.json().code]).toEqual([409, 'DELIVERY_CHANGED'])
})

// Requirement D-436
test('a paused one has no reminders, and resuming starts an interval from today', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  const change = (body: object) => shopper.put(`/api/standing-orders/${standing.id}`, body)
  expect((await change({ paused: true })).json()).toMatchObject({ paused: true, unanswered: false })
  shop.clock.pass({ days: 20 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
  expect((await change({ paused: false })).json()).toMatchObject({ paused: false, next_on: '2026-07-19' })
  expect((await change({ weeks: 4 })).json()).toMatchObject({ weeks: 4, next_on: '2026-07-19' })
  expect((await change({ weeks: 3 })).statusCode).toBe(400)
})

// Requirement D-436
test('unanswered deliveries are passed over, and the third one pauses', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  const states: [string, number, boolean][] = []
  for (let week = 0; week < 8; week++) {
    shop.clock.pass({ days: 7 })
    await remindOfDeliveries(shop)
    const { next_on, unanswered, paused } = await shop.db
      .selectFrom('standing_orders')
      .select(['unanswered', 'paused', sql<string>`next_on::text`.as('next_on')])
      .executeTakeFirstOrThrow()
    states.push([next_on, unanswered, paused])
  }
  expect(states).toEqual([
    ['2026-06-29', 0, false],
    ['2026-06-29', 0, false],
    ['2026-07-13', 1, false],
    ['2026-07-13', 1, false],
    ['2026-07-27', 2, false],
    ['2026-07-27', 2, false],
    ['2026-08-10', 3, true],
    ['2026-08-10', 3, true],
  ])
  await shopper.logInAgain()
  expect(await listOf(shopper)).toMatchObject([{ paused: true, unanswered: true }])
  const resumed = await shopper.put(`/api/standing-orders/${(await listOf(shopper))[0].id}`, {
    paused: false,
  })
  expect(resumed.json()).toMatchObject({ paused: false, unanswered: false, next_on: '2026-08-24' })
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(3)
})

// Requirement D-436
test('after the shop was down, there is one reminder, with a week to answer it', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  // Five deliveries and two days.
  shop.clock.pass({ days: 72 })
  await shopper.logInAgain()
  await remindOfDeliveries(shop)
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
  // Today is 26 August: the delivery of 7 September, a Monday like the others, is next.
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-06-29', due: true, skips_to: '2026-09-07' }])
  shop.clock.pass({ days: 7 })
  await remindOfDeliveries(shop)
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-09-07', due: false, paused: false }])
})

// Requirement D-437: The reminder and the page show today's prices and what of the delivery can be bought. If nothing can, the
//   customer isn't reminded, and the delivery doesn't count as unanswered (decision X54).
test('the reminder names what is short or gone, at the prices of the day', async () => {
  const { shop, shopper, muesli, standing } = await shopWithStandingOrder()
  const large = standing.lines.find(({ pack_id }: { pack_id: number }) => pack_id !== muesli.pack_id)
  await shop.db
    .updateTable('packs')
    .set({ stock: 1, price_paise: 40_050 })
    .where('id', '=', muesli.pack_id)
    .execute()
  await shop.db.updateTable('packs').set({ on_sale: false }).where('id', '=', large.pack_id).execute()
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  const text = remindersOf(shop, shopper)[0]?.text
  expect(text).toMatch(/1 × .*: ₹400\.50 \(only 1 available\)/)
  expect(text).toContain(`${large.name}: not available now`)
  expect(text).toContain('Total at today’s prices: ₹400.50')
  const [listed] = await listOf(shopper)
  expect(listed.total).toBe(400.5)
  expect(listed.lines).toMatchObject([
    { available: 1, price: 400.5, quantity: 3 },
    { available: 0, quantity: 2 },
  ])
})

// Requirement D-437
test('a delivery of which nothing is in stock waits a week for it, and then passes without blame', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  const setStock = (stock: number) => shop.db.updateTable('packs').set({ stock }).execute()
  await setStock(0)
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  shop.clock.pass({ days: 2 })
  await setStock(5)
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)

  await setStock(0)
  await shopper.post(`/api/standing-orders/${(await listOf(shopper))[0].id}/skip`, { next_on: '2026-06-29' })
  shop.clock.pass({ days: 12 })
  for (let day = 0; day < 8; day++) {
    await remindOfDeliveries(shop)
    shop.clock.pass({ days: 1 })
  }
  await shopper.logInAgain()
  expect(await listOf(shopper)).toMatchObject([{ next_on: '2026-07-27', paused: false }])
  expect(await shop.db.selectFrom('standing_orders').select('unanswered').execute()).toEqual([
    { unanswered: 0 },
  ])
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
})

test('reminders are written from eight in the morning on, and not while the shop takes no orders', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  // 15 June, 11:30 in India, to 29 June, 07:59.
  shop.clock.pass({ days: 13, minutes: 20 * 60 + 29 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
  shop.clock.pass({ minutes: 1 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toHaveLength(1)
})

// Requirement D-436
test('stopping ends it for good, and stopping again is no error', async () => {
  const { shopper, standing } = await shopWithStandingOrder()
  for (let time = 0; time < 2; time++)
    expect((await shopper.delete(`/api/standing-orders/${standing.id}`)).json()).toEqual({
      message: 'Regular deliveries stopped.',
    })
  expect(await listOf(shopper)).toEqual([])
  expect(
    (await shopper.post(`/api/standing-orders/${standing.id}/skip`, { next_on: '2026-06-29' })).statusCode,
  ).toBe(404)
})

test('nobody reads, changes or stops somebody else’s, or repeats their order', async () => {
  const { shop, shopper, standing, order } = await shopWithStandingOrder()
  const other = await signInAs(shop, 'customer')
  const path = `/api/standing-orders/${standing.id}`
  expect(await (await other.get('/api/standing-orders')).json()).toEqual([])
  expect((await other.put(path, { paused: true })).statusCode).toBe(404)
  expect((await other.post(`${path}/skip`, { next_on: standing.next_on })).statusCode).toBe(404)
  expect((await other.post(`${path}/cart`, { next_on: standing.next_on })).statusCode).toBe(404)
  await other.delete(path)
  expect((await other.post('/api/standing-orders', { order_id: order.id, weeks: 2 })).statusCode).toBe(404)
  expect(await listOf(shopper)).toMatchObject([{ id: standing.id, paused: false, next_on: standing.next_on }])
})

test('an unpaid order is not repeated, and the same order only once', async () => {
  const { shopper, order, muesli, standing } = await shopWithStandingOrder()
  const again = await shopper.post('/api/standing-orders', { order_id: order.id, weeks: 4 })
  expect(again.json()).toMatchObject({ id: standing.id, weeks: 4 })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const unpaid = (await shopper.post('/api/orders/add', {})).json()
  const refused = await shopper.post('/api/standing-orders', { order_id: unpaid.id, weeks: 2 })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_ORDERED'])
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

test('the reminder is in the customer’s language', async () => {
  const { shop, shopper } = await shopWithStandingOrder()
  await shop.db.updateTable('users').set({ locale: 'ta' }).where('id', '=', shopper.user.id).execute()
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  const mail = shop.mails.find(
    ({ to, subject }) => to === shopper.user.email && subject.includes('அடுத்த டெலிவரி'),
  )
  expect(mail?.text).toContain('/ta/standing-orders')
})

test('the data of an account contains it, and it goes with the account', async () => {
  const { shop, shopper, admin, order } = await shopWithStandingOrder()
  const data = (await shopper.get('/api/account/data')).json()
  expect(JSON.stringify(data)).toContain('standing_orders')
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin('7391') })
    .execute()
  expect((await shopper.post('/api/account/erase', { pin: '7391' })).statusCode).toBe(200)
  expect(await shop.db.selectFrom('standing_orders').selectAll().execute()).toEqual([])
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
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

test('a visitor, a guest and a blocked customer have none', async () => {
  const { shop, shopper, standing } = await shopWithStandingOrder()
  expect((await shop.visitor().post('/api/standing-orders', { order_id: 1, weeks: 2 })).statusCode).toBe(401)
  expect((await shop.visitor().get('/api/standing-orders')).statusCode).toBe(401)
  await shop.db
    .updateTable('users')
    .set({ blocked_at: shop.clock.now(), blocked_reason: 'Never pays.' })
    .where('id', '=', shopper.user.id)
    .execute()
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
  expect(standing.paused).toBe(false)
})

test('days are those of the shop in India', async () => {
  const { shop, shopper, order, standing } = await shopWithStandingOrder()
  await shopper.delete(`/api/standing-orders/${standing.id}`)
  // 15 June, 18:29 in London: a minute before midnight in India. Then 16 June there.
  shop.clock.pass({
    minutes: 12 * 60 + 29 - shop.clock.now().getUTCHours() * 60 + 6 * 60 - shop.clock.now().getUTCMinutes(),
  })
  const start = async () =>
    (await shopper.post('/api/standing-orders', { order_id: order.id, weeks: 2 })).json().next_on
  expect(await start()).toBe('2026-06-29')
  await shopper.delete(`/api/standing-orders/${(await listOf(shopper))[0].id}`)
  shop.clock.pass({ minutes: 2 })
  expect(await start()).toBe('2026-06-30')
})

// Requirement D-438: In the Users section and on a customer's page, the merchant sees who has regular deliveries, of what, and when
//   they're due (decision X54).
test('the merchant lists them, those that are due first and paused ones last', async () => {
  const { shop, shopper, admin, order, standing } = await shopWithStandingOrder()
  const { user } = shopper
  const other = await signInShopper(shop)
  await shop.db
    .insertInto('standing_orders')
    .values([
      {
        user_id: other.user.id,
        order_id: order.id,
        weeks: 4,
        next_on: '2026-06-20',
        created_at: shop.clock.now(),
      },
      {
        user_id: user.id,
        order_id: await addOrder(shop, shopper),
        weeks: 2,
        paused: true,
        next_on: '2026-06-01',
        created_at: shop.clock.now(),
      },
    ])
    .execute()
  shop.clock.pass({ days: 6 })
  await admin.logInAgain()
  const first = await admin.get('/api/standing-order-desk?limit=2')
  expect(first.headers['x-total-count']).toBe('3')
  expect(first.json()).toMatchObject([
    { customer: { id: other.user.id }, due: true, weeks: 4, lines: [] },
    { id: standing.id, customer: { name: user.name }, due: false, lines: [{ quantity: 3 }, { quantity: 2 }] },
  ])
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await admin.get(next)).json()).toMatchObject([{ paused: true, due: false }])
  expect((await admin.get(`/api/standing-order-desk?user_id=${user.id}`)).json()).toHaveLength(2)
  expect((await admin.get('/api/standing-order-desk?cursor=W10')).statusCode).toBe(400)
  expect((await shopper.get('/api/standing-order-desk')).statusCode).toBe(403)
})
