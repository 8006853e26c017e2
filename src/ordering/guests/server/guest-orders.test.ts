import { expect, test } from 'vitest'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { guestInput, payAsGuest, placeAsGuest, shopWithGuests, visitorWithCart } from '#test/shop/guests.ts'
import { runJobs, signInShopper, stockOf } from '#test/shop/payment.ts'
import { sendRefund } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'

// Requirement D-364: With the merchant's permission, visitors order without an account (decision X21).
test('while the setting is off, ordering needs an account, and nothing is stored', async () => {
  const { shop, muesli } = await shopWithGuests({ env: { GUEST_CHECKOUT: 'off' } })
  const visitor = await visitorWithCart(shop, muesli.id)
  const refused = await visitor.post('/api/guest-orders', guestInput())
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'NOT_SIGNED_IN'])
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([])
})

// Requirement D-364
test('guests cannot order in a shop where visitors have no carts', async () => {
  await expect(createTestShop({ env: { GUEST_CHECKOUT: 'on' } })).rejects.toThrow(
    'VISITOR_CARTS must also be on',
  )
})

// Requirement D-364
test('a guest orders, pays, and gets the confirmation with a link to the order', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { visitor, order, key, link, path } = await placeAsGuest(shop, muesli.id)
  expect(order).toMatchObject({
    status: 'pending',
    User: { id: null, name: 'Meena Raj', phone: '9812345678' },
    address: { city: 'Coimbatore', phone: '9812345678' },
  })
  expect(link).toBe(`http://localhost:3000/order/${key}`)
  expect(await stockOf(shop, muesli.id)).toBe(9)

  const paid = await payAsGuest(shop, key)
  expect(paid.json()).toMatchObject({ state: 'received', order: { id: order.id, User: { id: null } } })
  expect((await visitor.get('/api/cart')).json().cartItems).toEqual([])
  const read = (await shop.visitor().get(path)).json()
  expect(read).toMatchObject({
    order: { status: 'paid' },
    items: [{ quantity: 1 }],
    payment: { state: 'received' },
    documents: [{ number: expect.any(String) }],
  })
  const pdf = await shop.visitor().get(`${path}/documents/${read.documents[0].id}/pdf`)
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])

  await sendMails(shop)
  expect(shop.mails.find(({ to }) => to === 'meena@example.com')?.text).toContain(link)
})

// Requirement D-364
test('the window is filled with the guest’s contact, and in-app browsers return to the order’s link', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { key, order, path } = await placeAsGuest(shop, muesli.id)
  const window = (await shop.visitor().post(`${path}/payment`)).json()
  expect(window).toMatchObject({
    prefill: { name: 'Meena Raj', email: 'meena@example.com', contact: '+919812345678' },
    callback_url: `http://localhost:3000/api/payment/return?order_id=${order.id}&key=${key}`,
  })
  const back = await shop.visitor().post(window.callback_url.replace('http://localhost:3000', ''), {})
  expect([back.statusCode, back.headers.location]).toEqual([303, `/order/${key}`])
})

// Requirement D-364
test.each([
  ['name', { name: '12' }],
  ['phone', { phone: '1111111111' }],
  ['email', { email: 'meena' }],
  ['address.postal_code', { address: { ...guestInput().address, postal_code: '12' } }],
  ['address.state', { address: { ...guestInput().address, state: 'Atlantis' } }],
])('a guest’s wrong %s is refused like that of an account, and nothing is stored', async (_, wrong) => {
  const { shop, muesli } = await shopWithGuests()
  const visitor = await visitorWithCart(shop, muesli.id)
  const refused = await visitor.post('/api/guest-orders', guestInput(wrong))
  expect(refused.statusCode).toBe(400)
  expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([])
})

// Requirement D-364
test('placing the order again returns the same order and link', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { visitor, order, key } = await placeAsGuest(shop, muesli.id)
  const again = (await visitor.post('/api/guest-orders', guestInput())).json()
  expect([again.order.id, again.key]).toEqual([order.id, key])
  expect(await stockOf(shop, muesli.id)).toBe(9)
})

// Requirement D-364
test.each([
  ['name', { name: 'Ravi' }],
  ['phone', { phone: '9812345600' }],
  ['email', { email: 'm.raj@example.com' }],
])(
  'placing the order again with another %s gets a new link, and the former one stops working',
  async (_, changed) => {
    const { shop, muesli } = await shopWithGuests()
    const { visitor, order, path } = await placeAsGuest(shop, muesli.id)
    const again = (await visitor.post('/api/guest-orders', guestInput(changed))).json()
    expect(again.order.id).toBe(order.id)
    expect((await shop.visitor().get(path)).statusCode).toBe(404)
    await payAsGuest(shop, again.key)
    await sendMails(shop)
    const mail = shop.mails.find(({ to }) => to === guestInput(changed).email)
    expect(mail?.text).toContain(again.key)
  },
)

