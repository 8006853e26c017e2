import { expect, test } from 'vitest'
import { orderInCash, setCash } from '#test/shop/cash-orders.ts'
import { guestsOrder, payAsGuest, placeAsGuest } from '#test/shop/guests.ts'
import { payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { sendRefund } from '#test/shop/refunds.ts'
import { dispatchOrders, undoStep } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import {
  agree,
  messagesIn,
  sendWhatsapp,
  setWhatsapp,
  shopWithWhatsapp,
  statesIn,
} from '#test/shop/whatsapp.ts'
import { bodyOf, shopWithPaidOrder } from '#test/shop/whatsapp-orders.ts'

// Requirement D-371: A customer who agreed to it gets a WhatsApp message when an order is paid, dispatched and delivered, in the
//   language of the order and beside the emails.
test('a paid, dispatched and delivered order sends exactly these template messages', async () => {
  const { shop, admin, emulator, shopper, order } = await shopWithPaidOrder()
  expect(await sendWhatsapp(shop)).toBe(1)
  const [confirmed] = emulator.messages
  const link = confirmed?.call.template.components[1]?.parameters[0]?.text ?? ''
  expect(confirmed?.call).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: `91${shopper.user.phone}`,
    type: 'template',
    template: {
      name: 'order_confirmed',
      language: { code: 'en' },
      components: [
        {
          type: 'body',
          parameters: ['Anitha Raj', String(order.id), shop.store().name, '₹320.00'].map((text) => ({
            type: 'text',
            text,
          })),
        },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: link }] },
      ],
    },
    biz_opaque_callback_data: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect((await shop.visitor().get(`/api/guest-orders/${link}`)).json().order.id).toBe(order.id)

  await dispatchOrders(admin, { parcels: [{ order_id: order.id, tracking_number: 'D1234567' }] })
  expect(await sendWhatsapp(shop), 'not before the step can’t be undone any more').toBe(0)
  shop.clock.pass({ minutes: 2 })
  expect(await sendWhatsapp(shop)).toBe(1)
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ minutes: 2 })
  expect(await sendWhatsapp(shop)).toBe(1)
  expect(emulator.messages.map(({ call }) => call.template.name)).toEqual([
    'order_confirmed',
    'order_dispatched',
    'order_delivered',
  ])
  expect(bodyOf(emulator.messages[1] as never)?.at(-1)).toBe('DTDC, tracking number D1234567')
})

// Requirement D-371
test('an order in Tamil is messaged in Tamil, with the Tamil link of its template', async () => {
  const { shop, emulator, admin } = await shopWithWhatsapp()
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  await agree(shopper, 'checkout', '/ta')
  await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  const order = (await shopper.post('/ta/api/orders/add', {})).json()
  await payFor(shop, shopper, order.id)
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }], courier: 'india_post' })
  shop.clock.pass({ minutes: 2 })
  expect(await sendWhatsapp(shop)).toBe(2)
  const dispatched = emulator.messages.find(({ call }) => call.template.name === 'order_dispatched')
  expect(dispatched?.call.template.language).toEqual({ code: 'ta' })
  expect(bodyOf(dispatched as never)?.at(-1)).toMatch(/[\u0b80-\u0bff]/)
})

// Requirement D-371
test('a cash order is confirmed when it is placed, and its messages state the amount to pay', async () => {
  const { shop, admin, emulator } = await shopWithWhatsapp()
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  await setCash(admin)
  await agree(shopper, 'checkout')
  const { id } = (await orderInCash(shopper, muesli.id)).json()
  await dispatchOrders(admin, { parcels: [{ order_id: id }] })
  shop.clock.pass({ minutes: 2 })
  await sendWhatsapp(shop)
  const sent = emulator.messages.map(({ call }) => [call.template.name, bodyOf({ call } as never)?.at(-1)])
  expect(sent.sort()).toEqual([
    ['cash_order_confirmed', '₹320.00'],
    ['cash_order_dispatched', '₹320.00'],
  ])
})

// Requirement D-372: Nothing is sent on WhatsApp without a consent, or while the merchant has not turned it on.
test('without a consent, or while WhatsApp is off, no message is written', async () => {
  const { shop, admin, emulator } = await shopWithWhatsapp()
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  await payFor(shop, shopper, order.id)
  await agree(shopper)
  await setWhatsapp(admin, false)
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect(await messagesIn(shop)).toEqual([])
  await setWhatsapp(admin, true)
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ minutes: 2 })
  await sendWhatsapp(shop)
  expect(emulator.messages.map(({ call }) => call.template.name)).toEqual(['order_delivered'])
})

