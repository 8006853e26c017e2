import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import {
  deliverWebhooks,
  orderRow,
  runJobs,
  shopWithOrder,
  shopWithPaymentWindow,
} from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { addZones, cityZone } from '#test/shop/zones.ts'
import { applyPayments } from './apply-payments.ts'

/** An order with its payment window open, and payments as the provider might report them. */
async function shopWithWebhooks() {
  const placed = await shopWithPaymentWindow({ webhooks: false })
  const { shop, order, window } = placed
  const news = (payment: Partial<ProviderPayment>): ProviderPayment => ({
    provider: 'razorpay',
    id: 'pay_First000000000',
    amount_paise: 32_000,
    currency: 'INR',
    status: 'captured',
    provider_order_id: window.id,
    method: 'upi',
    refunded_paise: 0,
    captured: payment.status === undefined || payment.status === 'captured',
    contact: null,
    created_at: shop.clock.now(),
    ...payment,
  })
  const hear = (...payments: Partial<ProviderPayment>[]) => applyPayments(shop, order.id, payments.map(news))
  const recorded = () => shop.db.selectFrom('payments').select(['id', 'status', 'updated_at']).execute()
  return { ...placed, hear, recorded }
}
const another = { id: 'pay_Second00000000' }

test('a payment that an answer leaves out goes on paying its order', async () => {
  const { shop, order, hear } = await shopWithWebhooks()
  await hear({})
  expect(await hear(another)).toEqual({ capture: undefined, paid: undefined })
  expect(await shop.db.selectFrom('refunds').select(['payment_id', 'reason']).execute()).toEqual([
    { payment_id: another.id, reason: 'paid_twice' },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({ attention: 'paid_twice' })
})

test('an order that was cancelled and then paid twice still says that it has to be packed', async () => {
  const { shop, shopper, order, hear } = await shopWithWebhooks()
  await shopper.delete(`/api/orders/${order.id}`)
  await hear({}, another)
  expect(await shop.db.selectFrom('refunds').select('reason').execute()).toEqual([{ reason: 'paid_twice' }])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', attention: 'paid_after_cancel' })
})

test('an issue that replaces the one the merchant marks as done stays on the list', async () => {
  const { shop, shopper, order, hear } = await shopWithWebhooks()
  const admin = await signInAs(shop, 'admin')
  const kinds = async () =>
    (await admin.get('/api/money/attention')).json().map(({ kind }: { kind: string }) => kind)
  await hear({ ...another, amount_paise: 100 })
  expect(await kinds()).toContain('wrong_amount')
  await shopper.delete(`/api/orders/${order.id}`)
  await hear({})
  expect((await admin.post(`/api/money/attention/${order.id}/done?kind=wrong_amount`)).statusCode).toBe(200)
  expect(await kinds()).toContain('paid_after_cancel')
  expect((await admin.post(`/api/money/attention/${order.id}/done?kind=paid_after_cancel`)).statusCode).toBe(
    200,
  )
  expect(await kinds()).not.toContain('paid_after_cancel')
})

test('what was authorised and let go meanwhile is not captured', async () => {
  const { hear } = await shopWithWebhooks()
  expect((await hear({ status: 'authorized' })).capture).toMatchObject({ status: 'authorized' })
  const letGo = { status: 'refunded', captured: false } as const
  expect((await hear(letGo, { ...another, status: 'failed' })).capture).toBeUndefined()
})

test('an attempt that fails is recorded as failed, and nothing is written again that was known', async () => {
  const { shop, hear, recorded } = await shopWithWebhooks()
  await hear({ status: 'created' })
  shop.clock.pass({ seconds: 1 })
  await hear({ status: 'failed' })
  const known = await recorded()
  expect(known).toMatchObject([{ status: 'failed', updated_at: shop.clock.now() }])
  shop.clock.pass({ seconds: 1 })
  await hear({ status: 'failed' })
  expect(await recorded()).toEqual(known)
})

test('money counts from when it was taken, whatever is heard of it before and afterwards', async () => {
  const { shop, hear } = await shopWithWebhooks()
  const takenAt = () => shop.db.selectFrom('payments').select('captured_at').execute()
  await hear({ status: 'failed' })
  shop.clock.pass({ seconds: 1 })
  await hear({ status: 'authorized' })
  expect(await takenAt()).toEqual([{ captured_at: null }])
  shop.clock.pass({ seconds: 1 })
  await hear({})
  const taken = [{ captured_at: shop.clock.now() }]
  expect(await takenAt()).toEqual(taken)
  shop.clock.pass({ seconds: 1 })
  await hear({ refunded_paise: 1_000 })
  expect(await takenAt()).toEqual(taken)
})

test('news of an order that is not there changes nothing', async () => {
  const { shop } = await shopWithWebhooks()
  expect(await applyPayments(shop, 987_654, [])).toEqual({})
})

test('an order that was delivered before it was paid for stays delivered, and goes where it went', async () => {
  const { shop, shopper, order } = await shopWithOrder({ webhooks: false })
  const admin = await signInAs(shop, 'admin')
  const window = (await shopper.post('/api/payment/initiate', { order_id: order.id })).json()
  expect((await admin.put(`/api/orders/deliver/${order.id}`)).statusCode).toBe(200)
  await shop.db.updateTable('addresses').set({ address_line1: '3, Race Course' }).execute()
  shop.bank.pay(window.id)
  const { payments } = await shop.payments.online.listOrderPayments(window.id)
  const { paid } = await applyPayments(shop, order.id, payments)
  expect(paid?.order).toMatchObject({ status: 'delivered', paid_at: shop.clock.now().toISOString() })
  expect((await shopper.get(`/api/orders/${order.id}`)).json()).toMatchObject({ status: 'delivered' })
  await runJobs(shop)
  const confirmation = shop.mails.find(({ to }) => to === shopper.user.email)
  expect(confirmation?.text).toContain('12, Nehru Street')
})

test('the merchant is told of an order that is paid after it was given up, not of one whose payment fails', async () => {
  const { shop, shopper, order, window } = await shopWithPaymentWindow()
  const told = () =>
    shop.mails
      .filter(({ text }) => text.includes('arrived after it was cancelled'))
      .map(({ subject }) => subject)
  await shopper.delete(`/api/orders/${order.id}`)
  shop.bank.fail(window.id)
  await deliverWebhooks(shop)
  expect(told()).toEqual([])
  shop.bank.pay(window.id)
  await deliverWebhooks(shop)
  expect(told()).toHaveLength(1)
})

test('an order counts as sold on the day in India on which its payment was heard of', async () => {
  const { shop, order, hear } = await shopWithWebhooks()
  // 19:30 in London is one hour after midnight in India, so the next day.
  const { now } = shop.clock
  const untilEvening = (19.5 * 60 - (now().getUTCHours() * 60 + now().getUTCMinutes()) + 24 * 60) % (24 * 60)
  shop.clock.pass({ minutes: untilEvening })
  await hear({})
  const inIndia = new Date(now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect(inIndia).not.toBe(now().toISOString().slice(0, 10))
  const { rows } = await sql<{ sold_on: string }>`
    select to_char(sold_on, 'YYYY-MM-DD') as sold_on from orders where id = ${order.id}`.execute(shop.db)
  expect(rows).toEqual([{ sold_on: inIndia }])
})

test.each([
  ['costs the same there', 0, '3, Race Course'],
  ['costs something else there', 40, '12, Nehru Street'],
])(
  'an order that is paid after it was given up goes to the address of now where delivery %s',
  async (_what, fee, street) => {
    const { shop, shopper, order, window } = await shopWithPaymentWindow({ webhooks: false })
    await shopper.delete(`/api/orders/${order.id}`)
    await addZones(shop, { ...cityZone, fee, free_from: null, minimum: null })
    await shop.db.updateTable('addresses').set({ address_line1: '3, Race Course' }).execute()
    shop.bank.pay(window.id)
    const { payments } = await shop.payments.online.listOrderPayments(window.id)
    await applyPayments(shop, order.id, payments)
    expect((await orderRow(shop, order.id)).address?.address_line1).toBe(street)
  },
)
