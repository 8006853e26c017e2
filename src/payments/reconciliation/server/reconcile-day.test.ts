import { expect, test } from 'vitest'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import { orderRow, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { compareDay } from './reconcile-day.ts'

/** One payment of the shop, at a provider that lists this many others on its day. */
async function compareWithList(many: number) {
  const { shop, window, order } = await shopWithPaymentWindow({ webhooks: false })
  const payment = shop.bank.pay(window.id)
  await confirmPayment(shop, await orderRow(shop, order.id))
  const strange = { ...(await shop.payments.online.fetchPayment(payment.id)), provider_order_id: null }
  const listed = Array.from({ length: many }, (_, at) => ({ ...strange, id: `pay_Listed${at}` }))
  const asked: unknown[] = []
  const listPayments: typeof shop.payments.online.listPayments = async ({ count = 0, skip = 0, ...span }) => {
    asked.push({ ...span, skip })
    return { payments: listed.slice(skip, skip + count), unreadable: [] }
  }
  const payments = createPaymentProviders([{ ...shop.payments.online, listPayments }])
  const compared = await compareDay({ ...shop, payments }, '2026-06-15')
  const missing = compared.differences.filter(({ what }) => what.in('en').includes('doesn’t list it'))
  return { compared, missing: missing.map(({ payment_id }) => payment_id), asked, payment }
}

test('a day is read a hundred payments at a time, to the first page that is not full', async () => {
  const { compared, missing, asked, payment } = await compareWithList(200)
  expect(compared).toMatchObject({ payments: 200, complete: true })
  expect(missing).toEqual([payment.id])
  // Midnight in India, when the shop's day begins.
  const span = { from: new Date('2026-06-14T18:30:00Z'), to: new Date('2026-06-15T18:29:59Z') }
  expect(asked).toEqual([0, 100, 200].map((skip) => ({ ...span, skip })))
})

test('of a day with too many payments nobody can say which are missing', async () => {
  const { compared, missing, asked } = await compareWithList(20_001)
  expect(compared).toMatchObject({ payments: 20_000, complete: false })
  expect(missing).toEqual([])
  expect(asked).toHaveLength(200)
})