// Requirement D-373: Undoing a step withdraws its WhatsApp message. Once it may have been sent, the step stays.
test('undoing a dispatch deletes its message, and a second dispatch sends one', async () => {
  const { shop, admin, emulator, order } = await shopWithPaidOrder()
  await sendWhatsapp(shop)
  const [dispatched] = await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect(await statesIn(shop)).toEqual(['order_confirmed accepted', 'order_dispatched waiting'])
  expect((await undoStep(admin, dispatched.order)).statusCode).toBe(200)
  expect(await statesIn(shop)).toEqual(['order_confirmed accepted'])
  const delivered = await admin.put(`/api/orders/deliver/${order.id}`)
  expect((await undoStep(admin, delivered.json().order)).statusCode).toBe(200)
  await admin.put(`/api/orders/deliver/${order.id}`)
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ minutes: 2 })
  await sendWhatsapp(shop)
  expect(emulator.messages.map(({ call }) => call.template.name)).toEqual([
    'order_confirmed',
    'order_delivered',
  ])
})

// Requirement D-373
test('a step whose message is being sent can’t be undone, and its email stays', async () => {
  const { shop, admin, order } = await shopWithPaidOrder()
  await sendWhatsapp(shop)
  const [dispatched] = await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  await shop.db
    .updateTable('whatsapp_messages')
    .set({ state: 'sending' })
    .where('state', '=', 'waiting')
    .execute()
  expect((await undoStep(admin, dispatched.order)).statusCode).toBe(409)
  const mail = shop.db.selectFrom('outbox').select('id').where('kind', '=', 'order-dispatched')
  expect(await mail.execute()).toHaveLength(1)
})

test('an order that is cancelled before its message is sent is not messaged', async () => {
  const { shop, admin, emulator, order } = await shopWithPaidOrder()
  await sendRefund(admin, order.id, { what: 'all' })
  await sendWhatsapp(shop)
  expect(emulator.messages).toEqual([])
  expect(await messagesIn(shop)).toMatchObject([{ state: 'not_sent', reason: 'order_cancelled' }])
})

// Requirement D-372
test('a guest agrees for one order, and the choice of the last time that it was placed counts', async () => {
  const { shop, emulator } = await shopWithWhatsapp({ env: guestsOrder })
  const muesli = await addProduct(shop.db)
  const { order, key, visitor, path } = await placeAsGuest(shop, muesli.id, { whatsapp_consent: 1 })
  const consents = () =>
    shop.db.selectFrom('whatsapp_consents').select(['phone', 'order_id', 'place', 'withdrawn_by']).execute()
  const given = { phone: '9812345678', order_id: order.id, place: 'guest_checkout' }
  expect(await consents()).toEqual([{ ...given, withdrawn_by: null }])
  expect((await visitor.get(path)).json().whatsapp_to).toBe('5678')
  await payAsGuest(shop, key)
  await sendWhatsapp(shop)
  expect(emulator.messages.map(({ call }) => call.to)).toEqual(['919812345678'])
  const other = await placeAsGuest(shop, muesli.id)
  await payAsGuest(shop, other.key)
  expect(await statesIn(shop)).toEqual(['order_confirmed accepted'])
  expect((await shop.visitor().delete(`${path}/whatsapp-updates`)).statusCode).toBe(200)
  expect((await consents()).map(({ withdrawn_by }) => withdrawn_by)).toEqual(['order_page'])
})

test('a shop with no WhatsApp keys can’t turn messages on, and no page offers them', async () => {
  const { shop, admin } = await shopWithWhatsapp({ whatsapp: () => undefined })
  expect((await admin.get('/api/whatsapp')).json()).toMatchObject({
    configured: false,
    settings: { on: false, version: 0 },
  })
  const refused = await setWhatsapp(admin, true)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_CONFIGURED'])
  const shopper = await signInShopper(shop)
  expect((await shopper.get('/api/whatsapp/updates')).json()).toMatchObject({ offered: false, on: false })
  expect((await agree(shopper)).statusCode).toBe(409)
  const asOther = await signInAs(shop, 'customer')
  expect((await asOther.put('/api/whatsapp', { on: true, version: 0 })).statusCode).toBe(403)
})
