import { expect, test } from 'vitest'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { ProviderError } from '#integrations/payments/provider-error.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { shopWithLatePayment } from '#test/late-payment.ts'
import {
  deliverWebhooks,
  orderRow,
  type ShopWithPayments,
  shopWithPaymentWindow,
} from '#test/shop/payment.ts'
import { processRefunds } from './process-refunds.ts'

const refused = (description: string) =>
  new ProviderError({ provider: 'Razorpay', kind: 'refused', code: 'BAD_REQUEST_ERROR', description })

async function carryForDays(shop: ShopWithPayments, days: number) {
  for (let turn = 0; turn < days * 4; turn++) {
    await processRefunds(shop)
    shop.clock.pass({ minutes: 6 * 60 })
  }
}

test('at most twenty refunds are carried at once, the others the next time', async () => {
  const { shop, refund } = await shopWithLatePayment()
  const { id: _, ...one } = await refund()
  const { provider_payment_id: _derived, ...payment } = await shop.db
    .selectFrom('payments')
    .selectAll()
    .executeTakeFirstOrThrow()
  const others = Array.from({ length: 20 }, (_, at) => `pay_Another${at}`)
  await shop.db
    .insertInto('payments')
    .values(others.map((id) => ({ ...payment, id })))
    .execute()
  await shop.db
    .insertInto('refunds')
    .values(others.map((payment_id) => ({ ...one, payment_id, idempotency_key: payment_id })))
    .execute()
  expect([await processRefunds(shop), await processRefunds(shop), await processRefunds(shop)]).toEqual([
    20, 1, 0,
  ])
})

test('a refund is not given up while a part of its payment is on its way back', async () => {
  const { shop, payment, refund, atTheBank } = await shopWithLatePayment()
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  shop.bank.refund(payment.id, 10_000)
  const [part = ''] = [...shop.bank.store.refunds.keys()]
  await carryForDays(shop, 7)
  expect(await refund()).toMatchObject({ status: 'wanted', amount_paise: 64_000 })
  shop.bank.settleRefund(part, 'failed')
  await carryForDays(shop, 1)
  expect(await refund()).toMatchObject({ status: 'processed' })
  expect(atTheBank()).toMatchObject({ status: 'refunded', amount_refunded: 64_000 })
})

test('a refund is not given up while the shop’s keys may ask for none', async () => {
  const { shop, refund } = await shopWithLatePayment()
  const call = 'POST /v1/payments/*/refund'
  shop.bank.faults.add({ on: 'call', call, effect: 'fail', status: 401, times: 1000 })
  await carryForDays(shop, 7)
  expect(await refund()).toMatchObject({ status: 'wanted' })
})

test('where nothing is left and no refund says why, the same is asked for again', async () => {
  const { shop, payment, refund } = await shopWithLatePayment()
  const unexplained = {
    ...shop.payments.online,
    refundPayment: () => Promise.reject(refused('x'.repeat(600))),
    fetchPayment: async (id: string) => {
      const fetched = await shop.payments.online.fetchPayment(id)
      return { ...fetched, refunded_paise: fetched.amount_paise }
    },
  }
  await processRefunds({ ...shop, payments: createPaymentProviders([unexplained]) })
  expect(await refund()).toMatchObject({
    status: 'wanted',
    amount_paise: 64_000,
    idempotency_key: `refund-${payment.id}`,
    last_error: 'x'.repeat(500),
  })
})

test('a refund that failed while it was returned by hand is told to nobody', async () => {
  let byHand = async () => {}
  const { shop, refund } = await shopWithLatePayment({
    hooks: { at: async (point) => (point === 'refund:answered' ? byHand() : undefined) },
  })
  shop.bank.faults.add({ on: 'refund', effect: 'fail-later', seconds: 60 })
  await processRefunds(shop)
  shop.clock.pass({ minutes: 10 })
  byHand = async () => void (await shop.db.updateTable('refunds').set({ status: 'by_hand' }).execute())
  await processRefunds(shop)
  expect(await refund()).toMatchObject({ status: 'by_hand' })
  await deliverWebhooks(shop)
  expect(shop.mails.filter(({ text }) => text.includes('The refund of this payment failed'))).toEqual([])
})

test('of a payment that is heard of only now, what is on its way back is left out', async () => {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  shop.bank.refund(shop.bank.pay(window.id).id)
  await confirmPayment(shop, await orderRow(shop, order.id))
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', refunded_paise: 0 })
})

test('of a payment whose returns are known, no refunds are asked for', async () => {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  shop.bank.refund(shop.bank.pay(window.id).id, 1_000)
  const row = await orderRow(shop, order.id)
  await confirmPayment(shop, row)
  shop.bank.faults.add({ on: 'call', call: 'GET /v1/payments/*/refunds', effect: 'fail' })
  expect((await confirmPayment(shop, row)).answer).toBe('settled')
  expect(shop.bank.faults.list()).toHaveLength(1)
})

test('a payment that was returned in whole is one that was refunded', async () => {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const row = await orderRow(shop, order.id)
  const payment = shop.bank.pay(window.id)
  await confirmPayment(shop, row)
  shop.bank.refund(payment.id)
  await confirmPayment(shop, row)
  expect(await shop.db.selectFrom('payments').select(['status', 'refunded_paise']).execute()).toEqual([
    { status: 'refunded', refunded_paise: 32_000 },
  ])
  const returned = await orderRow(shop, order.id)
  shop.clock.pass({ days: 1 })
  await confirmPayment(shop, row)
  expect((await orderRow(shop, order.id)).refunded_at).toEqual(returned.refunded_at)
})
