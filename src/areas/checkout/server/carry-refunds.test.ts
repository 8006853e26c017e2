import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '../../../../test/money-and-stock.ts'
import {
  createPayingShop,
  placeOrderOf,
  readyShopper,
  runJobs,
  startPaying,
} from '../../../../test/payment.ts'
import { addProduct, signInAs } from '../../../../test/shop.ts'
import { carryRefunds } from './carry-refunds.ts'

/** A payment that came too late: its order was cancelled, and somebody else has its stock. */
async function shopWithLatePayment(options: Parameters<typeof createPayingShop>[0] = {}) {
  const shop = await createPayingShop({ webhooks: false, ...options })
  const muesli = await addProduct(shop.db, { stock: 2 })
  const shopper = await readyShopper(shop)
  const order = await placeOrderOf(shopper, muesli.id, 2)
  const window = await startPaying(shopper, order.id)
  await shopper.delete(`/api/orders/${order.id}`)
  await placeOrderOf(await readyShopper(shop), muesli.id, 2)
  const payment = shop.bank.pay(window.id)
  const state = async () => (await shopper.get(`/api/payment/state/${order.id}`)).json()
  await state()
  const refund = () => shop.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()
  const atTheBank = () => shop.bank.store.payments.get(payment.id)?.entity
  return { shop, shopper, order, payment, state, refund, atTheBank, initial: { [muesli.id]: 2 } }
}

test('money that can become no order goes back once', async () => {
  const { shop, refund, atTheBank, state, initial } = await shopWithLatePayment()
  expect(await refund()).toMatchObject({ status: 'wanted', amount_paise: 64_000, reason: 'too_late' })
  await carryRefunds(shop)
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed', attempts: 1 })
  expect(atTheBank()).toMatchObject({ status: 'refunded', amount_refunded: 64_000 })
  expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
  expect(await state()).toMatchObject({ state: 'returned' })
  await expectMoneyAndStockRight(shop, initial)
})

// Holds while the idempotency key is written with the wish, before the provider is asked.
test.each(['refund:claimed', 'refund:answered'])(
  'a carrier that dies at %s is followed by another',
  async (deadly) => {
    let alive = false
    const { shop, refund, initial } = await shopWithLatePayment({
      hooks: {
        at: async (point) => {
          if (point === deadly && !alive) throw new Error('killed')
        },
      },
    })
    await expect(carryRefunds(shop)).rejects.toThrow('killed')
    alive = true
    expect(await carryRefunds(shop)).toBe(0)
    shop.clock.pass({ minutes: 2 })
    await carryRefunds(shop)
    expect(await refund()).toMatchObject({ status: 'processed' })
    expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
    await expectMoneyAndStockRight(shop, initial)
  },
)

test('an answer that was lost is asked for again under the same key', async () => {
  const { shop, refund, initial } = await shopWithLatePayment()
  shop.bank.faults.add({
    on: 'call',
    call: 'POST /v1/payments/*/refund',
    effect: 'fail',
    when: 'after',
    times: 3,
  })
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'wanted', last_error: expect.any(String) })
  shop.clock.pass({ minutes: 1 })
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed', last_error: null })
  expect([...shop.bank.store.refunds.values()]).toHaveLength(1)
  await expectMoneyAndStockRight(shop, initial)
})

test('a refund that stays pending is followed until it is processed', async () => {
  const { shop, refund, state, initial } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'process-later', seconds: 3600 })
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'pending' })
  expect(await state()).toMatchObject({ state: 'returning' })
  shop.clock.pass({ minutes: 61 })
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect(await state()).toMatchObject({ state: 'returned' })
  await expectMoneyAndStockRight(shop, initial)
})

test('the webhook of a refund has the job look at it at once', async () => {
  const { shop, refund, payment } = await shopWithLatePayment({ webhooks: true })
  await shop.bank.idle()
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  await carryRefunds(shop)
  const [{ entity } = { entity: { id: '' } }] = shop.bank.store.refunds.values()
  shop.bank.settleRefund(entity.id, 'processed')
  await shop.bank.idle()
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed', payment_id: payment.id })
})

test('a refund that failed is the merchant’s to see, and to try again', async () => {
  const { shop, refund, state, initial } = await shopWithLatePayment()
  const admin = await signInAs(shop, 'admin')
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await carryRefunds(shop)
  shop.clock.pass({ minutes: 10 })
  await runJobs(shop)
  expect(await refund()).toMatchObject({ status: 'failed' })
  expect(await state()).toMatchObject({
    state: 'returning',
    message: expect.stringContaining('Please write to'),
  })

  const [matter] = (await admin.get('/api/money/attention')).json()
  expect(matter).toMatchObject({
    kind: 'refund_failed',
    amount: 640,
    advice: expect.stringContaining('try again'),
  })
  expect((await admin.post(`/api/money/refunds/${matter.refund_id}/retry`)).statusCode).toBe(200)
  expect((await admin.post(`/api/money/refunds/${matter.refund_id}/retry`)).statusCode).toBe(404)
  await carryRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'processed' })
  await expectMoneyAndStockRight(shop, initial)
})

test('a failed refund may be returned by hand', async () => {
  const { shop, refund, state } = await shopWithLatePayment()
  const admin = await signInAs(shop, 'admin')
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await carryRefunds(shop)
  shop.clock.pass({ minutes: 10 })
  await carryRefunds(shop)
  const { id } = await refund()
  expect((await admin.post(`/api/money/refunds/${id}/by-hand`)).statusCode).toBe(200)
  expect(
    (await admin.get('/api/money/attention')).json().map((matter: { kind: string }) => matter.kind),
  ).not.toContain('refund_failed')
  expect(await state()).toMatchObject({ state: 'returned' })
  expect((await admin.get('/api/activity')).json()).toMatchObject([
    {
      actor: 'Meena Admin',
      action: 'returned by hand the money of',
      subject_name: expect.stringMatching(/^Order \d+ of Anitha Raj$/),
    },
  ])
})

test('money that was returned from the provider’s dashboard is not returned again', async () => {
  const { shop, payment, refund, initial } = await shopWithLatePayment()
  await shop.razorpay.refundPayment(payment.id, { idempotencyKey: 'from-the-dashboard' })
  await carryRefunds(shop)
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
    await carryRefunds(shop)
  }
  expect(await refund()).toMatchObject({ status: 'failed', last_error: expect.any(String) })
})

test('a customer cannot touch money matters', async () => {
  const { shopper } = await shopWithLatePayment()
  for (const call of ['attention/1/done', 'refunds/1/retry', 'refunds/1/by-hand'])
    expect((await shopper.post(`/api/money/${call}`)).statusCode).toBe(403)
  expect((await shopper.get('/api/money/attention')).statusCode).toBe(403)
})
