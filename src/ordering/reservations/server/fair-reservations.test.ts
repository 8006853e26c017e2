import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  type Shopper,
  type ShopWithPayments,
  signInShopper,
  stockOf,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'
import { cooldownAfter } from './reservation-durations.ts'

const place = (shopper: Shopper, remoteAddress = '49.37.1.1') =>
  shopper.post('/api/orders/add', {}, { remoteAddress })

async function shopWithShopper(env: Record<string, string> = {}) {
  const shop = await createShopWithPayments({ webhooks: false, env })
  const muesli = await addProduct(shop.db, { stock: 200 })
  return { shop, muesli, shopper: await signInShopper(shop) }
}

test('an order takes at most twenty of one product, and says whom to write to for more', async () => {
  const { shop, muesli, shopper } = await shopWithShopper()
  const words =
    'The limit for Millet Muesli is 20 per order. To buy more, email us at care@pasumaipantry.example.'
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 20 })
  const refused = await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'TOO_MANY', error: words })
  // A cart from an earlier release.
  await shop.db.updateTable('cart_items').set({ quantity: 21 }).execute()
  expect((await place(shopper)).json()).toMatchObject({ code: 'TOO_MANY_OF_ONE', error: words })
  await shop.db.updateTable('cart_items').set({ quantity: 20 }).execute()
  expect((await place(shopper)).statusCode).toBe(201)
})

test('both limits are settings', async () => {
  const { shop, muesli, shopper } = await shopWithShopper({ ORDER_MOST_OF_ONE: '3', ORDER_MOST_UNITS: '4' })
  const podi = await addProduct(shop.db, { name: 'Podi' })
  expect((await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 4 })).statusCode).toBe(409)
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  await shopper.post('/api/cart/add', { product_id: podi.id, quantity: 2 })
  expect((await place(shopper)).json()).toMatchObject({ code: 'TOO_MANY_UNITS' })
})

/**
 * Orders the cart again and again.
 * @returns for how many minutes its products were reserved
 */
async function minutesHeld(
  shop: ShopWithPayments,
  shopper: Shopper,
  productId: number,
  everyMinutes: number[],
) {
  let held = 0
  for (const minutes of everyMinutes) {
    await place(shopper)
    if ((await stockOf(shop, productId)) < 200) held += minutes
    shop.clock.pass({ minutes })
    await runJobs(shop)
  }
  return held
}

// Requirement D-61: The size of an order, and how long and how often stock is reserved without payment, are limited
//   (decision X9).
test('one account can’t reserve the whole stock, nor reserve its share forever', async () => {
  const { shop, shopper, muesli } = await shopWithShopper()
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 20 })
  for (let n = 0; n < 15; n++) {
    const product = await addProduct(shop.db, { name: `Podi ${n}`, stock: 40 })
    await shopper.post('/api/cart/add', { product_id: product.id, quantity: 20 })
  }
  const refused = await place(shopper)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'TOO_MANY_UNITS',
    error: 'You can buy up to 100 items in one order. To buy more, email us at care@pasumaipantry.example.',
  })
  expect(await stockOf(shop, muesli.id)).toBe(200)

  const lines = (await shopper.get('/api/cart')).json().cartItems
  for (const { id } of lines.slice(5)) await shopper.delete(`/api/cart/${id}`)
  // An hour reserved, then five minutes not, an hour reserved, then ten minutes not, and so on.
  const held = (...everyMinutes: number[]) => minutesHeld(shop, shopper, muesli.id, everyMinutes)
  expect(await held(10, 10, 10, 10, 10, 10)).toBe(60)
  expect(await held(3, 2)).toBe(0)
  expect(await held(10, 10, 10, 10, 10, 10)).toBe(60)
  expect(await held(5, 5)).toBe(0)
  expect(await held(15)).toBe(15)
})

