import { expect, test } from 'vitest'
import type { DeliveryZoneInput } from '#ordering/delivery/contract.ts'
import {
  createShopWithPayments,
  orderRow,
  payFor,
  placeOrderOf,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct, createTestShop } from '#test/shop/shop.ts'
import { addZones, cityZone, stateZone } from '#test/shop/zones.ts'

/** A pending order of ₹360 to a city with a delivery fee of ₹40. */
async function shopWithTerms() {
  const shop = await createShopWithPayments()
  const { admin, answers } = await addZones(shop, cityZone, stateZone)
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const change = async (changed: DeliveryZoneInput) => {
    const { id, version } = answers[0]
    expect((await admin.put(`/api/delivery/zones/${id}`, { ...changed, version })).statusCode).toBe(200)
  }
  const line = { product_id: muesli.id, quantity: 1 }
  const again = (seen: object = {}) => shopper.post('/api/orders/add', seen)
  const move = async (fields: object) => {
    const { address } = (await shopper.get(`/api/address/${shopper.user.id}`)).json()
    return shopper.put('/api/address/upsert', { ...address, ...fields })
  }
  return { shop, admin, muesli, shopper, order, change, line, again, move }
}

const raised = { ...cityZone, fee: 99, free_from: null }
const lowered = { ...cityZone, fee: 10 }

// Requirement D-136: Ordering the same cart to the same address again while its stock is reserved gives the same
//   order on its original terms, which the checkout shows (decision X18).
test.each([
  ['a higher fee', raised],
  ['a lower fee', lowered],
  ['a minimum above it', { ...cityZone, minimum: 5000 }],
  ['another zone for its PIN code', { ...cityZone, codes: ['641001-641003'] }],
  ['other days', { ...cityZone, days: '9' }],
])(
  'with %s since, the same cart to the same address is the same order on its own terms',
  async (_, changed) => {
    const { shop, shopper, order, change, line, again } = await shopWithTerms()
    await startPaying(shopper, order.id)
    await change(changed)
    for (const seen of [{}, { items: [line], total_price: order.total_price }]) {
      const answer = await again(seen)
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({ id: order.id, total_price: 360, delivery: order.delivery })
    }
    expect((await startPaying(shopper, order.id)).amount).toBe(36_000)
    expect((await payFor(shop, shopper, order.id)).json()).toMatchObject({
      state: 'received',
      order: { id: order.id, status: 'paid', total_price: 360, delivery: order.delivery },
    })
  },
)

test('where nothing is delivered any more, an order that was placed before is kept and paid', async () => {
  const { shop, admin, shopper, order, again } = await shopWithTerms()
  const elsewhere = { ...cityZone, name: 'Chennai', codes: ['600*'] }
  expect((await admin.post('/api/delivery/zones', elsewhere)).statusCode).toBe(201)
  for (const { id, name } of (await admin.get('/api/delivery/zones')).json())
    if (name !== 'Chennai') await admin.delete(`/api/delivery/zones/${id}`)
  expect((await again()).json()).toMatchObject({ id: order.id, total_price: 360 })
  expect((await payFor(shop, shopper, order.id)).json().state).toBe('received')
})

test('with another price since, the same cart is the same order at the price that was agreed', async () => {
  const { shop, shopper, order, line, again } = await shopWithTerms()
  for (const price_paise of [35_000, 30_000]) {
    await shop.db.updateTable('packs').set({ price_paise }).execute()
    expect((await again({ items: [line], total_price: 360 })).json()).toMatchObject({ id: order.id })
    // Viewing the current price in the cart does not change the order.
    await shopper.get('/api/cart')
    expect((await again()).json()).toMatchObject({ id: order.id, total_price: 360 })
  }
  expect((await startPaying(shopper, order.id)).amount).toBe(36_000)
})

test('a screen that shows more than the order costs goes on with it; one that shows less is told first', async () => {
  const { shop, order, change, line, again } = await shopWithTerms()
  await change(raised)
  expect((await again({ items: [line], total_price: 419 })).json()).toMatchObject({
    id: order.id,
    total_price: 360,
  })
  const less = await again({ items: [line], total_price: 330 })
  expect([less.statusCode, less.json()]).toMatchObject([
    409,
    {
      code: 'PRICE_CHANGED',
      error: `Order #${order.id} is still waiting for payment. Its total was ₹360.00 when you placed it. Pay that amount, or cancel the order and buy at today’s prices.`,
      cart: { cartItems: [{ quantity: 1 }] },
    },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending', total_paise: 36_000 })
})

test('a street that is corrected within its PIN code keeps the terms; the order goes where it says', async () => {
  const { shop, order, change, again, move } = await shopWithTerms()
  await change(raised)
  await shop.db.updateTable('addresses').set({ address_line1: '7, Gandhi Park' }).execute()
  expect((await again()).json()).toMatchObject({
    id: order.id,
    total_price: 360,
    address: { address_line1: '7, Gandhi Park' },
  })
  await move({ address_line1: '8, Gandhi Park' })
  expect((await again()).json()).toMatchObject({
    id: order.id,
    delivery: order.delivery,
    address: { address_line1: '8, Gandhi Park' },
  })
})

// Requirement D-197: A state spelt differently is the same place, and the order keeps its terms (decision X18).
test.each(['tamil nadu', 'TAMILNADU', 'Tamil  Nadu'])(
  'a state spelt %s is the same place, and keeps the terms',
  async (state) => {
    const { shopper, order, change, again, move } = await shopWithTerms()
    await change(raised)
    expect((await move({ state })).json().order_stays).toBeUndefined()
    expect((await startPaying(shopper, order.id)).amount).toBe(36_000)
    expect((await again()).json()).toMatchObject({ id: order.id, total_price: 360, delivery: order.delivery })
  },
)

test('an address elsewhere is quoted anew: told first, then ordered again', async () => {
  const { shop, order, change, again, move } = await shopWithTerms()
  await change(raised)
  const told = (await move({ postal_code: '600001' })).json()
  expect(told.order_stays).toContain(`Order #${order.id} will still go to your old address`)
  const next = (await again({ total_price: 410 })).json()
  expect(next).toMatchObject({ total_price: 410, delivery: { fee: 90, zone: 'Tamil Nadu' } })
  expect(next.id).not.toBe(order.id)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
})

test('a cart that has changed is quoted anew, with the fee and the prices of today', async () => {
  const { shop, shopper, muesli, order, change, again } = await shopWithTerms()
  await change(raised)
  await shop.db.updateTable('packs').set({ price_paise: 35_000 }).execute()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  expect((await again()).json()).toMatchObject({ code: 'PRICE_CHANGED' })
  const next = (await again()).json()
  expect(next).toMatchObject({ items_count: 2, total_price: 799 })
  expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'replaced' })
})

