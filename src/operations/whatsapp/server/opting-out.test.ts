import { sign } from '@pasumai/whatsapp-emulator'
import { expect, test } from 'vitest'
import { findOrderLinkKey } from '#ordering/buyers/server/order-link.ts'
import { hashPin } from '#people/accounts/server/pins/pins.ts'
import { payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAgain } from '#test/shop/shop.ts'
import {
  agree,
  messagesIn,
  sendWhatsapp,
  shopWithWhatsapp,
  statesIn,
  whatsappKeys,
} from '#test/shop/whatsapp.ts'

/** A customer who wants messages, with a confirmation that waits. */
async function shopWithWaitingMessage() {
  const found = await shopWithWhatsapp()
  const { shop } = found
  const muesli = await addProduct(shop.db)
  const shopper = await signInShopper(shop)
  await agree(shopper)
  const order = await placeOrderOf(shopper, muesli.id)
  await payFor(shop, shopper, order.id)
  const consents = () =>
    shop.db
      .selectFrom('whatsapp_consents')
      .select(['phone', 'place', 'text_version', 'locale', 'given_at', 'withdrawn_at', 'withdrawn_by'])
      .orderBy('id')
      .execute()
  return { ...found, muesli, shopper, order, number: `91${shopper.user.phone}`, consents }
}

// Requirement D-376: A consent is recorded with its number, place, time and text, and so is its end. It can be ended in the account,
//   on the order's page, by replying STOP and through WhatsApp, at once and for messages that wait.
test.each(['account', 'order_page', 'reply'] as const)(
  'messages that wait are not sent after an end by %s',
  async (by) => {
    const { shop, shopper, order, emulator, number, consents } = await shopWithWaitingMessage()
    const end = {
      account: () => shopper.delete('/api/whatsapp/updates'),
      order_page: async () =>
        shop
          .visitor()
          .delete(
            `/api/guest-orders/${await findOrderLinkKey(shop.db, order.id, shop.clock.now())}/whatsapp-updates`,
          ),
      reply: () => emulator.reply(number, ' Stop!', { times: 2 }),
    }
    const since = shop.clock.now()
    shop.clock.pass({ seconds: 2 })
    await end[by]()
    expect(await consents()).toEqual([
      {
        phone: shopper.user.phone,
        place: 'account',
        text_version: 1,
        locale: 'en',
        given_at: since,
        withdrawn_at: shop.clock.now(),
        withdrawn_by: by,
      },
    ])
    expect(await sendWhatsapp(shop)).toBe(0)
    expect(await messagesIn(shop)).toMatchObject([{ state: 'not_sent', reason: 'opted_out' }])
    expect((await shopper.get('/api/whatsapp/updates')).json().on).toBe(false)
    expect((await shopper.get(`/api/orders/${order.id}/page`)).json().whatsapp_to).toBeNull()
  },
)

// Requirement D-376
test('somebody who stopped messages through WhatsApp is not messaged again', async () => {
  const { shop, admin, order, emulator, consents } = await shopWithWaitingMessage()
  emulator.fail('opted out')
  await sendWhatsapp(shop)
  expect((await consents()).map(({ withdrawn_by }) => withdrawn_by)).toEqual(['whatsapp'])
  await dispatchOrders(admin, { parcels: [{ order_id: order.id }] })
  expect(await statesIn(shop)).toEqual(['order_confirmed failed'])
})

// Requirement D-376
test('the same is so if WhatsApp reports it later', async () => {
  const { shop, emulator, consents } = await shopWithWaitingMessage()
  await sendWhatsapp(shop)
  const [message] = emulator.messages
  if (message) await emulator.report(message, 'failed', { code: 131_050 })
  expect((await consents()).map(({ withdrawn_by }) => withdrawn_by)).toEqual(['whatsapp'])
  expect(await messagesIn(shop)).toMatchObject([{ state: 'failed', reason: 'opted_out' }])
})

// Requirement D-376
test.each([
  { reply: 'நிறுத்து', isStop: true },
  { reply: 'STOP', isStop: true },
  { reply: 'Please stop the delivery until Monday', isStop: false },
  { reply: '', isStop: false },
])('the reply “$reply” ends messages: $isStop', async ({ reply, isStop }) => {
  const { emulator, number, consents } = await shopWithWaitingMessage()
  await emulator.reply(number, reply)
  expect((await consents()).map(({ withdrawn_by }) => withdrawn_by)).toEqual([isStop ? 'reply' : null])
})

test('a reply that arrives late does not end a consent that was given after it', async () => {
  const { shop, shopper, emulator, number, consents } = await shopWithWaitingMessage()
  const at = String(Math.floor(shop.clock.now().getTime() / 1000))
  shop.clock.pass({ minutes: 5 })
  await shopper.delete('/api/whatsapp/updates')
  await agree(shopper, 'checkout')
  await emulator.reply(number, 'STOP', { at })
  expect((await consents()).map(({ withdrawn_by }) => withdrawn_by)).toEqual(['account', null])
  await emulator.reply('4412345678', 'STOP')
  expect((await consents()).at(-1)?.withdrawn_by).toBeNull()
})

