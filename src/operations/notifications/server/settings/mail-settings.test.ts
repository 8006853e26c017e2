import { expect, test } from 'vitest'
import { payFor, shopWithOrder } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { createTestShop, signInAs } from '#test/shop/shop.ts'
import { merchantKinds } from '../../mail-kinds.ts'

test('until somebody chooses, the merchant gets every mail; then those that are wanted', async () => {
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  expect((await admin.get('/api/mails/settings')).json()).toEqual({
    unwanted: [],
    summary_hour: 7,
    version: 0,
  })
  const saved = await admin.put('/api/mails/settings', {
    unwanted: ['order-to-pack'],
    summary_hour: 6,
    version: 0,
  })
  expect(saved.json()).toEqual({ unwanted: ['order-to-pack'], summary_hour: 6, version: 1 })
  await payFor(shop, shopper, order.id)
  await sendMails(shop)
  expect(shop.mails.map(({ id }) => id)).toEqual([`order-confirmation-${order.id}`])
})

test('of two who change the same settings the second is told', async () => {
  const admin = await signInAs(await createTestShop(), 'admin')
  const settings = { unwanted: [], summary_hour: 9, version: 0 }
  await admin.put('/api/mails/settings', settings)
  for (const version of [0, 5]) {
    const late = await admin.put('/api/mails/settings', { ...settings, summary_hour: 10, version })
    expect([late.statusCode, late.json().current.summary_hour]).toEqual([409, 9])
  }
})

test.each([
  { unwanted: ['order-confirmation'] },
  { summary_hour: 24 },
  { summary_hour: 6.5 },
  { unwanted: [...merchantKinds, ...merchantKinds] },
])('%j is refused: customers get their mails, and a day has its hours', async (change) => {
  const admin = await signInAs(await createTestShop(), 'admin')
  const settings = { unwanted: [], summary_hour: 7, version: 0, ...change }
  expect((await admin.put('/api/mails/settings', settings)).statusCode).toBe(400)
})
