import { expect, test } from 'vitest'
import { findOrderLinkKey } from '#ordering/buyers/server/order-link.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { placeCashOrder, shopWithCash } from '#test/shop/cash-orders.ts'
import { payAsGuest, placeAsGuest, shopWithGuests } from '#test/shop/guests.ts'
import { payFor, placeOrderOf, saveAddress, signInShopper, startPaying } from '#test/shop/payment.ts'
import { fetchRefundLines, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders, takeStep, undoStep } from '#test/shop/shipment-steps.ts'
import { signInAs, type TestShop } from '#test/shop/shop.ts'

/** The key of the link in the customer's mails about an order. */
const keyOf = async (shop: TestShop, orderId: number) =>
  (await findOrderLinkKey(shop.db, orderId, shop.clock.now())) ?? ''

/** Whoever has nothing but the link. */
const byLink = (shop: TestShop, key: string) => shop.visitor().get(`/api/guest-orders/${key}`)

type Step = { kind: string; parcel: number | null; amount: number | null }
const kindsOf = ({ steps }: { steps: Step[] }) => steps.map(({ kind }) => kind)

test('a customer reads everything about their own order in one call, and nobody else’s', async () => {
  const { shop, shopper, admin, order } = await shopWithRefundableOrder()
  const page = (await shopper.get(`/api/orders/${order.id}/page`)).json()
  expect(page).toMatchObject({
    order: { id: order.id, status: 'paid', User: { id: shopper.user.id } },
    items: [{ quantity: 2 }, { quantity: 3 }],
    payment: { state: 'received', payment_id: expect.any(String) },
    paid_by: expect.any(String),
    documents: [{ number: expect.any(String) }],
    can_cancel: false,
    is_own: true,
    by_guest: false,
  })
  expect(kindsOf(page)).toEqual(['placed', 'paid'])
  const other = await signInAs(shop, 'customer')
  for (const answer of [
    await other.get(`/api/orders/${order.id}/page`),
    await other.put(`/api/orders/${order.id}/address`, { address_id: 1 }),
    await shopper.get('/api/orders/999/page'),
  ])
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Order not found.'])
  expect((await shop.visitor().get(`/api/orders/${order.id}/page`)).statusCode).toBe(401)
  expect((await admin.get(`/api/orders/${order.id}/page`)).statusCode).toBe(403)
})

test('the link in the confirmation opens the order without a login, and shows nothing of the account', async () => {
  const { shop, shopper, order } = await shopWithRefundableOrder()
  await sendMails(shop)
  const mail = shop.mails.find(({ to }) => to === shopper.user.email)
  const key = /\/order\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(key).toBe(await keyOf(shop, order.id))
  const answer = await byLink(shop, key)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.json()).toMatchObject({
    order: {
      id: order.id,
      User: { id: null, phone: '' },
      address_id: null,
      gst: null,
      address: { full_name: expect.any(String) },
    },
    items: [{ quantity: 2 }, { quantity: 3 }],
    is_own: false,
    by_guest: false,
    can_cancel: false,
  })
  expect(answer.body).not.toContain(shopper.user.email)
  const { id } = answer.json().documents[0]
  const pdf = await shop.visitor().get(`/api/guest-orders/${key}/documents/${id}/pdf`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
})

test('with the link of another customer a session learns nothing more, and its own customer gets the account’s page', async () => {
  const { shop, shopper, order } = await shopWithRefundableOrder()
  const key = await keyOf(shop, order.id)
  const other = await signInAs(shop, 'customer')
  expect((await other.get(`/api/guest-orders/${key}`)).json()).toMatchObject({
    is_own: false,
    order: { User: { id: null, phone: '' } },
  })
  expect((await shopper.get(`/api/guest-orders/${key}`)).json()).toMatchObject({ is_own: true })
})

