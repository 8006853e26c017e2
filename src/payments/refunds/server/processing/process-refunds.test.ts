import { expect, test } from 'vitest'
import { leaseSeconds } from '#database/lease.ts'
import { shopWithLatePayment } from '#test/late-payment.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { runJobs, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { loseRefundResponses } from '#test/shop/refunds.ts'
import { signInAs } from '#test/shop/shop.ts'
import { processRefunds } from './process-refunds.ts'

test('money that can become no order goes back once', async () => {
  const { shop, refund, atTheBank, state, initial } = await shopWithLatePayment()
  expect(await refund()).toMatchObject({ status: 'wanted', amount_paise: 64_000, reason: 'too_late' })
  await processRefunds(shop)
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed', attempts: 1 })
  expect(atTheBank()).toMatchObject({ status: 'refunded', amount_refunded: 64_000 })
  expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
  expect(await state()).toMatchObject({ state: 'returned' })
  await expectMoneyAndStockRight(shop, initial)
})

// Fails if the idempotency key is not stored before the provider is asked.
test.each(['refund:claimed', 'refund:answered'])(
  'another process takes over from one that dies at %s',
  async (deadly) => {
    let alive = false
    const { shop, refund, initial } = await shopWithLatePayment({
      hooks: {
        at: async (point) => {
          if (point === deadly && !alive) throw new Error('killed')
        },
      },
    })
    await expect(processRefunds(shop)).rejects.toThrow('killed')
    alive = true
    expect(await processRefunds(shop)).toBe(0)
    shop.clock.pass({ seconds: leaseSeconds })
    await processRefunds(shop)
    expect(await refund()).toMatchObject({ status: 'processed' })
    expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
    await expectMoneyAndStockRight(shop, initial)
  },
)

test('an answer that was lost is asked for again under the same key', async () => {
  const { shop, refund, initial } = await shopWithLatePayment()
  loseRefundResponses(shop)
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'wanted', last_error: expect.any(String) })
  shop.clock.pass({ minutes: 1 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed', last_error: null })
  expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
  await expectMoneyAndStockRight(shop, initial)
})

test('a refund that stays pending is followed until it is processed', async () => {
  const { shop, refund, state, initial } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'process-later', seconds: 3600 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'pending' })
  expect(await state()).toMatchObject({ state: 'returning' })
  shop.clock.pass({ minutes: 61 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect(await state()).toMatchObject({ state: 'returned' })
  await expectMoneyAndStockRight(shop, initial)
})

test('the webhook of a refund has the job look at it at once', async () => {
  const { shop, refund, payment } = await shopWithLatePayment({ webhooks: true })
  await shop.bank.idle()
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  await processRefunds(shop)
  const [{ entity } = { entity: { id: '' } }] = shop.bank.store.refunds.values()
  shop.bank.settleRefund(entity.id, 'processed')
  await shop.bank.idle()
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed', payment_id: payment.id })
})

test('the merchant sees a failed refund and can retry it', async () => {
  const { shop, refund, state, initial } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await processRefunds(shop)
  shop.clock.pass({ minutes: 10 })
  await runJobs(shop)
  expect(await refund()).toMatchObject({ status: 'failed' })
  expect(shop.mails.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('The refund of this payment failed. Razorpay says: The bank didn’t accept'),
  )
  expect(await state()).toMatchObject({
    state: 'returning',
    message: expect.stringContaining('with your payment reference'),
  })

  const admin = await signInAs(shop, 'admin')
  const [matter] = (await admin.get('/api/money/attention')).json()
  expect(matter).toMatchObject({
    kind: 'refund_failed',
    amount: 640,
    advice: expect.stringContaining('retry the refund'),
  })
  expect((await admin.post(`/api/money/refunds/${matter.refund_id}/retry`)).statusCode).toBe(200)
  expect((await admin.post(`/api/money/refunds/${matter.refund_id}/retry`)).statusCode).toBe(404)
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  await expectMoneyAndStockRight(shop, initial)
})

