import { expect, test } from 'vitest'
import type { Order } from '#ordering/orders/contract.ts'
import { guestsOrder, payAsGuest, placeAsGuest } from '#test/shop/guests.ts'
import { createShopWithPayments, payFor, signInShopper } from '#test/shop/payment.ts'
import { startPushService } from '#test/shop/push-service.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import { addProduct, createTestShop, signInAgain, signInAs } from '#test/shop/shop.ts'
import { deliverPushes, purgePushes } from './deliver-pushes.ts'

const now = { now: () => new Date('2026-06-15T06:00:00Z') }

/** A customer whose browser is subscribed, with an order that is paid, and a push service. */
async function subscribedShopper(path: '' | '/ta' = '') {
  const clock = { now: now.now }
  const service = await startPushService({ now: () => clock.now() })
  const shop = await createShopWithPayments({ webhooks: false, env: { PUSH_SERVICES: service.origin } })
  clock.now = shop.clock.now
  const muesli = await addProduct(shop.db, { stock: 50 })
  const shopper = await signInShopper(shop)
  const subscription = service.subscribe()
  expect((await shopper.post(`${path}/api/push/subscriptions`, subscription)).statusCode).toBe(200)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  const order: Order = (await shopper.post('/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  const admin = await signInAs(shop, 'admin')
  const titles = async () => {
    await deliverPushes(shop)
    return service.received.map(({ message }) => message.title)
  }
  const subscriptions = () => shop.db.selectFrom('push_subscriptions').select(['id', 'user_id']).execute()
  return { shop, service, shopper, admin, order, muesli, subscription, titles, subscriptions }
}

// Requirement D-410: Whoever asks for it gets a notification when an order is paid, on its way and delivered, once each,
//   and none about a step that was undone within its minute (decision X51).
test('each step of an order is told once, after its minute, and without anything about the person', async () => {
  const { shop, service, admin, order, titles } = await subscribedShopper()
  expect(await titles()).toEqual([`Order #${order.id} confirmed`])
  await takeStep(admin, 'packed', order.id)
  await dispatchOrders(admin, { courier: 'own', parcels: [{ order_id: order.id }] })
  shop.clock.pass({ seconds: 60 })
  expect(await titles()).toHaveLength(1)
  shop.clock.pass({ seconds: 1 })
  expect((await titles()).at(-1)).toBe(`Order #${order.id} is on its way`)
  await takeStep(admin, 'delivered', order.id)
  shop.clock.pass({ seconds: 61 })
  expect((await titles()).at(-1)).toBe(`Order #${order.id} delivered`)
  expect(await titles()).toHaveLength(3)
  expect(service.problems).toEqual([])
  const [, dispatched] = service.received
  expect(dispatched?.message).toEqual({
    title: `Order #${order.id} is on its way`,
    body: 'Tap to see when it arrives.',
    url: `/orders/${order.id}`,
    tag: expect.stringContaining('order-dispatched'),
    lang: 'en',
  })
  expect(dispatched?.ttl).toBe(2 * 86_400 - 1)
  expect(dispatched?.topic).toMatch(/^[\w-]{32}$/)
  // All messages are signed with the same key, which browsers have got.
  const { key } = (await shop.visitor().get('/api/push/key')).json()
  expect(new Set(service.received.map((each) => each.key))).toEqual(new Set([key]))
  expect(JSON.stringify(service.received)).not.toMatch(/Anitha|Nehru|98765/)
})

// Requirement D-410
test('a step that is undone within its minute is not told', async () => {
  const { shop, admin, order, titles } = await subscribedShopper()
  await titles()
  await takeStep(admin, 'packed', order.id)
  await dispatchOrders(admin, { courier: 'own', parcels: [{ order_id: order.id }] })
  const orders = (await admin.get('/api/orders/all')).json()
  const shown = orders.find(({ id }: Order) => id === order.id)
  expect((await undoStep(admin, { id: order.id, step: shown.step })).statusCode).toBe(200)
  shop.clock.pass({ minutes: 5 })
  expect(await titles()).toEqual([`Order #${order.id} confirmed`])
})

test('the message is in the language in which the browser was subscribed', async () => {
  const { service, order, titles } = await subscribedShopper('/ta')
  expect(await titles()).toEqual([`ஆர்டர் #${order.id} உறுதியானது`])
  expect(service.received[0]?.message).toMatchObject({ lang: 'ta', url: `/ta/orders/${order.id}` })
})

// Requirement D-411: Notifications of an account end when it logs out on the device, and when it is deleted (decision X51).
test('logging out ends the notifications of that device, and only of that', async () => {
  const { shop, service, shopper, titles, subscriptions } = await subscribedShopper()
  const phone = service.subscribe()
  const onPhone = await signInAgain(shop, shopper.user)
  await onPhone.post('/api/push/subscriptions', phone)
  expect(await subscriptions()).toHaveLength(2)
  await shopper.post('/api/auth/logout', {})
  expect(await subscriptions()).toHaveLength(1)
  await titles()
  expect(service.received.map(({ browser }) => browser)).toEqual([])
})

// Requirement D-411
test('a browser belongs to the account that used it last', async () => {
  const { shop, subscription, subscriptions } = await subscribedShopper()
  const other = await signInAs(shop, 'customer')
  await other.post('/api/push/subscriptions', subscription)
  expect((await subscriptions()).map(({ user_id }) => user_id)).toEqual([other.user.id])
})

test('only twenty browsers of an account are told, and each of them may renew its keys', async () => {
  const { shop, shopper, service, subscription, subscriptions } = await subscribedShopper()
  const subscribe = async (body: object) => {
    // Within the rate limit.
    shop.clock.pass({ minutes: 2 })
    return (await shopper.post('/api/push/subscriptions', body)).statusCode
  }
  for (let count = 1; count < 20; count++) expect(await subscribe(service.subscribe())).toBe(200)
  expect(await subscribe(service.subscribe())).toBe(409)
  expect(await subscribe(subscription)).toBe(200)
  expect(await subscriptions()).toHaveLength(20)
})

test.each([404, 410])('a browser that its service answers with %s is forgotten', async (status) => {
  const { service, titles, subscriptions } = await subscribedShopper()
  service.answers.push(status)
  expect(await titles()).toEqual([])
  expect(await subscriptions()).toEqual([])
})

test('a service in trouble gets the message again later, until it is of no use any more', async () => {
  const { shop, service, order, titles } = await subscribedShopper()
  service.answers.push(503, 429)
  expect(await titles()).toEqual([])
  shop.clock.pass({ minutes: 30 })
  expect(await titles()).toEqual([])
  shop.clock.pass({ minutes: 60 })
  expect(await titles()).toEqual([`Order #${order.id} confirmed`])
  service.answers.push(503)
  shop.clock.pass({ days: 31 })
  await purgePushes(shop)
  expect(await shop.db.selectFrom('push_messages').select('id').execute()).toEqual([])
})

// Requirement D-410
test('a guest is told about the order of their link, and a click opens it', async () => {
  const service = await startPushService(now)
  const env = { ...guestsOrder, PUSH_SERVICES: service.origin }
  const shop = await createShopWithPayments({ webhooks: false, env })
  const muesli = await addProduct(shop.db)
  const { key, order } = await placeAsGuest(shop, muesli.id)
  const subscription = { ...service.subscribe(), order_key: key }
  expect((await shop.visitor().post('/api/push/subscriptions', subscription)).statusCode).toBe(200)
  await payAsGuest(shop, key)
  await deliverPushes(shop)
  expect(service.received.map(({ message }) => [message.title, message.url])).toEqual([
    [`Order #${order.id} confirmed`, `/order/${key}`],
  ])
})

test('nobody subscribes without a login or a link, or to a service that is none', async () => {
  const service = await startPushService(now)
  const shop = await createTestShop({ env: { PUSH_SERVICES: service.origin } })
  const shopper = await signInAs(shop, 'customer')
  const subscription = service.subscribe()
  const statusOf = async (who: ReturnType<typeof shop.visitor>, body: object) =>
    (await who.post('/api/push/subscriptions', body)).statusCode
  expect(await statusOf(shop.visitor(), subscription)).toBe(404)
  expect(await statusOf(shop.visitor(), { ...subscription, order_key: 'wrong' })).toBe(404)
  for (const endpoint of ['http://127.0.0.1:5432/', 'https://169.254.169.254/latest', 'file:///etc/passwd'])
    expect([endpoint, await statusOf(shopper, { ...subscription, endpoint })]).toEqual([endpoint, 400])
  expect(await statusOf(shopper, { ...subscription, keys: { ...subscription.keys, auth: 'x' } })).toBe(400)
  expect(await statusOf(shopper, subscription)).toBe(200)
})

test('a browser that unsubscribes gets nothing more', async () => {
  const { shop, subscription, titles, subscriptions } = await subscribedShopper()
  const { endpoint } = subscription
  expect((await shop.visitor().post('/api/push/unsubscribe', { endpoint })).statusCode).toBe(200)
  expect(await subscriptions()).toEqual([])
  expect(await titles()).toEqual([])
})