// Requirement D-376
test('a changed phone number ends the consent, and one for another number than the account’s is refused', async () => {
  const { shop, shopper, emulator, consents } = await shopWithWaitingMessage()
  expect((await agree({ ...shopper, user: { ...shopper.user, phone: '9811111111' } })).json().code).toBe(
    'PHONE_CHANGED',
  )
  await shop.db.updateTable('users').set({ phone: '9822222222' }).where('id', '=', shopper.user.id).execute()
  expect((await consents()).map(({ withdrawn_by }) => withdrawn_by)).toEqual(['phone_changed'])
  await sendWhatsapp(shop)
  expect(emulator.callCount()).toBe(0)
})

test('ticking twice, in two tabs, records one consent', async () => {
  const { shopper, consents } = await shopWithWaitingMessage()
  await Promise.all([agree(shopper, 'checkout'), agree(shopper, 'account')])
  expect(await consents()).toHaveLength(1)
})

// Requirement D-377: The export of a customer's data contains consents and messages, and deleting the account deletes them.
test('the export contains consents and messages, and the erasure deletes them', async () => {
  const { shop, admin, shopper, order, consents } = await shopWithWaitingMessage()
  await sendWhatsapp(shop)
  const exported = (await shopper.get('/api/account/data')).body
  expect(exported).toContain('order_confirmed')
  expect(exported).toContain(shopper.user.phone)
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.clock.pass({ days: 30 })
  await shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin('4826') })
    .where('id', '=', shopper.user.id)
    .execute()
  const erased = await (await signInAgain(shop, shopper.user)).post('/api/account/erase', { pin: '4826' })
  expect(erased.statusCode, erased.body).toBe(200)
  expect(await consents()).toEqual([])
  expect(await messagesIn(shop)).toEqual([])
})

// Requirement D-378: A WhatsApp webhook is applied only with Meta's signature of its exact bytes, and any number of times in any order.
test('reports are applied once, in any order, and unknown ones are ignored', async () => {
  const { shop, emulator } = await shopWithWaitingMessage()
  await sendWhatsapp(shop)
  const [message] = emulator.messages
  if (!message) throw new Error('nothing was sent')
  await emulator.report(message, 'delivered', { times: 2 })
  await emulator.report(message, 'sent')
  expect(await statesIn(shop)).toEqual(['order_confirmed delivered'])
  await emulator.report(message, 'read')
  await emulator.report(message, 'failed')
  expect(await statesIn(shop)).toEqual(['order_confirmed read'])
  const unknown = {
    ...message,
    id: 'wamid.unknown',
    call: { ...message.call, biz_opaque_callback_data: 'other' },
  }
  await emulator.report(unknown, 'failed')
  expect(await statesIn(shop)).toEqual(['order_confirmed read'])
})

// Requirement D-378
test('a webhook without the right signature changes nothing', async () => {
  const { shop, number, consents } = await shopWithWaitingMessage()
  const body = JSON.stringify({
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              metadata: { phone_number_id: whatsappKeys.phoneNumberId },
              messages: [
                { from: number, timestamp: '4102444800', type: 'text', text: { body: 'STOP' } },
                { from: 42 },
              ],
            },
          },
        ],
      },
    ],
  })
  const post = (signature: string | undefined, payload: string | Buffer = body) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/whatsapp/webhook',
      payload,
      headers: { 'content-type': 'application/json', ...(signature && { 'x-hub-signature-256': signature }) },
    })
  for (const signature of [
    undefined,
    '',
    'sha256=',
    sign(body, 'another-secret'),
    sign(`${body} `, whatsappKeys.appSecret),
  ])
    expect((await post(signature)).statusCode).toBe(400)
  const otherNumber = body.replace(whatsappKeys.phoneNumberId, '999')
  expect((await post(sign(otherNumber, whatsappKeys.appSecret), otherNumber)).statusCode).toBe(200)
  expect((await post(sign('{', whatsappKeys.appSecret), '{')).statusCode).toBe(200)
  const large = 'x'.repeat(3 * 1024 * 1024 + 1)
  expect((await post(sign(large, whatsappKeys.appSecret), large)).statusCode).toBe(413)
  expect((await consents())[0]?.withdrawn_by).toBeNull()
  expect((await post(sign(body, whatsappKeys.appSecret))).statusCode).toBe(200)
  expect((await consents())[0]?.withdrawn_by).toBe('reply')
})

// Requirement D-378
test('Meta’s request to verify the webhook is answered only with the right token', async () => {
  const { shop } = await shopWithWhatsapp()
  const verify = (token: string) =>
    shop.app.inject({
      url: `/api/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`,
    })
  const right = await verify(whatsappKeys.verifyToken)
  expect([right.statusCode, right.body, right.headers['content-type']]).toEqual([
    200,
    '1158201444',
    'text/plain; charset=utf-8',
  ])
  expect((await verify('wrong')).statusCode).toBe(400)
})