test('a link that is wrong, of another order or older than a year answers like an unknown order', async () => {
  const { shop, order } = await shopWithRefundableOrder()
  const key = await keyOf(shop, order.id)
  const other = Number(order.id) + 1
  const wrong = [
    `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    key.replace(/^\d+/, String(other)),
    key.replace(/^\d+/, '9999999999'),
    `0${key}`,
  ]
  for (const each of wrong) expect((await byLink(shop, each)).statusCode, each).toBe(404)
  shop.clock.pass({ days: 364 })
  expect((await byLink(shop, key)).statusCode).toBe(200)
  shop.clock.pass({ days: 2 })
  expect((await byLink(shop, key)).statusCode).toBe(404)
})

test('what only a guest may do is refused with a customer’s link, and ends with the account', async () => {
  const { shop, shopper, order, admin } = await shopWithRefundableOrder()
  const key = await keyOf(shop, order.id)
  expect((await shop.visitor().get(`/api/guest-orders/${key}/data`)).statusCode).toBe(404)
  expect((await shop.visitor().post(`/api/guest-orders/${key}/erase`)).statusCode).toBe(404)
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ minutes: 5 })
  const pin = '7391'
  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin(pin) })
    .execute()
  const erased = await shopper.post('/api/account/erase', { pin })
  expect(erased.statusCode, erased.body).toBe(200)
  expect((await byLink(shop, key)).statusCode).toBe(404)
})

test('an unpaid order is paid or cancelled with its link; the payment window is given no contact', async () => {
  const { shop, muesli } = await shopWithGuests()
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 1)
  const key = await keyOf(shop, order.id)
  const window = (await shop.visitor().post(`/api/guest-orders/${key}/payment`)).json()
  expect(window).toMatchObject({ prefill: { name: '', email: '', contact: '' } })
  const verified = await payAsGuest(shop, key)
  expect(verified.json()).toMatchObject({ state: 'received', order: { User: { id: null, phone: '' } } })

  const second = await placeOrderOf(shopper, muesli.id, 1)
  const cancelled = await shop.visitor().delete(`/api/guest-orders/${await keyOf(shop, second.id)}`)
  expect(cancelled.statusCode).toBe(200)
})

test('a guest’s order has the same page, with the guest’s own rights', async () => {
  const { shop, muesli } = await shopWithGuests()
  const { key } = await placeAsGuest(shop, muesli.id)
  expect((await byLink(shop, key)).json()).toMatchObject({
    by_guest: true,
    can_cancel: true,
    order: { User: { id: null, phone: '9812345678' } },
    steps: [{ kind: 'placed' }],
  })
})

test('of several parcels each step is listed, and a part that is still to come', async () => {
  const opened = await shopWithRefundableOrder()
  const { shopper, admin, order } = opened
  const [first, second] = await fetchRefundLines(opened)
  const read = async () => (await shopper.get(`/api/orders/${order.id}/page`)).json()
  await takeStep(admin, 'packed', order.id)
  expect(kindsOf(await read())).toEqual(['placed', 'paid', 'packed'])
  await dispatchOrders(admin, {
    courier: 'delhivery',
    parcels: [
      {
        order_id: order.id,
        tracking_number: 'DL123456',
        items: [{ order_item_id: first?.item_id, quantity: first?.quantity }],
      },
    ],
  })
  const partly = await read()
  expect(kindsOf(partly)).toEqual(['placed', 'paid', 'packed', 'dispatched'])
  expect(partly).toMatchObject({
    order: { rest: second?.quantity },
    delivery: { unsent: [{ order_item_id: second?.item_id }], parcels: [{ tracking_number: 'DL123456' }] },
  })
  await dispatchOrders(admin, { courier: 'own', parcels: [{ order_id: order.id }] })
  await takeStep(admin, 'delivered', order.id)
  const done = await read()
  const parcels = done.delivery.parcels.map(({ id }: { id: number }) => id)
  expect(done.steps.map(({ kind, parcel }: Step) => [kind, parcel])).toEqual([
    ['placed', null],
    ['paid', null],
    ['packed', null],
    ['dispatched', parcels[0]],
    ['dispatched', parcels[1]],
    ['delivered', parcels[0]],
    ['delivered', parcels[1]],
  ])
})

test('packing that was undone isn’t a step any more', async () => {
  const { shopper, admin, order } = await shopWithRefundableOrder()
  await takeStep(admin, 'packed', order.id)
  const undone = await undoStep(admin, (await admin.get(`/api/orders/${order.id}`)).json())
  expect(undone.statusCode).toBe(200)
  const page = (await shopper.get(`/api/orders/${order.id}/page`)).json()
  expect(kindsOf(page)).toEqual(['placed', 'paid'])
})

test('a partly refunded order lists the refund, and a refunded one also that it is cancelled', async () => {
  const { shopper, admin, order } = await shopWithRefundableOrder()
  await sendRefund(admin, order.id, { what: 'amount', amount: 100 })
  const read = async () => (await shopper.get(`/api/orders/${order.id}/page`)).json()
  const partly = await read()
  expect(partly.steps.at(-1)).toMatchObject({ kind: 'refunded', amount: 100 })
  expect(partly).toMatchObject({ refunds: [{ amount: 100 }], order: { status: 'paid' } })
  await sendRefund(admin, order.id, { what: 'all' })
  const whole = await read()
  expect(kindsOf(whole)).toEqual(['placed', 'paid', 'refunded', 'refunded', 'cancelled'])
})

test('a cash order says how it will be paid, and can be cancelled until it is packed', async () => {
  const { shop, shopper, muesli } = await shopWithCash()
  const order = await placeCashOrder(shopper, muesli.id)
  const read = async () => (await shopper.get(`/api/orders/${order.id}/page`)).json()
  expect(await read()).toMatchObject({
    order: { payment_method: 'cash_on_delivery', to_collect: order.total_price },
    paid_by: null,
    can_cancel: true,
    steps: [{ kind: 'placed' }],
  })
  await takeStep(await signInAs(shop, 'admin'), 'packed', order.id)
  expect(await read()).toMatchObject({ can_cancel: false })
})

test('the discounts of an order are on its page', async () => {
  const { shop, muesli } = await shopWithGuests()
  const shopper = await signInShopper(shop)
  const admin = await signInAs(shop, 'admin')
  const order = await placeOrderOf(shopper, muesli.id, 1)
  const given = await admin.post(`/api/orders/${order.id}/discounts`, {
    form_key: 'a-discount-for-the-page',
    amount: 20,
    reason: 'Welcome back',
    total: order.total_price,
  })
  expect(given.statusCode, given.body).toBe(200)
  expect((await shopper.get(`/api/orders/${order.id}/page`)).json()).toMatchObject({
    order: { discounts: [{ reason: 'Welcome back', amount: 20 }], total_price: order.total_price - 20 },
  })
})

test('an unpaid order goes to another saved address, and no further once it is paid', async () => {
  const { shop, muesli } = await shopWithGuests()
  const shopper = await signInShopper(shop)
  await saveAddress(shop.db, shopper.user.id, { address_line1: '3, Race Course', is_default: false })
  await saveAddress(shop.db, shopper.user.id, { postal_code: '110001', city: 'Delhi', is_default: false })
  const saved = (await shopper.get('/api/addresses')).json()
  const addressIn = (line: string) =>
    saved.find((each: Record<string, string>) => Object.values(each).includes(line))
  const [work, delhi] = [addressIn('3, Race Course'), addressIn('Delhi')]
  const order = await placeOrderOf(shopper, muesli.id, 1)
  const change = (address_id: number) => shopper.put(`/api/orders/${order.id}/address`, { address_id })
  const lineOf = async () => (await shopper.get(`/api/orders/${order.id}`)).json().address.address_line1

  const refused = await change(delhi.id)
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'ADDRESS_OUTSIDE'])
  expect(await lineOf()).not.toBe('3, Race Course')
  expect((await change(work.id)).json()).toEqual({ message: 'Address changed.' })
  expect(await lineOf()).toBe('3, Race Course')
  expect((await change(9999)).json().code).toBe('ADDRESS_GONE')

  await startPaying(shopper, order.id)
  await payFor(shop, shopper, order.id)
  expect((await change(work.id)).json().code).toBe('ADDRESS_FIXED')
})
