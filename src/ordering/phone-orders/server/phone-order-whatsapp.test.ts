import { expect, test } from 'vitest'
import { payAsGuest } from '#test/shop/guests.ts'
import { deliverWebhooks } from '#test/shop/payment.ts'
import { phoneOrderInput } from '#test/shop/phone-orders.ts'
import { addProduct } from '#test/shop/shop.ts'
import { messagesIn, sendWhatsapp, setWhatsapp, shopWithWhatsapp, statesIn } from '#test/shop/whatsapp.ts'

/** A shop that sends WhatsApp messages, and its owner on the phone. */
async function shopOnThePhoneWithWhatsapp() {
  const { shop, admin, emulator } = await shopWithWhatsapp({ webhooks: true })
  const muesli = await addProduct(shop.db, { stock: 10 })
  const { id: packId } = await shop.db
    .selectFrom('packs')
    .select('id')
    .where('product_id', '=', muesli.id)
    .executeTakeFirstOrThrow()
  const place = async (changed: Record<string, unknown> = {}) =>
    (await admin.post('/api/phone-orders', phoneOrderInput(packId, changed))).json().order
  const consents = () =>
    shop.db.selectFrom('whatsapp_consents').select(['order_id', 'phone', 'place', 'withdrawn_by']).execute()
  return { shop, admin, emulator, place, consents }
}

// Requirement D-492
test('a customer who agrees on the phone gets the link on WhatsApp, and then the news about the order', async () => {
  const { shop, admin, emulator, place, consents } = await shopOnThePhoneWithWhatsapp()
  expect((await admin.get('/api/phone-orders/customers/9812345678')).json().offers_whatsapp).toBe(true)
  const order = await place({ whatsapp_consent: 1, language: 'ta', email: '' })
  expect(await consents()).toEqual([
    { order_id: order.id, phone: '9812345678', place: 'phone', withdrawn_by: null },
  ])
  expect(await sendWhatsapp(shop)).toBe(1)
  const { to, template } = emulator.messages[0]?.call ?? {}
  expect([to, template?.name, template?.language.code]).toEqual(['919812345678', 'order_to_pay', 'ta'])
  const [body, button] = template?.components ?? []
  expect(body?.parameters.map(({ text }) => text)).toEqual([
    'Meena Raj',
    String(order.id),
    shop.store().name,
    '₹640.00',
    expect.stringContaining('2026'),
  ])
  const key = button?.parameters[0]?.text ?? ''
  expect((await payAsGuest(shop, key)).json()).toMatchObject({ state: 'received' })
  await deliverWebhooks(shop)
  await sendWhatsapp(shop)
  expect(await statesIn(shop)).toEqual(['order_to_pay accepted', 'order_confirmed accepted'])
  await shop.visitor().delete(`/api/guest-orders/${key}/whatsapp-updates`)
  expect(await consents()).toMatchObject([{ withdrawn_by: 'order_page' }])
})

// Requirement D-492
test('without the customer’s consent, or if the shop sends no messages, nothing goes to WhatsApp', async () => {
  const { shop, admin, place, consents } = await shopOnThePhoneWithWhatsapp()
  await place()
  await setWhatsapp(admin, false)
  expect((await admin.get('/api/phone-orders/customers/9812345678')).json().offers_whatsapp).toBe(false)
  await place({ whatsapp_consent: 1 })
  expect(await messagesIn(shop)).toEqual([])
  expect(await consents()).toEqual([])
})

test('an order that is paid or cancelled before the message is sent is not to be paid any more', async () => {
  const { shop, admin, emulator, place } = await shopOnThePhoneWithWhatsapp()
  const cancelled = await place({ whatsapp_consent: 1 })
  await admin.put(`/api/orders/release/${cancelled.id}`)
  const paid = await place({ whatsapp_consent: 1 })
  const { link } = (await admin.get(`/api/orders/${paid.id}/payment-link`)).json()
  await payAsGuest(shop, new URL(link.url).pathname.split('/').at(-1) ?? '')
  await deliverWebhooks(shop)
  await sendWhatsapp(shop)
  expect(emulator.messages.map(({ call }) => call.template.name)).toEqual(['order_confirmed'])
  expect((await messagesIn(shop)).map(({ reason }) => reason)).toEqual([
    'order_cancelled',
    'order_paid',
    null,
  ])
})
