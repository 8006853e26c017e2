import { expect, test } from 'vitest'
import { guestInput, placeAsGuest, shopWithGuests, visitorWithCart } from '#test/shop/guests.ts'
import { runJobs, signInShopper } from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

// Requirement D-365: Limits treat a guest as an unknown device.
test('a phone has one unpaid guest order at a time, across visits', async () => {
  const { shop, muesli } = await shopWithGuests()
  await placeAsGuest(shop, muesli.id)
  const other = await visitorWithCart(shop, muesli.id)
  const refused = await other.post('/api/guest-orders', guestInput())
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'PHONE_FULL'])
  shop.clock.pass({ minutes: 16 })
  await runJobs(shop)
  expect((await other.post('/api/guest-orders', guestInput({ phone: '9812345600' }))).statusCode).toBe(201)
})

// Requirement D-365
test('guests use up fewer of a network’s unpaid orders than its customers may have', async () => {
  const { shop, muesli } = await shopWithGuests({ env: { UNPAID_ORDERS_PER_NETWORK: '3' } })
  for (const phone of ['9812345601', '9812345602']) await placeAsGuest(shop, muesli.id, { phone })
  const third = await visitorWithCart(shop, muesli.id)
  expect((await third.post('/api/guest-orders', guestInput())).json().code).toBe('NETWORK_FULL')
  const customer = await signInShopper(shop)
  await customer.post('/api/cart/add', { product_id: muesli.id })
  expect((await customer.post('/api/orders/add', {})).statusCode).toBe(201)
  const next = await signInShopper(shop)
  await next.post('/api/cart/add', { product_id: muesli.id })
  expect((await next.post('/api/orders/add', {})).json().code).toBe('NETWORK_FULL')
})

// Requirement D-365
test('a guest whose reservation expired waits, also with another cart and the same phone', async () => {
  const { shop } = await shopWithGuests()
  const few = await addProduct(shop.db, { name: 'Podi', stock: 5 })
  await placeAsGuest(shop, few.id)
  shop.clock.pass({ minutes: 15 })
  await runJobs(shop)
  const other = await visitorWithCart(shop, few.id)
  expect((await other.post('/api/guest-orders', guestInput())).json().code).toBe('HOLD_RAN_OUT')
  const elsewhere = await visitorWithCart(shop, few.id)
  const placed = await elsewhere.post('/api/guest-orders', guestInput({ phone: '9812345600' }))
  expect(placed.statusCode).toBe(201)
})