test('an order whose reservation is over is quoted anew', async () => {
  const { shop, order, change, again } = await shopWithTerms()
  await change(raised)
  shop.clock.pass({ minutes: 16 })
  expect((await again({ total_price: 360 })).json()).toMatchObject({ code: 'PRICE_CHANGED' })
  const next = (await again({ total_price: 419 })).json()
  expect(next).toMatchObject({ total_price: 419, delivery: { fee: 99 } })
  expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'replaced' })
})

test('after its reservation a price that has risen or fallen since is asked, once it was seen', async () => {
  for (const price_paise of [35_000, 30_000]) {
    const { shop, shopper, order, again } = await shopWithTerms()
    await shop.db.updateTable('packs').set({ price_paise }).execute()
    shop.clock.pass({ minutes: 16 })
    await shopper.get('/api/cart')
    const next = (await again()).json()
    expect(next).toMatchObject({ total_price: price_paise / 100 + 40 })
    expect(next.id).not.toBe(order.id)
    expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'replaced' })
  }
})

test('one whose payment has not been told yet is not ordered a second time, reserved or not', async () => {
  const { shop, shopper, order, change, again } = await shopWithTerms()
  shop.bank.faults.add({ on: 'webhook', effect: 'drop', times: 9 })
  const window = await startPaying(shopper, order.id)
  shop.bank.pay(window.id)
  await change(raised)
  expect((await again()).json()).toMatchObject({ id: order.id, total_price: 360 })
  expect((await startPaying(shopper, order.id)).id).toBe(window.id)
  shop.clock.pass({ minutes: 16 })
  expect((await again()).json()).toMatchObject({ code: 'PAID_BEFORE' })
  expect((await again()).json()).toMatchObject({ code: 'EMPTY_CART' })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', total_paise: 36_000 })
})

test('a product that is taken off sale leaves the cart, which is another one then', async () => {
  const { shop, shopper, order, again } = await shopWithTerms()
  const podi = await addProduct(shop.db, { name: 'Podi', stock: 4 })
  await shopper.post('/api/cart/add', { product_id: podi.id })
  const both = (await again()).json()
  expect(both.id).not.toBe(order.id)
  await shop.db.updateTable('packs').set({ on_sale: false }).where('product_id', '=', podi.id).execute()
  const next = (await again()).json()
  expect(next).toMatchObject({ items_count: 1, total_price: 360 })
  expect(next.id).not.toBe(both.id)
})

test('limits for one order that were lowered since do not end one that was placed before', async () => {
  const { shop, shopper, muesli, order, again } = await shopWithTerms()
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  const two = (await again()).json()
  expect([two.items_count, two.id === order.id]).toEqual([2, false])
  const { db, clock, payments } = shop
  const { app } = await createTestShop({ db, clock, payments, env: { ORDER_MOST_OF_ONE: '1' } })
  const { cookies } = shopper
  const kept = await app.inject({ method: 'POST', url: '/api/orders/add', payload: {}, cookies })
  expect(kept.json()).toMatchObject({ id: two.id, total_price: two.total_price })
})

test('a process that still knows the terms of before keeps an order on those of now, and the other way round', async () => {
  const { shop, shopper, order, change, again } = await shopWithTerms()
  const { db, clock, payments } = shop
  const before = shop.store()
  const { app } = await createTestShop({ db, clock, payments, store: () => before })
  const { cookies } = shopper
  const atOther = async (seen: object = {}) =>
    (await app.inject({ method: 'POST', url: '/api/orders/add', payload: seen, cookies })).json()
  await change(raised)
  expect((await again()).json()).toMatchObject({ id: order.id, total_price: 360 })
  await shopper.delete(`/api/orders/${order.id}`)
  const next = (await again()).json()
  expect(next.total_price).toBe(419)
  expect(await atOther({ total_price: 360 })).toMatchObject({ code: 'PRICE_CHANGED' })
  expect(await atOther()).toMatchObject({ id: next.id, total_price: 419, delivery: next.delivery })
  expect((await startPaying(shopper, next.id)).amount).toBe(41_900)
})
