import { expect, test } from 'vitest'
import { payFor, placeOrderOf, type ShopWithPayments, shopWithOrder } from '#test/shop/payment.ts'
import { sendMails } from '#test/shop/send-mails.ts'
import { dispatchOrders } from '#test/shop/shipment-steps.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import { notifyMorningSummary } from './notify-morning-summary.ts'

/** The morning summaries that were mailed. */
async function summaries(shop: ShopWithPayments) {
  await notifyMorningSummary(shop)
  await sendMails(shop)
  return shop.mails.filter(({ id }) => id?.startsWith('morning-summary'))
}

// The test shop's clock starts at 11:30 on 15 June, shop time.
const untilMidnight = { minutes: 12 * 60 + 30 }

test('at seven the merchant reads how the shop stands, once a day', async () => {
  const { shop, shopper, order, muesli } = await shopWithOrder({ webhooks: false })
  await payFor(shop, shopper, order.id)
  const admin = await signInAs(shop, 'admin')
  const parcels = [{ order_id: order.id }]
  await dispatchOrders(admin, { courier: 'own', parcels })
  const second = await placeOrderOf(shopper, muesli.id, 2)
  await payFor(shop, shopper, second.id)
  await addProduct(shop.db, { name: 'Idli Podi', stock: 2 })
  expect(await summaries(shop)).toEqual([])
  shop.clock.pass(untilMidnight)
  shop.clock.pass({ minutes: 6 * 60 + 59 })
  expect(await summaries(shop)).toEqual([])
  shop.clock.pass({ minutes: 1 })
  const [mail] = await summaries(shop)
  expect(mail?.subject).toBe('Morning summary for Tue, 16 Jun')
  for (const words of [
    'Orders to pack: 1',
    'Dispatched yesterday: 1',
    'Payments that need attention: 0',
    'Low-stock products: 1',
    `Order #${second.id}, ${shopper.user.name}, ₹640.00, paid on Mon, 15 Jun`,
    'Idli Podi: 2',
  ])
    expect(mail?.text).toContain(words)
  expect(mail?.html).toContain('Orders to pack: <strong>1</strong>')
  shop.clock.pass({ minutes: 30 })
  expect(await summaries(shop)).toHaveLength(1)
  shop.clock.pass({ days: 1 })
  expect(await summaries(shop)).toHaveLength(2)
})

test('it comes at the hour that the merchant chose, and not at all where they do without', async () => {
  const { shop } = await shopWithOrder({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  const choose = (settings: object) => admin.put('/api/mails/settings', { unwanted: [], ...settings })
  await choose({ summary_hour: 12, version: 0 })
  expect(await summaries(shop)).toEqual([])
  await choose({ summary_hour: 11, unwanted: ['morning-summary'], version: 1 })
  expect(await summaries(shop)).toEqual([])
  await choose({ summary_hour: 11, version: 2 })
  expect(await summaries(shop)).toHaveLength(1)
})

test('a shop that was away in the morning writes no summary in the evening', async () => {
  const { shop } = await shopWithOrder({ webhooks: false })
  shop.clock.pass({ days: 1, minutes: 6 * 60 })
  expect(await summaries(shop)).toEqual([])
})