test('a failed refund may be returned by hand', async () => {
  const { shop, refund, state } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await processRefunds(shop)
  shop.clock.pass({ minutes: 10 })
  await processRefunds(shop)
  const { id } = await refund()
  const admin = await signInAs(shop, 'admin')
  expect((await admin.post(`/api/money/refunds/${id}/by-hand`)).statusCode).toBe(200)
  expect(
    (await admin.get('/api/money/attention')).json().map((matter: { kind: string }) => matter.kind),
  ).not.toContain('refund_failed')
  expect(await state()).toMatchObject({ state: 'returned' })
  expect((await admin.get('/api/activity')).json()).toMatchObject([
    {
      actor: 'Meena Admin',
      action: 'recorded a manual refund for',
      subject_name: expect.stringMatching(/^order #\d+ \(Anitha Raj\)$/),
    },
  ])
})

test('money that was returned from the provider’s dashboard is not returned again', async () => {
  const { shop, payment, refund, initial } = await shopWithLatePayment()
  await shop.payments.online.refundPayment(payment.id, { idempotencyKey: 'from-the-dashboard' })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
  await expectMoneyAndStockRight(shop, initial)
})

test('what the provider refuses for days is told to the merchant', async () => {
  const { shop, refund } = await shopWithLatePayment()
  shop.bank.faults.add({
    on: 'call',
    call: 'POST /v1/payments/*/refund',
    effect: 'fail',
    status: 400,
    times: 1000,
  })
  for (let turn = 0; turn < 40; turn++) {
    shop.clock.pass({ minutes: 6 * 60 })
    await processRefunds(shop)
  }
  expect(await refund()).toMatchObject({ status: 'failed', attempts: 20, last_error: expect.any(String) })
})

test('a refund that the provider has taken is followed however long it takes, whatever is refused meanwhile', async () => {
  const { shop, refund, initial } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  const carryForDays = async (days: number) => {
    for (let turn = 0; turn < days * 4; turn++) {
      await processRefunds(shop)
      shop.clock.pass({ minutes: 6 * 60 })
    }
  }
  await carryForDays(7)
  for (const status of [401, 400]) {
    shop.bank.faults.add({ on: 'call', effect: 'fail', status, times: 2 })
    await carryForDays(1)
    expect(await refund()).toMatchObject({ status: 'pending' })
  }
  const [id = ''] = [...shop.bank.store.refunds.keys()]
  shop.bank.settleRefund(id, 'processed')
  await carryForDays(1)
  expect(await refund()).toMatchObject({ status: 'processed' })
  await expectMoneyAndStockRight(shop, initial)
})

test('a refund is not given up while the shop’s keys are refused', async () => {
  const { shop, refund } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'call', effect: 'fail', status: 401, times: 1000 })
  for (let turn = 0; turn < 40; turn++) {
    shop.clock.pass({ minutes: 6 * 60 })
    await processRefunds(shop)
  }
  expect(await refund()).toMatchObject({ status: 'wanted', last_error: expect.any(String) })
  shop.bank.faults.clear()
  shop.clock.pass({ minutes: 6 * 60 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
})

test.each([
  ['is pending', { on: 'refund', effect: 'stay-pending' }],
  [
    'was taken without an answer',
    { on: 'call', call: 'POST /v1/payments/*/refund', effect: 'fail', when: 'after', times: 3 },
  ],
] as const)('a refund of ours that %s is no difference', async (_what, fault) => {
  const { shop } = await shopWithLatePayment()
  const admin = await signInAs(shop, 'admin')
  shop.bank.faults.add(fault)
  await processRefunds(shop)
  expect((await admin.get('/api/money/reconciliation?day=2026-06-15')).json()).toMatchObject({
    payments: 1,
    differences: [],
  })
})

test('a customer cannot touch money matters', async () => {
  const { shopper } = await shopWithLatePayment()
  for (const call of ['attention/1/done', 'refunds/1/retry', 'refunds/1/by-hand'])
    expect((await shopper.post(`/api/money/${call}`)).statusCode).toBe(403)
  expect((await shopper.get('/api/money/attention')).statusCode).toBe(403)
})

test('the rest of a payment partly refunded in the provider’s dashboard is refunded', async () => {
  const { shop, payment, refund, atTheBank, state, initial } = await shopWithLatePayment()
  shop.bank.refund(payment.id, 10_000)
  await processRefunds(shop)
  expect(await refund(), 'a part is not the whole').toMatchObject({ status: 'wanted', amount_paise: 54_000 })
  shop.clock.pass({ minutes: 1 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect(atTheBank()).toMatchObject({ status: 'refunded', amount_refunded: 64_000 })
  expect(await shop.db.selectFrom('payments').selectAll().execute()).toMatchObject([
    { status: 'refunded', refunded_paise: 64_000 },
  ])
  expect(await state()).toMatchObject({ state: 'returned' })
  await expectMoneyAndStockRight(shop, initial)
})

test('a part that is on its way from the dashboard is waited for, and asked for too when it fails', async () => {
  const { shop, payment, refund, atTheBank, initial } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 3600 })
  shop.bank.refund(payment.id, 10_000)
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'wanted', amount_paise: 64_000 })
  shop.clock.pass({ minutes: 61 })
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect(atTheBank()).toMatchObject({ status: 'refunded', amount_refunded: 64_000 })
  await expectMoneyAndStockRight(shop, initial)
})

test('money that was returned in two parts elsewhere is not asked for again', async () => {
  const { shop, payment, refund } = await shopWithLatePayment()
  shop.bank.refund(payment.id, 10_000)
  shop.bank.refund(payment.id)
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect([...shop.bank.store.refunds.values()]).toHaveLength(2)
})

test('what was refunded before the shop knew of a payment is not requested again', async () => {
  const { shop, window, shopper, order } = await shopWithPaymentWindow({ webhooks: false })
  shop.bank.faults.add({ on: 'payment', effect: 'wrong-amount', amount: 20_000 })
  shop.bank.refund(shop.bank.pay(window.id).id, 5_000)
  await shopper.get(`/api/payment/state/${order.id}`)
  expect(await shop.db.selectFrom('refunds').selectAll().execute()).toMatchObject([
    { status: 'wanted', amount_paise: 15_000, reason: 'wrong_amount' },
  ])
  await processRefunds(shop)
  expect([...shop.bank.store.refunds.values()].map(({ entity }) => entity.amount)).toEqual([5_000, 15_000])
})
