import { expect, test } from 'vitest'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { placeOrderOf, runJobs, type ShopWithPayments, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'

const email = 'meena@example.com'
const erasedGuest = { address: null, name: 'Deleted account', phone: '', email: '', user_phone: '' }

/** What orders know of the guests who placed them. */
const readGuests = (shop: ShopWithPayments) =>
  shop.db
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_id', 'orders.id')
    .select(['address', 'order_buyers.name', 'phone', 'email', 'user_phone'])
    .execute()

/** A guest's card is declined, and the guest cancels the order. */
async function cancelAfterDeclinedCard(shop: ShopWithPayments, path: string) {
  const window = (await shop.visitor().post(`${path}/payment`)).json()
  shop.bank.fail(window.id)
  await shop.visitor().get(`${path}/payment`)
  expect(await shop.db.selectFrom('payments').select('status').execute()).toEqual([{ status: 'failed' }])
  expect((await shop.visitor().delete(path)).statusCode).toBe(200)
}

// Requirement D-367: A guest gets and deletes the data of an order with its link.
test('a guest exports the data of the order, and nobody else’s', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, path } = await placeAsGuest(shop, muesli.id)
  await placeAsGuest(shop, muesli.id, { phone: '9812345600' })
  const { data } = (await shop.visitor().get(`${path}/data`)).json()
  expect(data).toMatchObject({
    order_buyers: [{ order_id: order.id, name: 'Meena Raj', phone: '9812345678', email }],
    orders: [{ id: order.id }],
    order_items: [{ order_id: order.id }],
  })
})

// Requirement D-367
test('a guest deletes the data of a delivered order, not of one on its way', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  const admin = await signInAs(shop, 'admin')
  const form = { form_key: 'a-discount-for-a-guest', amount: 20, reason: 'Meena waited' }
  await admin.post(`/api/orders/${order.id}/discounts`, form)
  await payAsGuest(shop, key)
  expect((await shop.visitor().post(`${path}/erase`)).json().code).toBe('ORDER_UNDER_WAY')
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await shop.visitor().post(`${path}/erase`)).statusCode).toBe(200)
  expect((await shop.visitor().get(path)).statusCode).toBe(404)
  await sendMails(shop)
  expect(await shop.db.selectFrom('order_buyers').select(['phone', 'email', 'link_hash']).execute()).toEqual([
    { phone: '', email: '', link_hash: null },
  ])
  expect((await admin.get('/api/orders/all?q=9812345678')).json()).toEqual([])
  expect((await admin.get(`/api/orders/${order.id}`)).json().discounts).toMatchObject([
    { reason: 'Deleted at the customer’s request' },
  ])
  expect((await admin.get(`/api/orders/${order.id}/timeline`)).body).not.toContain('Meena waited')
})

// Requirement D-367
test('a month after an order was cancelled unpaid, nothing is left of its guest, not even after a declined card', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { path } = await placeAsGuest(shop, muesli.id)
  await cancelAfterDeclinedCard(shop, path)
  shop.clock.pass({ days: 29 })
  await runJobs(shop)
  expect((await shop.visitor().get(path)).statusCode).toBe(200)
  shop.clock.pass({ days: 2 })
  await runJobs(shop)
  expect((await shop.visitor().get(path)).statusCode).toBe(404)
  expect(await readGuests(shop)).toEqual([erasedGuest])
})

// Requirement D-367
test('a guest deletes the data of an order that was cancelled unpaid: name and address as well', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { path } = await placeAsGuest(shop, muesli.id)
  await cancelAfterDeclinedCard(shop, path)
  shop.clock.pass({ days: 8 })
  await runJobs(shop)
  expect((await shop.visitor().post(`${path}/erase`)).statusCode).toBe(200)
  expect(await readGuests(shop)).toEqual([erasedGuest])
})

// Requirement D-367
test('the ticket of a guest and the data of the order are deleted apart', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const asked = await shop.visitor().post('/api/tickets/ask', {
    form_key: 'form-of-a-guests-complaint',
    kind: 'complaint',
    name: 'Meena Raj',
    email,
    body: `My order #${order.id} is late.`,
  })
  expect(asked.statusCode).toBe(201)
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  await shop.visitor().post(`${path}/erase`)
  const tickets = await shop.db.selectFrom('tickets').select(['email', 'user_id']).execute()
  expect(tickets).toEqual([{ email, user_id: null }])
})

// Requirement D-367
test('a merchant deletes a guest’s data for them, once the order has arrived, and is named in the security log', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  const erase = () => admin.post(`/api/orders/${order.id}/guest/erase`)
  expect((await erase()).json()).toMatchObject({
    code: 'ORDER_UNDER_WAY',
    message:
      'This order isn’t finished yet. The data can be deleted once it has been delivered or cancelled.',
  })
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await erase()).json()).toEqual({ message: 'Guest’s data deleted.' })
  expect((await shop.visitor().get(path)).statusCode).toBe(404)
  expect((await admin.get(`/api/orders/${order.id}`)).json().User).toMatchObject({ id: null, phone: '' })
  // Twice is no error, and recorded once.
  expect((await erase()).statusCode).toBe(200)
  const log = await shop.db
    .selectFrom('security_log')
    .select('details')
    .where('event', '=', 'guest erased')
    .execute()
  expect(log).toEqual([{ details: { order: order.id, by: admin.user.id } }])
})

// Requirement D-367
test('a merchant can’t delete the data of an account’s order or of no order', async () => {
  const { shop, muesli } = await shopWithGuests()
  const customer = await signInShopper(shop)
  const admin = await signInAs(shop, 'admin')
  const order = await placeOrderOf(customer, muesli.id)
  expect((await admin.post(`/api/orders/${order.id}/guest/erase`)).json().code).toBe('IN_ACCOUNT')
  expect((await admin.post(`/api/orders/${order.id + 1}/guest/erase`)).statusCode).toBe(404)
  expect((await customer.post(`/api/orders/${order.id}/guest/erase`)).statusCode).toBe(403)
})
