import { expect, test } from 'vitest'
import { shopWithCalendar } from '#test/shop/packing-days.ts'
import { payFor } from '#test/shop/payment.ts'

// 15 June 2026, the day of the tests, is a Monday. Delivery takes at most nine working days.

// Requirement D-474: A shop on holiday that takes no orders says so, and an order that was placed before can be paid
//   (decision X57).
test('while the shop is closed no order is placed, but an earlier one is paid, and the cart is kept', async () => {
  const { shop, decide, order, buyer } = await shopWithCalendar()
  const before = await order()
  expect(before.answer.statusCode).toBe(201)
  await decide({ closure: { from: '2026-06-15', until: '2026-06-22', takesOrders: false } })
  const shopper = await buyer()
  const refused = await shopper.post('/api/orders/add', {})
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'SHOP_ON_HOLIDAY'])
  expect(refused.json().message).toBe(
    'We’re on holiday and open again on Mon, 22 Jun. You can order from then on.',
  )
  expect((await shopper.post('/ta/api/orders/add', {})).json().message).toContain('விடுமுறை')
  expect((await shopper.get('/api/cart')).json().cartItems).toHaveLength(1)
  expect((await payFor(shop, before.shopper, before.id)).statusCode).toBe(200)
  shop.clock.pass({ days: 7 })
  expect((await shopper.post('/api/orders/add', {})).statusCode).toBe(201)
})

// Requirement D-475: A shop on holiday that takes orders promises delivery dates that count from the day it opens again.
test('a shop that takes orders while it is closed promises later dates, also to who only asks', async () => {
  const { decide, order, estimate } = await shopWithCalendar()
  expect(await estimate()).toBe('2026-06-25')
  await decide({ closure: { from: '2026-06-15', until: '2026-06-22', takesOrders: true } })
  expect(await estimate()).toBe('2026-07-02')
  expect((await order()).by).toBe('2026-07-02')
})

// Requirement D-476: A day takes no more than the shop's maximum of orders or kilograms; later ones are promised for the
//   next packing day, and a cancelled order gives its place back.
test('when a day is full the next order is promised a day later, and a cancelled one gives its place back', async () => {
  const { shop, admin, decide, order, estimate } = await shopWithCalendar()
  await decide({ packing: { maxOrders: 2 } })
  const first = await order()
  expect([first.by, (await order()).by]).toEqual(['2026-06-25', '2026-06-25'])
  expect(await estimate()).toBe('2026-06-26')
  expect((await order()).by).toBe('2026-06-26')
  await admin.put(`/api/orders/release/${first.id}`)
  expect(
    (await shop.db.selectFrom('orders').select('status').where('id', '=', first.id).executeTakeFirst())
      ?.status,
  ).toBe('cancelled')
  expect(await estimate()).toBe('2026-06-25')
  expect((await order()).by).toBe('2026-06-25')
})

test('kilograms fill a day, and the order that reaches the limit still fits', async () => {
  const { decide, order } = await shopWithCalendar()
  await decide({ packing: { maxKg: 2 } })
  const days = []
  for (const quantity of [3, 4, 1]) days.push((await order(quantity)).by)
  expect(days).toEqual(['2026-06-25', '2026-06-25', '2026-06-26'])
})

test('an order that is placed again keeps its own place in a full day', async () => {
  const { decide, order } = await shopWithCalendar()
  await decide({ packing: { maxOrders: 1 } })
  const first = await order()
  await first.shopper.put('/api/address/upsert', {
    full_name: 'Anitha Raj',
    phone: '9876543210',
    address_line1: '3, Race Course',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    postal_code: '641018',
    country: 'India',
  })
  await first.shopper.post('/api/orders/add', {})
  const { delivery } = (await first.shopper.get(`/api/orders/${first.id}`)).json()
  expect(delivery.by).toBe(first.by)
})

test.each([
  [{ packing: { cutOff: '25:00' } }, 'Enter a time such as 14:00.'],
  [{ packing: { maxOrders: 0 } }, 'Enter a whole number, or leave it empty for no limit.'],
  [{ packing: { days: [] } }, 'Enter at least one day of the week.'],
  [
    { closure: { from: '2026-06-20', until: '2026-06-20', takesOrders: true } },
    'Enter a later day than the first day of your holiday.',
  ],
])('%j is refused with a reason', async (changed, reason) => {
  const { admin } = await shopWithCalendar()
  await admin.logInAgain()
  const { facts, version } = (await admin.get('/api/store')).json()
  const answer = await admin.put('/api/store', { facts: { ...facts, ...changed }, version })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(reason)
})
