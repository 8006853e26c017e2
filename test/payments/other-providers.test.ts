import { expect, test } from 'vitest'
import { createCashOnDelivery } from '#integrations/payments/cash-on-delivery/cash-on-delivery.ts'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { createDecliningProvider } from '#test/shop/declining-provider.ts'
import { orderRow, placeOrderOf, runJobs, signInShopper, startPaying, stockOf } from '#test/shop/payment.ts'
import { fetchRefundOverview, runRefundJob, sendRefund, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import { addProduct, createTestShop } from '#test/shop/shop.ts'

/** A shop whose provider declines every payment, and an order with an open payment window. */
async function shopThatDeclines() {
  const { adapter, attempt } = createDecliningProvider(() => new Date('2026-06-15T06:00:00Z'))
  const shop = await createTestShop({ payments: createPaymentProviders([adapter, createCashOnDelivery()]) })
  const muesli = await addProduct(shop.db, { stock: 10 })
  const shopper = await signInShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id)
  const window = await startPaying(shopper, order.id)
  /** The provider's form post from an in-app browser. */
  const comeBack = (fields: Record<string, string>) =>
    shop.visitor().post(`/api/payment/return?order_id=${order.id}`, new URLSearchParams(fields).toString(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    })
  return { shop, muesli, shopper, order, window, attempt, comeBack }
}

test('the payment window is the provider’s own', async () => {
  const { shop, order, window } = await shopThatDeclines()
  expect(window).toMatchObject({ key: 'declining', checkout_url: '/declining.js', amount: 32_000 })
  expect(await orderRow(shop, order.id)).toMatchObject({
    provider: 'declining',
    provider_order_id: window.id,
  })
  expect(await shop.db.selectFrom('provider_orders').selectAll().execute()).toMatchObject([
    { provider: 'declining', provider_order_id: window.id, order_id: order.id },
  ])
})

test('a declined payment leaves the order unpaid, and its stock returns when the reservation expires', async () => {
  const { shop, muesli, shopper, order, window, attempt, comeBack } = await shopThatDeclines()
  const answer = await comeBack(attempt(window.id))
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/orders/${order.id}/payment`])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending', paid_at: null })
  expect((await shopper.get(`/api/payment/state/${order.id}`)).json()).toMatchObject({ state: 'unpaid' })
  expect(await shop.db.selectFrom('payments').selectAll().execute()).toMatchObject([
    { id: 'declining:pay_1', provider: 'declining', provider_payment_id: 'pay_1', status: 'failed' },
  ])
  shop.clock.pass({ minutes: 120 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled' })
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

test('payments with the same id at two providers are two payments', async () => {
  const { shop, order, window, attempt, comeBack } = await shopThatDeclines()
  const razorpays = {
    id: 'pay_1',
    order_id: order.id,
    status: 'failed',
    amount_paise: 32_000,
    created_at: shop.clock.now(),
    updated_at: shop.clock.now(),
  } as const
  await shop.db.insertInto('payments').values(razorpays).execute()
  await comeBack(attempt(window.id))
  const stored = await shop.db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_payment_id'])
    .orderBy('id')
    .execute()
  expect(stored).toEqual([
    { id: 'declining:pay_1', provider: 'declining', provider_payment_id: 'pay_1' },
    { id: 'pay_1', provider: 'razorpay', provider_payment_id: 'pay_1' },
  ])
})

test('a refund that its provider can’t make any more is left to the merchant, who records how it was returned', async () => {
  const open = await shopWithRefundableOrder()
  const { shop, admin, order } = open
  await sendRefund(admin, order.id, { what: 'amount', amount: 500 })
  for (const table of ['payments', 'refunds'] as const)
    await shop.db.updateTable(table).set({ provider: 'cash_on_delivery' }).execute()
  await runRefundJob(shop)
  const [refund] = (await fetchRefundOverview(open)).refunds
  expect(refund).toMatchObject({
    progress: 'failed',
    last_error:
      'This payment can’t be refunded automatically. Refund the customer in another way, then record it here.',
  })
  expect(shop.bank.store.refunds.size).toBe(0)
})

test('an order that was not dispatched is cancelled by a refund that the merchant makes', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder()
  await shop.db.updateTable('payments').set({ provider: 'cash_on_delivery' }).execute()
  const refunded = await sendRefund(admin, order.id, { what: 'all' })
  expect(refunded.json()).toMatchObject({ cancelled: true })
  expect(await shop.db.selectFrom('refunds').select(['provider', 'status']).execute()).toEqual([
    { provider: 'cash_on_delivery', status: 'by_hand' },
  ])
  expect(await orderRow(shop, order.id)).toMatchObject({
    status: 'cancelled',
    payment_state: 'refunded',
    refunded_paise: order.total_price * 100,
  })
  await runJobs(shop)
  expect(shop.bank.store.refunds.size).toBe(0)
  const subjects = shop.mails.map(({ subject }) => subject)
  expect(subjects).toEqual(
    expect.arrayContaining([
      `Your order #${order.id} has been cancelled`,
      `We’ve sent your refund for order #${order.id}`,
    ]),
  )
})

test('the content security policy allows the provider that takes payments, and no other', async () => {
  const env = {
    RAZORPAY_KEY_ID: 'rzp_test_OfTheMerchant',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret',
  }
  const headersOf = async (shop: Pick<Awaited<ReturnType<typeof createTestShop>>, 'visitor'>) =>
    (await shop.visitor().get('/api/health/live')).headers
  const razorpays = await headersOf(await createTestShop({ env }))
  expect(razorpays['content-security-policy']).toContain(
    "frame-src 'self' https://checkout.razorpay.com https://api.razorpay.com;",
  )
  expect(razorpays['content-security-policy']).toContain('https://lumberjack.razorpay.com')
  expect(razorpays['permissions-policy']).toContain(
    'payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
  )
  const others = await headersOf((await shopThatDeclines()).shop)
  expect(others['content-security-policy']).toContain("frame-src 'self';")
  expect(others['permissions-policy']).toContain('payment=(self)')
})
