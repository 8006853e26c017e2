import { expect, test } from 'vitest'
import { eraseAccount } from '#test/shop/erase-account.ts'
import { addOrder } from '#test/shop/orders.ts'
import { signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'
import { listOf, remindersOf, shopWithStandingOrder } from '#test/shop/standing-orders.ts'
import { remindOfDeliveries } from './remind-of-deliveries.ts'

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

test('the data of an account contains it, and it goes with the account', async () => {
  const { shop, shopper, admin, order } = await shopWithStandingOrder()
  const data = (await shopper.get('/api/account/data')).json()
  expect(JSON.stringify(data)).toContain('standing_orders')
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ days: 14 })
  await remindOfDeliveries(shop)
  await eraseAccount(shop, shopper)
  expect(await shop.db.selectFrom('standing_orders').selectAll().execute()).toEqual([])
  await sendMails(shop)
  expect(remindersOf(shop, shopper)).toEqual([])
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
