import { expect, test, vi } from 'vitest'
import type { Mail } from '#integrations/mail/mailer.ts'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { sendMails as sendMailsWith } from './send-mails.ts'

async function shopWithPaidOrder(options: Parameters<typeof createShopWithPayments>[0] = {}) {
  const shop = await createShopWithPayments({ webhooks: false, ...options })
  const muesli = await addProduct(shop.db, { name: 'Ragi & <Almond> Mix' })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 3)
  await payFor(shop, shopper, order.id)
  return { shop, order, shopper }
}

// Requirements D-87, D-88
test('the confirmation contains order, items, total, address and policies, as text and as HTML', async () => {
  const { shop, order, shopper } = await shopWithPaidOrder()
  await sendMails(shop)
  const [mail] = shop.mails
  expect(mail).toMatchObject({
    to: shopper.user.email,
    subject: `Your order #${order.id} at Pasumai Pantry is confirmed`,
    id: `order-confirmation-${order.id}`,
  })
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('₹960.00')
    expect(body).toContain('12, Nehru Street')
    expect(body).toContain('Coimbatore 641012')
    expect(body).toContain('9843011223')
    expect(body).toContain('1-2 business days')
    expect(body).toContain('3-7 business days')
    expect(body).toContain('All sales are final')
    expect(body).toMatch(/Your order is expected by \w{3}, \d{1,2} \w{3}/)
    expect(body).toContain(`http://localhost:3000/order/${order.id}-`)
    expect(body).toContain('Our policy does not limit your rights')
    expect(body).toContain('paid directly to the courier')
  }
  expect(mail?.text).toContain('3 × Ragi & <Almond> Mix, 400 g: ₹960.00')
  expect(mail?.html).toContain('Ragi &amp; &lt;Almond&gt; Mix')
})

// Requirement D-60: An address without a phone number uses the account's (decision X15).
test('an address without a phone uses the account’s in the order, its email and the merchant’s table', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop, { phone: null })
  const order = await placeOrderOf(shopper, muesli.id)
  expect(order.address).toMatchObject({ phone: shopper.user.phone })
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  expect(shop.mails[0]?.text).toContain(shopper.user.phone)
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/orders/export.csv')).body).toContain(`,${shopper.user.phone},1 x`)
  expect((await admin.get(`/api/orders/${order.id}`)).json().address.phone).toBe(shopper.user.phone)
})

test('a mail goes out once, however many send', async () => {
  const { shop } = await shopWithPaidOrder()
  const sent = await Promise.all([sendMails(shop), sendMails(shop), sendMails(shop)])
  // One mail to the customer, one to the merchant.
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(2)
  shop.clock.pass({ days: 1 })
  expect(await sendMails(shop)).toBe(0)
  expect(shop.mails).toHaveLength(2)
})

test('a mail that could not be sent is tried again, ever later, until it is', async () => {
  let failures = 6
  const arrived: Mail[] = []
  const mailer = {
    destination: 'a server that is down',
    send: async (mail: Mail) => {
      if (failures-- > 0) throw new Error('connection refused')
      arrived.push(mail)
    },
  }
  const { shop } = await shopWithPaidOrder({ mailer })
  for (const seconds of [0, 15, 30, 60]) {
    expect(arrived).toHaveLength(0)
    shop.clock.pass({ seconds })
    await sendMails(shop)
  }
  expect(arrived).toHaveLength(2)
  const tried = { attempts: 4, last_error: null }
  expect(await shop.db.selectFrom('outbox').select(['attempts', 'last_error']).execute()).toEqual([
    tried,
    tried,
  ])
})

// The only case of a duplicate: it has the same id, which is its Message-ID and its file's name.
test('a sender that dies before it marks a mail leaves it to be sent again as the same mail', async () => {
  let die = true
  const { shop } = await shopWithPaidOrder({
    hooks: {
      at: async (point) => {
        if (point === 'mail:sent' && die) throw new Error('killed')
      },
    },
  })
  await expect(sendMails(shop)).rejects.toThrow('killed')
  die = false
  await sendMails(shop)
  const [first, ...others] = shop.mails.map((mail) => mail.id)
  expect(others).not.toContain(first)
  shop.clock.pass({ seconds: 10 })
  expect(await sendMails(shop)).toBe(1)
  expect(shop.mails.at(-1)?.id).toBe(first)
})

test('a mail whose document cannot be made goes out without it at the third try', async () => {
  const { shop, order } = await shopWithPaidOrder()
  const attachInvoice = () => Promise.reject(new Error('no face for this letter'))
  const told = vi.spyOn(shop.log, 'error').mockImplementation(() => {})
  const confirmation = () => shop.mails.filter(({ id }) => id === `order-confirmation-${order.id}`)
  for (const seconds of [0, 15, 30]) {
    expect(confirmation()).toEqual([])
    shop.clock.pass({ seconds })
    await sendMailsWith(shop, {
      atOnce: 1,
      composers: {},
      attachers: { 'order-confirmation': attachInvoice },
    })
  }
  expect(confirmation()).toHaveLength(1)
  expect(confirmation()[0]).not.toHaveProperty('attachments')
  expect(told).toHaveBeenCalledTimes(3)
})

// Requirement D-346
test('a customer’s email is sent before the merchant’s older ones', async () => {
  const { shop, shopper } = await shopWithPaidOrder()
  await shop.db
    .updateTable('outbox')
    .set({ sent_at: shop.clock.now() })
    .where('kind', '<>', 'order-to-pack')
    .execute()
  shop.clock.pass({ minutes: 5 })
  await shopper.post('/api/auth/forgot-password', { email: shopper.user.email })
  await sendMails(shop)
  expect(shop.mails.map(({ id }) => id?.split('-').slice(0, 2).join('-'))).toEqual(['pin-reset', 'order-to'])
})
