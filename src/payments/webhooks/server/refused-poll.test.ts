import { expect, test } from 'vitest'
import type { PaymentIssue } from '#payments/reconciliation/contract.ts'
import { orderRow, runJobs, type ShopWithPayments, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { pollPayments } from './poll-payments.ts'

/** A cancelled order that was created with other API keys, so that the provider does not know it. */
async function shopWithOtherKeys() {
  const { shop, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  await shopper.delete(`/api/orders/${order.id}`)
  await shop.db.updateTable('provider_orders').set({ provider_order_id: 'order_00000000000000' }).execute()
  const admin = await signInAs(shop, 'admin')
  const matters = async (): Promise<PaymentIssue[]> => {
    await admin.logInAgain()
    return (await admin.get('/api/money/attention')).json()
  }
  return { shop, order, admin, matters, row: () => orderRow(shop, order.id) }
}

const passHours = async (shop: ShopWithPayments, hours: number) => {
  for (let hour = 0; hour < hours; hour += 12) {
    shop.clock.pass({ minutes: 12 * 60 })
    await runJobs(shop)
  }
}
const mailsOf = ({ mails }: ShopWithPayments) =>
  mails.filter(({ subject }) => subject.includes('Payments waiting'))

test('an order unknown to the provider is polled every hour and doesn’t count as an outage', async () => {
  const { shop, row, matters } = await shopWithOtherKeys()
  shop.clock.pass({ minutes: 10 })
  for (let hour = 0; hour < 8; hour++) {
    expect(await pollPayments(shop)).toBe(1)
    shop.clock.pass({ minutes: 59, seconds: 59 })
    expect(await pollPayments(shop), 'not within the hour').toBe(0)
    shop.clock.pass({ seconds: 1 })
  }
  expect(await row()).toMatchObject({ ask_failures: 0, unanswered_since: null, attention: null })
  expect(await matters()).toEqual([])
})

// Requirement D-100
test('once no payment can arrive any more it is reported once and polling stops', async () => {
  const { shop, order, admin, row, matters } = await shopWithOtherKeys()
  await passHours(shop, 7 * 24)
  expect(await row()).toMatchObject({ ask_at: null, unanswered_since: null })
  expect(await matters()).toMatchObject([
    { kind: 'unknown_order', order_id: order.id, what: expect.stringContaining('no record of this order') },
  ])
  await admin.post(`/api/money/attention/${order.id}/done`)
  await passHours(shop, 48)
  expect(await matters()).toEqual([])
  expect(mailsOf(shop)).toEqual([])
})

test('one that was taken for unanswered for long is put right by the next question', async () => {
  const { shop, row, matters } = await shopWithOtherKeys()
  const now = shop.clock.now()
  await shop.db.updateTable('orders').set({ ask_at: now, ask_failures: 9, unanswered_since: now }).execute()
  await pollPayments(shop)
  expect(await row()).toMatchObject({ ask_failures: 0, unanswered_since: null })
  expect(await matters()).toEqual([])
})

test('a matter that nobody has looked at is not replaced: the order is told of after it', async () => {
  const { shop, order, admin, matters } = await shopWithOtherKeys()
  await shop.db
    .updateTable('orders')
    .set({ attention: 'paid_twice', attention_since: shop.clock.now() })
    .execute()
  await passHours(shop, 7 * 24)
  expect((await matters()).map(({ kind }) => kind)).toEqual(['paid_twice'])
  await admin.post(`/api/money/attention/${order.id}/done`)
  await passHours(shop, 12)
  expect((await matters()).map(({ kind }) => kind)).toEqual(['unknown_order'])
})

test('keys that are refused, and a door before the provider, are no answer', async () => {
  const { shop, row } = await shopWithOtherKeys()
  for (const status of [401, 403, 429, 502]) {
    shop.bank.faults.clear()
    shop.bank.faults.add({ on: 'call', effect: 'fail', status, times: 1000 })
    shop.clock.pass({ minutes: 10 })
    await pollPayments(shop)
  }
  expect(await row()).toMatchObject({ ask_failures: 4 })
})