test.each(['another cart', 'giving up and ordering again'])(
  '%s does not begin the hold anew',
  async (way) => {
    const { shop, muesli, shopper } = await shopWithShopper()
    let order = await placeOrderOf(shopper, muesli.id)
    for (const minutes of [14, 14, 14, 14]) {
      shop.clock.pass({ minutes })
      if (way === 'another cart') await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
      else if ((await shopper.delete(`/api/orders/${order.id}`)).statusCode !== 200) break
      const placed = await place(shopper)
      if (placed.statusCode === 429) break
      order = placed.json()
    }
    if (way === 'another cart') {
      // 56 minutes: the rest of the hour.
      const { hold_expires_at } = await orderRow(shop, order.id)
      expect(hold_expires_at.getTime() - shop.clock.now().getTime()).toBe(4 * 60_000)
    }
    shop.clock.pass({ minutes: 4 })
    await runJobs(shop)
    expect((await place(shopper)).json()).toMatchObject({ code: 'HOLD_RAN_OUT' })
    expect(await stockOf(shop, muesli.id)).toBe(200)
  },
)

test('after a hold that ran out comes a wait, which doubles, and which paying ends', async () => {
  const { shop, muesli, shopper } = await shopWithShopper()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  for (const minutes of [5, 10, 20]) {
    expect((await place(shopper)).statusCode).toBe(201)
    shop.clock.pass({ minutes: 15 })
    await runJobs(shop)
    const refused = await place(shopper)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe(String(minutes * 60))
    expect(refused.json().error).toBe(
      `The time to pay for your last order has run out, so its items are available to others again. You can order again in ${minutes} minutes.`,
    )
    shop.clock.pass({ minutes })
  }
  const order = (await place(shopper)).json()
  await payFor(shop, shopper, order.id)
  await placeOrderOf(shopper, muesli.id)
  shop.clock.pass({ minutes: 15 })
  await runJobs(shop)
  expect((await place(shopper)).headers['retry-after']).toBe('300')
})

test('a payment window that is closed costs no wait', async () => {
  const { shop, muesli, shopper } = await shopWithShopper()
  const order = await placeOrderOf(shopper, muesli.id)
  shop.clock.pass({ minutes: 3 })
  await shopper.delete(`/api/orders/${order.id}`)
  expect((await place(shopper)).statusCode).toBe(201)
})

// Requirement D-61
test('three customers on one network can reserve unpaid stock, and a fourth learns when to try again', async () => {
  const { shop, muesli } = await shopWithShopper({ UNPAID_ORDERS_PER_NETWORK: '3' })
  const shoppers = await Promise.all([1, 2, 3, 4].map(() => signInShopper(shop)))
  for (const shopper of shoppers) await shopper.post('/api/cart/add', { product_id: muesli.id })
  const [first, , , last] = shoppers
  if (!first || !last) throw new Error('four shoppers')
  // One owner has billions of such addresses, so they count as one network.
  const placed = []
  for (const [n, shopper] of shoppers.entries()) placed.push(await place(shopper, `2401:4900:1:2::${n + 1}`))
  expect(placed.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429])
  const refused = placed[3]
  expect(refused?.json()).toMatchObject({
    code: 'NETWORK_FULL',
    error:
      'There are too many unpaid orders from your internet connection. You can order again in 15 minutes.',
  })
  expect(refused?.headers['retry-after']).toBe('900')
  expect((await place(last, '2401:4900:1:3::1')).statusCode).toBe(201)
  // The customer's own pending order does not count as another's.
  await first.post('/api/cart/add', { product_id: muesli.id })
  const again = await place(first, '2401:4900:1:2::1')
  expect(again.statusCode).toBe(201)
  // A slot becomes free, and the network is not stored any more.
  await first.delete(`/api/orders/${again.json().id}`)
  expect((await orderRow(shop, again.json().id)).client_network).toBeNull()
  const other = await signInShopper(shop)
  await other.post('/api/cart/add', { product_id: muesli.id })
  expect((await place(other, '2401:4900:1:2::9')).statusCode).toBe(201)
})

test('one shopper who asks too often keeps no other from asking', async () => {
  const { shop, shopper } = await shopWithShopper()
  const other = await signInShopper(shop)
  for (let asked = 0; asked < 30; asked++) await place(shopper)
  expect((await place(shopper)).statusCode).toBe(429)
  expect((await place(other)).statusCode).toBe(400)
})

