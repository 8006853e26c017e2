import { expect, test } from 'vitest'
import type { TimelineLine } from '#ordering/orders/history-contract.ts'
import { guestInput, payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { expectHistoryRight } from '#test/shop/money-and-stock.ts'
import { runJobs } from '#test/shop/payment.ts'
import { signInAs, type TestShop } from '#test/shop/shop.ts'

type Admin = Awaited<ReturnType<typeof signInAs>>

/** The steps of an order, oldest first, with the person who took each. */
const stepsOf = async (admin: Admin, orderId: number) =>
  (await admin.get(`/api/orders/${orderId}/timeline`))
    .json<TimelineLine[]>()
    .map(({ text, actor }) => (actor ? `${text}: ${actor}` : text))
    .toReversed()

/** The persons named in the history of all orders, in the order of their steps. */
async function namesIn({ db }: TestShop) {
  const steps = await db.selectFrom('order_history').select('actor_name').orderBy('id').execute()
  return steps.flatMap(({ actor_name }) => actor_name ?? [])
}

// Requirement D-364
test('the timeline names the guest who placed an order, changed its address and cancelled it', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { visitor, order, path } = await placeAsGuest(shop, muesli.id)
  const address = { ...guestInput().address, address_line1: '9, Nehru Street' }
  await visitor.post('/api/guest-orders', guestInput({ address }))
  await shop.visitor().delete(path)
  const admin = await signInAs(shop, 'admin')
  expect(await stepsOf(admin, order.id)).toEqual([
    'Order placed: Meena Raj',
    'Delivery address changed: Meena Raj',
    'Cancelled by the customer',
  ])
  await expectHistoryRight(shop.db)
  // The activity log has only what people of the shop did.
  expect((await admin.get('/api/activity')).json()).toEqual([])
})

// Requirement D-364
test('the activity log names the guest of an order that the shop changed', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await admin.get('/api/activity')).json()).toMatchObject([
    { subject_kind: 'order', subject_name: `order #${order.id} (Meena Raj)`, actor: admin.user.name },
  ])
})

// Requirement D-367
test('a guest’s name goes from the history with the data of the order', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect(await namesIn(shop)).toEqual(['Meena Raj', admin.user.name])
  expect((await shop.visitor().post(`${path}/erase`)).statusCode).toBe(200)
  expect(await namesIn(shop)).toEqual(['Deleted account', admin.user.name])
})

// Requirement D-367
test('a guest’s name goes from the history of an unpaid order a month after it was cancelled', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { path } = await placeAsGuest(shop, muesli.id)
  await shop.visitor().delete(path)
  shop.clock.pass({ days: 31 })
  await runJobs(shop)
  expect(await namesIn(shop)).toEqual(['Deleted account'])
})
