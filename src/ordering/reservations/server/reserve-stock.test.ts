import { expect, test } from 'vitest'
import {
  createShopWithPayments,
  orderRow,
  placeOrderOf,
  runJobs,
  type Shopper,
  signInShopper,
} from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

const place = (shopper: Shopper, remoteAddress = '49.37.1.1') =>
  shopper.post('/api/orders/add', {}, { remoteAddress })

/** A shopper with an order of one muesli whose reservation starts now. */
async function shopWithHold() {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db, { stock: 200 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  return {
    shop,
    muesli,
    shopper,
    order,
    since: shop.clock.now(),
    replace: async () => {
      await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
      return place(shopper)
    },
    giveUp: (id = order.id) => shopper.delete(`/api/orders/${id}`),
  }
}

test('a hold that is passed on from order to order may have a last minute, and no shorter one', async () => {
  const { shop, replace } = await shopWithHold()
  for (const minutes of [14, 14, 14, 14, 3]) {
    shop.clock.pass({ minutes })
    expect((await replace()).statusCode).toBe(201)
  }
  shop.clock.pass({ seconds: 1 })
  const refused = await replace()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300'])
})

test('an order that was replaced counts as no hold that ran out', async () => {
  const { shop, shopper, replace, giveUp } = await shopWithHold()
  shop.clock.pass({ minutes: 14 })
  await place(shopper)
  shop.clock.pass({ minutes: 6 })
  const { id } = (await replace()).json()
  shop.clock.pass({ minutes: 1 })
  await giveUp(id)
  expect((await place(shopper)).headers['retry-after']).toBe('300')
})

test('an order within five minutes of the last continues its hold, one after that begins its own', async () => {
  const { shop, shopper, since, giveUp } = await shopWithHold()
  await giveUp()
  shop.clock.pass({ minutes: 4, seconds: 59 })
  const second = (await place(shopper)).json()
  expect((await orderRow(shop, second.id)).held_since).toEqual(since)
  await giveUp(second.id)
  shop.clock.pass({ minutes: 5 })
  const third = (await place(shopper)).json()
  expect((await orderRow(shop, third.id)).held_since).toEqual(shop.clock.now())
})

test('a hold that ran out more than a day ago does not count any more', async () => {
  const { shop, shopper } = await shopWithHold()
  shop.clock.pass({ minutes: 15 })
  await runJobs(shop)
  shop.clock.pass({ days: 1 })
  expect((await place(shopper)).statusCode).toBe(201)
  shop.clock.pass({ minutes: 15 })
  await runJobs(shop)
  expect((await place(shopper)).headers['retry-after']).toBe('300')
})