test('only the customer whose reservation expired has to wait', async () => {
  const { shop, muesli, shopper } = await shopWithShopper()
  const other = await signInShopper(shop)
  await placeOrderOf(shopper, muesli.id)
  shop.clock.pass({ minutes: 15 })
  await runJobs(shop)
  await other.post('/api/cart/add', { product_id: muesli.id })
  expect((await place(shopper)).statusCode).toBe(429)
  expect((await place(other)).statusCode).toBe(201)
})

test('closing the window after a whole hold is no way around the wait', async () => {
  for (const { minutes, answered } of [
    { minutes: 14, answered: 201 },
    { minutes: 15, answered: 429 },
  ]) {
    const { shop, muesli, shopper } = await shopWithShopper()
    const order = await placeOrderOf(shopper, muesli.id)
    shop.clock.pass({ minutes })
    await shopper.delete(`/api/orders/${order.id}`)
    expect((await place(shopper)).statusCode).toBe(answered)
  }
})

test('an order that is placed five minutes after the last one was given up has a hold of its own', async () => {
  for (const { seconds, since } of [
    { seconds: 299, since: 0 },
    { seconds: 300, since: 300 },
  ]) {
    const { shop, muesli, shopper } = await shopWithShopper()
    const before = shop.clock.now().getTime()
    const given = await placeOrderOf(shopper, muesli.id)
    await shopper.delete(`/api/orders/${given.id}`)
    shop.clock.pass({ seconds })
    const { held_since } = await orderRow(shop, (await place(shopper)).json().id)
    expect(((held_since?.getTime() ?? 0) - before) / 1000).toBe(since)
  }
})

test('a hold that ends in less than a minute is not begun: others can buy first', async () => {
  for (const { seconds, answered } of [
    { seconds: 0, answered: 201 },
    { seconds: 1, answered: 429 },
  ]) {
    const { shop, muesli, shopper } = await shopWithShopper()
    await placeOrderOf(shopper, muesli.id)
    for (const minutes of [10, 10, 10, 10, 10, 9]) {
      shop.clock.pass({ minutes })
      await place(shopper)
    }
    shop.clock.pass({ seconds })
    await shopper.post('/api/cart/add', { product_id: muesli.id })
    const placed = await place(shopper)
    expect(placed.statusCode).toBe(answered)
    if (answered === 429) expect(placed.headers['retry-after']).toBe('300')
  }
})

test('an order of as many items as an order takes is placed', async () => {
  const { muesli, shopper } = await shopWithShopper({ ORDER_MOST_OF_ONE: '3', ORDER_MOST_UNITS: '3' })
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 3 })
  expect((await place(shopper)).statusCode).toBe(201)
})

test('a network that is full is told to come again in a minute at the least', async () => {
  const { shop, muesli, shopper } = await shopWithShopper({ UNPAID_ORDERS_PER_NETWORK: '1' })
  const other = await signInShopper(shop)
  await placeOrderOf(shopper, muesli.id)
  await shop.db.updateTable('orders').set({ client_network: '49.37.1.1' }).execute()
  await other.post('/api/cart/add', { product_id: muesli.id })
  shop.clock.pass({ minutes: 14, seconds: 30 })
  const refused = await place(other)
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['NETWORK_FULL', '60'])
})

test('at a network’s limit, the message says when its first reservation ends', async () => {
  const { shop, muesli, shopper } = await shopWithShopper({ UNPAID_ORDERS_PER_NETWORK: '2' })
  const [second, third] = [await signInShopper(shop), await signInShopper(shop)]
  const endsIn = (person: Shopper, minutes: number) =>
    shop.db
      .updateTable('orders')
      .set({
        client_network: '49.37.1.1',
        hold_expires_at: new Date(shop.clock.now().getTime() + minutes * 60_000),
      })
      .where('user_id', '=', person.user.id)
      .execute()
  for (const person of [shopper, second]) await placeOrderOf(person, muesli.id)
  await endsIn(shopper, 12)
  await endsIn(second, 7)
  await third.post('/api/cart/add', { product_id: muesli.id })
  expect((await place(third)).headers['retry-after']).toBe('420')
})

test.each([
  [1, 5],
  [2, 10],
  [9, 1280],
  [10, 24 * 60],
  [50, 24 * 60],
])('after %d holds that ran out the wait is %d minutes', (ranOut, minutes) => {
  expect(cooldownAfter(ranOut)).toBe(minutes * 60_000)
})