// Requirement D-364
test('undoing a delivery is refused while the guest has another unpaid order', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { visitor, order } = await placeAsGuest(shop, muesli.id)
  const admin = await signInAs(shop, 'admin')
  await admin.put(`/api/orders/deliver/${order.id}`)
  const other = (await visitor.post('/api/guest-orders', guestInput())).json()
  expect(other.order.id).not.toBe(order.id)
  const undo = () => admin.put(`/api/orders/undeliver/${order.id}`)
  expect((await undo()).json().code).toBe('ORDERED_AGAIN')
  await visitor.delete(`/api/guest-orders/${other.key}`)
  expect((await undo()).statusCode).toBe(200)
})

// Requirement D-364
test('emails after a year have no link that has expired: an account’s page instead, or none', async () => {
  const { shop, muesli } = await shopWithGuests()
  const [attached, alone] = [
    await placeAsGuest(shop, muesli.id),
    await placeAsGuest(shop, muesli.id, { email: 'm.raj@example.com', phone: '9812345600' }),
  ]
  for (const { key } of [attached, alone]) await payAsGuest(shop, key)
  const { user } = await signInAs(shop, 'customer')
  await shop.db.updateTable('orders').set({ user_id: user.id }).where('id', '=', attached.order.id).execute()
  await sendMails(shop)
  const before = shop.mails.length
  shop.clock.pass({ days: 366 })
  const admin = await signInAs(shop, 'admin')
  for (const { order } of [attached, alone]) await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ minutes: 2 })
  await sendMails(shop)
  const delivered = shop.mails.slice(before).filter(({ subject }) => subject.includes('delivered'))
  const linksOf = (to: string) =>
    delivered.find((mail) => mail.to === to)?.text.match(/\/order\/|\/orders\/\d+/g)
  expect([linksOf('meena@example.com'), linksOf('m.raj@example.com')]).toEqual([
    [`/orders/${attached.order.id}`],
    null,
  ])
})

// Requirement D-364
test('another cart replaces the guest’s unpaid order, and its stock returns', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { visitor, order, path } = await placeAsGuest(shop, muesli.id)
  await visitor.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  const other = (await visitor.post('/api/guest-orders', guestInput())).json()
  expect(other.order.id).not.toBe(order.id)
  expect(await stockOf(shop, muesli.id)).toBe(7)
  expect((await shop.visitor().get(path)).json().order.status).toBe('cancelled')
})

// Requirement D-364
test('a guest cancels an unpaid order with its link, and not a paid one', async () => {
  const { shop, muesli } = await shopWithGuests()
  const first = await placeAsGuest(shop, muesli.id)
  expect((await shop.visitor().delete(first.path)).statusCode).toBe(200)
  expect(await stockOf(shop, muesli.id)).toBe(10)
  const second = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, second.key)
  expect((await shop.visitor().delete(second.path)).json().code).toBe('ALREADY_PAID')
})

// Requirement D-364
test('a wrong key, one of an expired link and one of another order’s document are unknown', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const unknown = (await shop.visitor().get('/api/guest-orders/wrong')).json()
  expect(unknown.code).toBe('NOT_FOUND')
  const other = await placeAsGuest(shop, muesli.id, { phone: '9812345699' })
  const [document] = (await shop.visitor().get(path)).json().documents
  expect((await shop.visitor().get(`${other.path}/documents/${document.id}/pdf`)).statusCode).toBe(404)
  shop.clock.pass({ days: 366 })
  for (const call of ['', '/payment'])
    expect((await shop.visitor().get(`${path}${call}`)).json()).toEqual(unknown)
})

// Requirement D-364
test('the database has only a hash of the key', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { key } = await placeAsGuest(shop, muesli.id)
  const [buyer] = await shop.db.selectFrom('order_buyers').selectAll().execute()
  expect(buyer?.link_hash).toEqual(expect.any(String))
  expect(JSON.stringify(buyer)).not.toContain(key)
})

// Requirement D-364
test('someone who is logged in does not order as a guest', async () => {
  const { shop, muesli } = await shopWithGuests()
  const customer = await signInShopper(shop)
  await customer.post('/api/cart/add', { product_id: muesli.id })
  expect((await customer.post('/api/guest-orders', guestInput())).json().code).toBe('SIGNED_IN')
  const admin = await signInAs(shop, 'admin')
  expect((await admin.post('/api/guest-orders', guestInput())).statusCode).toBe(403)
})

