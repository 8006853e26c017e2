import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { orderRow, type ShopWithPayments, saveAddress, signedProof } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { signInAs } from '#test/shop/shop.ts'
import { linkKeyIn } from '#test/shop/tickets.ts'

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

// Requirement D-366: An account gets the guest orders of its e-mail address once its owner has set the pin or logged in
//   with a mailed link or code.
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

// Requirement D-366
test('an account whose phone a guest used gets nothing by that', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { user, ...person } = await signInAs(shop, 'customer', { pin_hash: await hashPin(pin) })
  const { key } = await placeAsGuest(shop, muesli.id, { phone: user.phone })
  await payAsGuest(shop, key)
  await shop.db.updateTable('users').set({ email_proved_at: shop.clock.now() }).execute()
  await shop.visitor().post('/api/auth/login', { phone: user.phone, pin })
  expect((await person.get('/api/orders')).json()).toEqual([])
})

// Requirement D-366
test('whoever registers with a guest’s address gets nothing if the guest confirms a ticket, now and later', async () => {
  const { shop, muesli } = await shopWithGuests()
  await payAsGuest(shop, (await placeAsGuest(shop, muesli.id)).key)
  const { person: stranger, logIn, orders } = await account(shop, { email })
  const ticket = { form_key: 'form-of-a-stranger', kind: 'question', body: 'Hello?' }
  expect((await stranger.post('/api/tickets', ticket)).statusCode).toBe(201)
  await sendMails(shop)
  const key = linkKeyIn(shop.mails.find(({ subject }) => subject.startsWith('Confirm your email'))?.text)
  const clicked = await shop.visitor().post(`/api/tickets/by-link/${key}/confirmation`, {})
  expect(clicked.json()).toMatchObject({ confirmed: true })
  expect(await orders()).toEqual([])
  await logIn()
  expect(await orders()).toEqual([])
})

// Requirement D-366
test('an account doesn’t get an order that was cancelled unpaid', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, path } = await placeAsGuest(shop, muesli.id)
  await shop.visitor().delete(path)
  const { logIn } = await account(shop, { email })
  await confirmByPinReset(shop, email)
  await logIn()
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', user_id: null })
})

// Requirement D-366
test('an order that was attached and is paid after all goes to the guest’s address, not the account’s', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, path } = await placeAsGuest(shop, muesli.id)
  const window = (await shop.visitor().post(`${path}/payment`)).json()
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  const { person, logIn, orders } = await account(shop, { email })
  await confirmByPinReset(shop, email)
  await logIn()
  expect(await orders()).toEqual([order.id])
  const { user_id } = await orderRow(shop, order.id)
  await saveAddress(shop.db, user_id ?? 0, { address_line1: '9, Anna Salai' })
  expect((await admin.put(`/api/orders/undeliver/${order.id}`)).statusCode).toBe(200)
  expect((await person.delete(`/api/orders/${order.id}`)).statusCode).toBe(200)
  const { order_id: _, ...proof } = signedProof(order.id, window.id, shop.bank.pay(window.id).id)
  await shop.visitor().post(`${path}/payment/verification`, proof)
  expect(await orderRow(shop, order.id)).toMatchObject({
    payment_state: 'paid',
    address: { address_line1: '4, Gandhi Street' },
  })
})
