import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import {
  createShopWithPayments,
  payFor,
  placeOrderOf,
  runJobs,
  saveAddress,
  startPaying,
} from '#test/shop/payment.ts'
import { sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs, type TestShop } from '#test/shop/shop.ts'

const pin = '4821'
const zarina = { name: 'Zarina Qureshi', email: 'zarina@example.com', phone: '9812345670' }

/** A shop in which Zarina has ordered and paid. */
async function shopWithBuyer() {
  const shop = await createShopWithPayments({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  const muesli = await addProduct(shop.db, { stock: 10 })
  const person = await signInAs(shop, 'customer', { ...zarina, pin_hash: await hashPin(pin) })
  await saveAddress(shop.db, person.user.id, { full_name: zarina.name, phone: zarina.phone })
  const order = await placeOrderOf(person, muesli.id)
  return { shop, admin, muesli, person, order }
}

async function shopWithSale() {
  const opened = await shopWithBuyer()
  const { shop, admin, person, order } = opened
  await payFor(shop, person, order.id)
  await sendMails(shop)
  const deliver = async () => {
    const parcels = [{ order_id: order.id, tracking_number: 'D1234567' }]
    await admin.post('/api/orders/packed', { order_ids: [order.id] })
    await dispatchOrders(admin, { parcels })
    await admin.post('/api/orders/delivered', { order_ids: [order.id] })
    shop.clock.pass({ minutes: 2 })
    await sendMails(shop)
  }
  return { ...opened, deliver }
}

/** A guest opens a ticket, and requests a new PIN for an account that does not exist. */
const askAsStranger = async (shop: TestShop, email: string) => {
  await shop.visitor().post('/api/tickets/ask', {
    form_key: 'form-of-a-stranger',
    kind: 'question',
    name: 'Devi',
    email,
    body: 'Is there gluten in it?',
  })
  await shop.visitor().post('/api/auth/forgot-password', { email })
}

/** Registers with an email address that is not confirmed. */
async function register(shop: Awaited<ReturnType<typeof shopWithBuyer>>['shop'], email: string) {
  shop.clock.pass({ minutes: 1 })
  const visitor = shop.visitor()
  const person = { name: 'Mallika Rao', email, phone: '9700000007', pin }
  expect((await visitor.post('/api/auth/register', person)).statusCode).toBe(200)
  expect((await visitor.post('/api/auth/login', person)).statusCode).toBe(200)
  return visitor
}

const mailsOf = ({ db }: TestShop) =>
  db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'subject', 'body_text', 'sent_at'])
    .orderBy('id')
    .execute()

// Requirement D-212: Anyone with an account can download all their data, as JSON and as a readable page.
test('registering with the shop’s own address reads and deletes none of its emails', async () => {
  const { shop } = await shopWithSale()
  await askAsStranger(shop, 'devi@example.com')
  const before = await mailsOf(shop)
  expect(before.map(({ kind }) => kind)).toContain('order-to-pack')
  const impostor = await register(shop, shop.store().email)
  const { data } = (await impostor.get('/api/account/data')).json()
  expect(JSON.stringify(data.outbox ?? [])).not.toMatch(/to-pack|to-answer|Zarina|gluten/)
  expect((await impostor.post('/api/account/erase', { pin })).statusCode).toBe(200)
  expect((await mailsOf(shop)).slice(0, before.length)).toEqual(before)
})

// Requirement D-212
test.each([true, false])(
  'registering with another person’s address doesn’t reveal their ticket link (sent: %s)',
  async (isSent) => {
    const { shop } = await shopWithBuyer()
    await askAsStranger(shop, 'devi@example.com')
    if (isSent) await sendMails(shop)
    const before = await mailsOf(shop)
    const impostor = await register(shop, 'devi@example.com')
    const answer = await impostor.get('/api/account/data')
    expect(answer.json().data.outbox ?? []).toEqual([])
    expect(answer.body).not.toMatch(/\/help\/|T-00001/)
    expect((await impostor.post('/api/account/erase', { pin })).statusCode).toBe(200)
    expect((await mailsOf(shop)).slice(0, before.length)).toEqual(before)
  },
)

// Requirement D-212
test('the export contains the emails to a person about their orders, tickets and account', async () => {
  const { shop, person } = await shopWithSale()
  const asked = { form_key: 'form-of-her-ticket', kind: 'question', body: 'Is there gluten in it?' }
  await person.post('/api/tickets', asked)
  await shop.visitor().post('/api/auth/forgot-password', { email: zarina.email })
  const { data } = (await person.get('/api/account/data')).json()
  expect(data.outbox.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'order-confirmation',
    'pin-reset',
    'ticket-opened',
  ])
})

// Requirement D-213
test('erasing removes the person from the merchant’s emails about their orders', async () => {
  const { shop, person, deliver } = await shopWithSale()
  await deliver()
  const toPack = async () => (await mailsOf(shop)).find(({ kind }) => kind === 'order-to-pack')
  expect((await toPack())?.body_text).toContain(zarina.name)
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
  expect(await toPack()).toMatchObject({ recipient: shop.store().email, subject: '', body_text: '' })
  const kept = await shop.db.selectFrom('outbox').selectAll().execute()
  expect(JSON.stringify(kept)).not.toMatch(/Zarina|9812345670/)
})

// Requirement D-213
test('an erased account gets no more emails, whatever happens to its orders', async () => {
  const { shop, admin, person, order, deliver } = await shopWithSale()
  await deliver()
  await person.post('/api/account/erase', { pin })
  shop.mails.length = 0
  const { length } = await mailsOf(shop)
  expect((await sendRefund(admin, order.id, {})).statusCode).toBe(200)
  await runJobs(shop)
  await sendMails(shop)
  expect(shop.mails).toEqual([])
  expect(await mailsOf(shop)).toHaveLength(length)
})

// Requirement D-213
test('an account whose cancelled order may still be paid isn’t erased until that is clear', async () => {
  const { shop, person, order } = await shopWithBuyer()
  const window = await startPaying(person, order.id)
  await person.delete(`/api/orders/${order.id}`)
  const erase = () => person.post('/api/account/erase', { pin })
  const refused = await erase()
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: 'ORDER_UNDER_WAY',
      error: 'A payment for one of your orders may still be in progress. Try again in a few days.',
    },
  ])
  // The payment arrives after all, so the order continues.
  shop.bank.pay(window.id)
  await person.get(`/api/payment/state/${order.id}`)
  expect((await erase()).json()).toMatchObject({ code: 'ORDER_UNDER_WAY' })
})

// Requirement D-213
test('an account whose cancelled order can’t be paid any more is erased', async () => {
  const { shop, person, order } = await shopWithBuyer()
  await startPaying(person, order.id)
  await person.delete(`/api/orders/${order.id}`)
  shop.clock.pass({ days: 8 })
  await runJobs(shop)
  await person.logInAgain()
  expect((await person.post('/api/account/erase', { pin })).statusCode).toBe(200)
})
