import { expect, test } from 'vitest'
import { mails } from '#mails.ts'
import { sendMails } from '#operations/outbox/server/send-mails.ts'
import { messagesIn, sendWhatsapp, statesIn } from '#test/shop/whatsapp.ts'
import { shopWithPaidOrder } from '#test/shop/whatsapp-orders.ts'

// Requirement D-374: A WhatsApp message is sent at most once: after a lost answer it isn't sent again, and WhatsApp's report says
//   what became of it.
test('after a lost answer a message is not sent again, and a report settles it', async () => {
  const { shop, emulator, admin, order } = await shopWithPaidOrder()
  emulator.fail('lost answer')
  await sendWhatsapp(shop)
  expect(await statesIn(shop)).toEqual(['order_confirmed unsure'])
  shop.clock.pass({ minutes: 60 })
  await sendWhatsapp(shop)
  expect(emulator.callCount()).toBe(1)
  const timeline = (await admin.get(`/api/orders/${order.id}/timeline`)).body
  expect(timeline).toContain('WhatsApp message unconfirmed')
  const [message] = emulator.messages
  if (message) await emulator.report(message, 'delivered')
  expect(await statesIn(shop)).toEqual(['order_confirmed delivered'])
})

// Requirement D-374
test('a process that dies after WhatsApp accepted a message leaves it unconfirmed, not to be sent again', async () => {
  let dies = true
  const { shop, emulator } = await shopWithPaidOrder({
    hooks: {
      at: async (point) => {
        if (point === 'whatsapp:accepted' && dies) throw new Error('killed')
      },
    },
  })
  await expect(sendWhatsapp(shop)).rejects.toThrow('killed')
  dies = false
  expect(await sendWhatsapp(shop), 'still leased').toBe(0)
  shop.clock.pass({ seconds: 11 })
  expect(await sendWhatsapp(shop)).toBe(0)
  expect(emulator.messages).toHaveLength(1)
  expect(await statesIn(shop)).toEqual(['order_confirmed unsure'])
})

test('however many send, a message goes out once', async () => {
  const { shop, emulator } = await shopWithPaidOrder()
  const sent = await Promise.all([sendWhatsapp(shop), sendWhatsapp(shop), sendWhatsapp(shop)])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(emulator.messages).toHaveLength(1)
})

// Requirement D-375: What WhatsApp certainly refused for now is sent later; what it refused for good is shown with the reason.
test.each([
  { fault: 'server error' as const, wait: 20 },
  { fault: 'rate limit' as const, wait: 25 },
  { fault: 'busy number' as const, wait: 20 },
  { fault: 'expired token' as const, wait: 40 },
])('after “$fault” the message waits and is sent later', async ({ fault, wait }) => {
  const { shop, emulator } = await shopWithPaidOrder()
  emulator.fail(fault)
  await sendWhatsapp(shop)
  expect(await messagesIn(shop)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  shop.clock.pass({ seconds: wait })
  expect(await sendWhatsapp(shop)).toBe(1)
  expect(emulator.messages).toHaveLength(1)
})

// Requirement D-375
test.each([
  { fault: 'missing template' as const, reason: 'template' },
  { fault: 'wrong parameters' as const, reason: 'template' },
  { fault: 'not on WhatsApp' as const, reason: 'undeliverable' },
])('after “$fault” the message fails with its reason', async ({ fault, reason }) => {
  const { shop, admin, emulator } = await shopWithPaidOrder()
  emulator.fail(fault)
  await sendWhatsapp(shop)
  shop.clock.pass({ minutes: 60 })
  await sendWhatsapp(shop)
  expect(emulator.callCount()).toBe(1)
  const [listed] = (await admin.get('/api/whatsapp/messages')).json()
  expect(listed).toMatchObject({
    kind: 'order_confirmed',
    state: 'failed',
    reason,
    to: expect.stringMatching(/^…\d{4}$/),
  })
})

// Requirement D-375
test('the status page names an expired token and wrong templates, and emails go out as before', async () => {
  const { shop, admin, emulator } = await shopWithPaidOrder()
  const status = async () => (await admin.get('/api/status')).json().lines.whatsapp
  expect(await status()).toMatchObject({
    state: 'works',
    facts: { on: true, configured: true, problem: null },
  })
  emulator.fail('expired token')
  await sendWhatsapp(shop)
  expect(await status()).toMatchObject({ state: 'broken', facts: { problem: 'account', waiting: 1 } })
  await sendMails(shop, { ...mails, atOnce: 1 })
  expect(shop.mails.length).toBeGreaterThan(0)
  shop.clock.pass({ minutes: 1 })
  emulator.fail('missing template')
  await sendWhatsapp(shop)
  expect(await status()).toMatchObject({ state: 'look', facts: { problem: 'template', waiting: 0 } })
})

test('a message that couldn’t be sent for a day is out of date', async () => {
  const { shop, emulator } = await shopWithPaidOrder()
  shop.clock.pass({ days: 1, seconds: 1 })
  await sendWhatsapp(shop)
  expect(emulator.callCount()).toBe(0)
  expect(await messagesIn(shop)).toMatchObject([{ state: 'not_sent', reason: 'too_late' }])
})
