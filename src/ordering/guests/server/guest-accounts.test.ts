import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { runJobs, type ShopWithPayments } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'

const pin = '7391'
const email = 'meena@example.com'

/** A registered account, and its login in a fresh browser. */
async function account(shop: ShopWithPayments, user: { email: string; phone?: string }) {
  const person = shop.visitor()
  const phone = user.phone ?? '9876501234'
  await person.post('/api/auth/register', { name: 'Meena Raj', phone, email: user.email, pin })
  const logIn = () => person.post('/api/auth/login', { phone, pin })
  await logIn()
  const orders = async () => {
    const listed: { id: number }[] = (await person.get('/api/orders')).json()
    return listed.map(({ id }) => id)
  }
  return { person, phone, logIn, orders }
}

/** Sets a new pin with the link that the shop mails to the address: this confirms it. */
async function confirmByPinReset(shop: ShopWithPayments, address: string) {
  await shop.visitor().post('/api/auth/forgot-password', { email: address })
  await sendMails(shop)
  const mail = shop.mails.findLast(({ to, text }) => to === address && text.includes('/reset-password/'))
  const token = /reset-password\/[^/\s]+\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reset = await shop.visitor().post('/api/auth/reset-password', { token, pin })
  expect(reset.statusCode).toBe(200)
}

// Requirement D-366: An account gets the guest orders of its e-mail address once a mailed link has confirmed that.
test('registering with a guest’s e-mail and phone proves nothing, a mailed link does', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const other = await placeAsGuest(shop, muesli.id, { email: 'else@example.com', phone: '9812345600' })
  await payAsGuest(shop, other.key)
  const { logIn, orders } = await account(shop, { email, phone: '9812345678' })
  expect(await orders()).toEqual([])
  await confirmByPinReset(shop, email)
  await logIn()
  expect(await orders()).toEqual([order.id])
  expect((await shop.visitor().get(path)).json().order.id).toBe(order.id)
  const log = await shop.db
    .selectFrom('security_log')
    .select('details')
    .where('event', '=', 'guest orders attached')
    .execute()
  expect(log).toEqual([{ details: { orders: 1 } }])
})

// Requirement D-366
test('an order that a guest places later is attached at the next login, once it is paid', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { logIn, orders } = await account(shop, { email })
  await confirmByPinReset(shop, email)
  const { order, key } = await placeAsGuest(shop, muesli.id)
  await logIn()
  expect(await orders()).toEqual([])
  await payAsGuest(shop, key)
  await logIn()
  expect(await orders()).toEqual([order.id])
})

// Requirement D-366
test('deleting the account later deletes the guest’s data, and the link stops working', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  const { person, logIn } = await account(shop, { email })
  await confirmByPinReset(shop, email)
  await logIn()
  expect((await shop.visitor().post(`${path}/erase`)).json().code).toBe('IN_ACCOUNT')
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
  expect((await shop.visitor().get(path)).statusCode).toBe(404)
  expect(await shop.db.selectFrom('order_buyers').select(['phone', 'email']).execute()).toEqual([
    { phone: '', email: '' },
  ])
})

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
  await payAsGuest(shop, key)
  expect((await shop.visitor().post(`${path}/erase`)).json().code).toBe('ORDER_UNDER_WAY')
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await shop.visitor().post(`${path}/erase`)).statusCode).toBe(200)
  expect((await shop.visitor().get(path)).statusCode).toBe(404)
  await sendMails(shop)
  expect(await shop.db.selectFrom('order_buyers').select(['phone', 'email', 'link_hash']).execute()).toEqual([
    { phone: '', email: '', link_hash: null },
  ])
  expect((await admin.get('/api/orders/all?q=9812345678')).json()).toEqual([])
})

// Requirement D-367
test('a month after an unpaid order was cancelled, nothing is left of its guest', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { path } = await placeAsGuest(shop, muesli.id)
  await shop.visitor().delete(path)
  shop.clock.pass({ days: 29 })
  await runJobs(shop)
  expect((await shop.visitor().get(path)).statusCode).toBe(200)
  shop.clock.pass({ days: 2 })
  await runJobs(shop)
  expect((await shop.visitor().get(path)).statusCode).toBe(404)
  const rows = await shop.db
    .selectFrom('orders')
    .innerJoin('order_buyers', 'order_id', 'orders.id')
    .select(['address', 'order_buyers.name', 'phone', 'email', 'user_phone'])
    .execute()
  expect(rows).toEqual([{ address: null, name: 'Deleted account', phone: '', email: '', user_phone: '' }])
})

// Requirement D-366
test('an account whose phone a guest used gets nothing by that', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { user, ...person } = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  const { key } = await placeAsGuest(shop, muesli.id, { phone: user.phone })
  await payAsGuest(shop, key)
  await shop.db.updateTable('users').set({ email_confirmed_at: shop.clock.now() }).execute()
  await shop.visitor().post('/api/auth/login', { phone: user.phone, pin })
  expect((await person.get('/api/orders')).json()).toEqual([])
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
