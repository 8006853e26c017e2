import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { createShopWithPayments, payFor, type Shopper, signInShopper, stockOf } from '#test/shop/payment.ts'
import { addProduct, type TestShop } from '#test/shop/shop.ts'

type From = { remoteAddress?: string }

const place = (shopper: Shopper, { remoteAddress = '49.37.1.1' }: From = {}) =>
  shopper.post('/api/orders/add', {}, { remoteAddress })

/**
 * Places an order of the cart and cancels it, from the same place or another one.
 * @returns the response to placing it
 */
async function cycle(
  shopper: Shopper,
  { remoteAddress = '49.37.1.1' }: From = {},
  cancelledAt = remoteAddress,
) {
  const placed = await place(shopper, { remoteAddress })
  if (placed.statusCode === 201)
    await shopper.delete(`/api/orders/${placed.json().id}`, { remoteAddress: cancelledAt })
  return placed
}

/** The device cookie that a login sets. */
async function deviceCookie(shop: TestShop) {
  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin('7391') })
    .execute()
  const { phone } = await shop.db.selectFrom('users').select('phone').limit(1).executeTakeFirstOrThrow()
  const login = await shop.visitor().post('/api/auth/login', { phone, pin: '7391' })
  return login.cookies.find(({ name }) => name === 'device')?.value ?? ''
}

async function shopWith(env: Record<string, string> = {}) {
  const shop = await createShopWithPayments({ webhooks: false, env })
  const muesli = await addProduct(shop.db, { stock: 200 })
  const newShopper = async () => {
    const shopper = await signInShopper(shop)
    await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 20 })
    return shopper
  }
  return { shop, muesli, newShopper }
}

// Requirement D-352: Anyone who keeps cancelling unpaid orders waits longer before each new one, across accounts of a
//   device and a network, where it was placed and where it was cancelled (decision X9).
test('repeated cancelling and ordering waits from the third time on, ever longer, until an order is paid', async () => {
  const { shop, muesli, newShopper } = await shopWith()
  const shopper = await newShopper()
  const answers = []
  for (let turn = 0; turn < 8; turn++) answers.push((await cycle(shopper)).statusCode)
  expect(answers).toEqual([201, 201, 201, 429, 429, 429, 429, 429])
  expect((await place(shopper)).headers['retry-after']).toBe('300')
  expect(await stockOf(shop, muesli.id)).toBe(200)

  shop.clock.pass({ minutes: 5 })
  expect((await cycle(shopper)).statusCode).toBe(201)
  expect((await place(shopper)).headers['retry-after']).toBe('600')
  shop.clock.pass({ minutes: 10 })
  const order = (await place(shopper)).json()
  await payFor(shop, shopper, order.id)
  await shopper.post('/api/cart/add', { product_id: muesli.id })
  expect((await cycle(shopper)).statusCode).toBe(201)
  expect((await cycle(shopper)).statusCode).toBe(201)
})

// Requirement D-352
test('correcting an order once or twice is free, and so is another cart during the wait', async () => {
  const { muesli, newShopper } = await shopWith()
  const shopper = await newShopper()
  await cycle(shopper)
  await cycle(shopper)
  expect((await place(shopper)).statusCode).toBe(201)
  const [line] = (await shopper.get('/api/cart')).json().cartItems
  await shopper.delete(`/api/cart/${line.id}`)
  for (let changed = 0; changed < 4; changed++) {
    await shopper.post('/api/cart/add', { product_id: muesli.id })
    expect((await place(shopper)).statusCode).toBe(201)
  }
})

// Requirement D-352
test('another account on the same device continues the count', async () => {
  const { shop, newShopper } = await shopWith()
  const [first, second, third] = [await newShopper(), await newShopper(), await newShopper()]
  const device = await deviceCookie(shop)
  for (const shopper of [first, second, third]) shopper.cookies.device = device
  for (const shopper of [first, second, first, second]) expect((await cycle(shopper)).statusCode).toBe(201)
  const refused = await place(third)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'OFTEN_CANCELLED'])
  expect(refused.json().error).toBe(
    'Several orders from this device or internet connection were cancelled recently. You can order again in 5 minutes.',
  )
  const elsewhere = await newShopper()
  expect((await place(elsewhere)).statusCode).toBe(201)
  shop.clock.pass({ minutes: 5 })
  expect((await place(third)).statusCode).toBe(201)
})

// Requirement D-352
test('nine cancelled orders across a network’s accounts are free; then the whole network waits, and nobody else', async () => {
  const { shop, newShopper } = await shopWith({ UNPAID_ORDERS_PER_NETWORK: '3' })
  for (let account = 0; account < 5; account++) {
    const shopper = await newShopper()
    expect((await cycle(shopper)).statusCode).toBe(201)
    expect((await cycle(shopper)).statusCode).toBe(201)
  }
  const next = await newShopper()
  expect((await place(next)).json().code).toBe('OFTEN_CANCELLED')
  expect((await place(next, { remoteAddress: '49.37.9.9' })).statusCode).toBe(201)
  shop.clock.pass({ minutes: 121 })
  const later = await newShopper()
  expect((await cycle(later)).statusCode).toBe(201)
  expect((await cycle(later)).statusCode).toBe(201)
})

// Requirement D-352
test('an order placed in one network and cancelled from others counts where it was placed', async () => {
  const { newShopper } = await shopWith({ UNPAID_ORDERS_PER_NETWORK: '3' })
  const answers = []
  for (let turn = 0; turn < 12; turn++)
    answers.push((await cycle(await newShopper(), {}, `49.37.7.${turn}`)).statusCode)
  expect(answers).toEqual([...Array(10).fill(201), 429, 429])
  expect((await place(await newShopper(), { remoteAddress: '49.37.9.9' })).statusCode).toBe(201)
})

// Requirement D-352
test('an order placed with a device and cancelled without it counts for the device', async () => {
  const { shop, newShopper } = await shopWith()
  const shoppers = []
  for (let account = 0; account < 8; account++) shoppers.push(await newShopper())
  const device = await deviceCookie(shop)
  const answers = []
  for (const shopper of shoppers) {
    shopper.cookies.device = device
    const placed = await place(shopper)
    answers.push(placed.statusCode)
    delete shopper.cookies.device
    if (placed.statusCode === 201) await shopper.delete(`/api/orders/${placed.json().id}`)
  }
  expect(answers).toEqual([201, 201, 201, 201, 429, 429, 429, 429])
})

// Requirement D-352
test('an order placed and cancelled in one place counts there once', async () => {
  const { shop, newShopper } = await shopWith({ UNPAID_ORDERS_PER_NETWORK: '3' })
  await cycle(await newShopper())
  const counted = await shop.db.selectFrom('guess_budgets').select(['budget', 'failures']).execute()
  expect(counted).toEqual([{ budget: 'given up network 49.37.1.1', failures: 1 }])
})

// Requirement D-352
test('cancelling the same order twice counts once', async () => {
  const { newShopper } = await shopWith()
  const shopper = await newShopper()
  const { id } = (await place(shopper)).json()
  for (let asked = 0; asked < 5; asked++) await shopper.delete(`/api/orders/${id}`)
  expect((await cycle(shopper)).statusCode).toBe(201)
  expect((await place(shopper)).statusCode).toBe(201)
})