// Requirement D-364
test('the link keeps working after the merchant has turned the setting off', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { key, path } = await placeAsGuest(shop, muesli.id)
  const later = await createTestShop({ db: shop.db, clock: shop.clock, payments: shop.payments })
  expect((await later.visitor().get(path)).json().order.status).toBe('pending')
  expect((await later.visitor().post(`${path}/payment`)).statusCode).toBe(200)
  expect((await payAsGuest(shop, key)).json().state).toBe('received')
})

// Requirement D-364
test('a guest who logs in keeps the cart in the account, and the order at its link', async () => {
  const { shop, muesli } = await shopWithGuests()
  const pin = '7391'
  const { user } = await signInAs(shop, 'customer', { phone: '9812345678', pin_hash: await hashPin(pin) })
  const { visitor, key, path } = await placeAsGuest(shop, muesli.id)
  await visitor.post('/api/auth/login', { phone: user.phone, pin })
  expect((await visitor.get('/api/cart')).json().cartItems).toMatchObject([{ quantity: 1 }])
  await visitor.post('/api/cart/add', { product_id: muesli.id, quantity: 2 })
  expect((await visitor.get('/api/orders')).json()).toEqual([])
  await payAsGuest(shop, key)
  const left = (await visitor.get('/api/cart')).json().cartItems
  expect(left, 'without what was paid').toMatchObject([{ quantity: 2 }])
  expect((await shop.visitor().get(path)).json().order.status).toBe('paid')
})

// Requirement D-364
test('the merchant finds a guest’s order by name, phone and e-mail, and exports, packs and delivers it', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  for (const q of ['Meena', '9812345678', '345678', 'meena@exam'])
    expect((await admin.get(`/api/orders/all?q=${encodeURIComponent(q)}`)).json(), q).toMatchObject([
      { id: order.id, User: { id: null, name: 'Meena Raj' } },
    ])
  expect((await admin.get('/api/orders/export.csv')).body).toContain('Meena Raj')
  expect((await admin.get('/api/packing/orders')).json()).toMatchObject([{ id: order.id, name: 'Meena Raj' }])
  expect((await admin.get(`/api/packing/slips.pdf?orders=${order.id}`)).statusCode).toBe(200)
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ minutes: 2 })
  await sendMails(shop)
  const delivered = shop.mails.find(({ subject }) => subject.includes('delivered'))
  expect([delivered?.to, delivered?.text.includes(key)]).toEqual(['meena@example.com', true])
  expect((await shop.visitor().get(path)).json().order.status).toBe('delivered')
})

// Requirement D-364
test('a guest’s order is refunded like any other, and the guest sees the refund', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { order, key, path } = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, key)
  const admin = await signInAs(shop, 'admin')
  expect((await sendRefund(admin, order.id, {})).statusCode).toBe(200)
  await runJobs(shop)
  expect((await shop.visitor().get(path)).json().refunds).toHaveLength(1)
  await sendMails(shop)
  const mails = shop.mails.filter(({ subject }) => /refund|cancelled/i.test(subject))
  expect(mails.map(({ to, text }) => [to, text.includes(key)])).toEqual([
    ['meena@example.com', true],
    ['meena@example.com', true],
  ])
})

test('a guest keeps a discount with the same items, and is told before losing it with others', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { visitor, order } = await placeAsGuest(shop, muesli.id)
  const admin = await signInAs(shop, 'admin')
  const form = { form_key: 'a-discount-for-a-guest', amount: 20, reason: 'Late' }
  await admin.post(`/api/orders/${order.id}/discounts`, form)
  await shop.db.updateTable('packs').set({ price_paise: 30_000 }).execute()
  await visitor.get('/api/cart')
  const place = (more: Record<string, unknown>) => visitor.post('/api/guest-orders', guestInput(more))
  const address = { ...guestInput().address, postal_code: '641001' }
  const elsewhere = await place({ address, total_price: 300 })
  expect(elsewhere.json().order).toMatchObject({ total_price: 280, discounts: [{ amount: 20 }] })

  await visitor.post('/api/cart/add', { product_id: muesli.id })
  const refused = await place({ address, total_price: 600 })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'DISCOUNT_LOST', lost_discount: 20 },
  ])
  const placed = await place({ address, total_price: 600, lost_discount: 20 })
  expect(placed.json().order).toMatchObject({ total_price: 600, discounts: [] })
})
