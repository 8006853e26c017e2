import { expect, test } from 'vitest'
import { createPaymentProviders } from '#integrations/payments/payment-providers.ts'
import { orderRow, shopWithOrder, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { confirmPayment } from './confirm-payment.ts'

/** An order with an authorized payment that is not captured yet. */
async function shopWithAuthorised(options: Parameters<typeof shopWithPaymentWindow>[0] = {}) {
  const placed = await shopWithPaymentWindow({ webhooks: false, ...options })
  const { shop, order, window } = placed
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  shop.bank.pay(window.id)
  const row = await orderRow(shop, order.id)
  const capture = { on: 'call', call: 'POST /v1/payments/*/capture', effect: 'fail' } as const
  return { ...placed, row, capture, settle: () => confirmPayment(shop, row) }
}

test('an order whose payment was never begun leaves nothing to ask', async () => {
  const { shop, order } = await shopWithOrder()
  expect(await confirmPayment(shop, order)).toEqual({ answer: 'nothing-to-ask' })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'pending' })
})

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [401, 'no-answer'],
  [429, 'no-answer'],
  [502, 'no-answer'],
])('a provider that answers with %i: %s', async (status, answer) => {
  const { shop, settle } = await shopWithAuthorised()
  shop.bank.faults.add({ on: 'call', effect: 'fail', status, times: 10 })
  expect(await settle()).toEqual({ answer })
})

test('whether money was taken is not known while there is no answer to that, and is where it was refused', async () => {
  const { shop, row, settle, capture } = await shopWithAuthorised()
  shop.bank.faults.add({ ...capture, times: 3 })
  expect(await settle()).toEqual({ answer: 'no-answer' })
  shop.bank.faults.clear()
  shop.bank.faults.add({ ...capture, status: 400 })
  expect(await settle()).toEqual({ answer: 'settled', paid: undefined })
  expect(await orderRow(shop, row.id)).toMatchObject({ status: 'pending' })
  expect(await settle()).toMatchObject({ answer: 'settled', paid: { order: { status: 'paid' } } })
})

test('a provider whose list lags behind what it took is asked three times, not for ever', async () => {
  const { shop, row, window } = await shopWithAuthorised()
  const listed = await shop.payments.online.listOrderPayments(window.id)
  let taken = 0
  const lagging = {
    ...shop.payments.online,
    listOrderPayments: async () => listed,
    capturePayment: async (...wish: Parameters<typeof shop.payments.online.capturePayment>) => {
      taken += 1
      return shop.payments.online.capturePayment(...wish)
    },
  }
  expect(await confirmPayment({ ...shop, payments: createPaymentProviders([lagging]) }, row)).toEqual({
    answer: 'settled',
  })
  expect(taken).toBe(3)
})

test.each(['settle:asked', 'settle:before-capture'])(
  'a bug at %s is not taken for silence',
  async (deadly) => {
    const { settle } = await shopWithAuthorised({
      hooks: {
        at: async (point) => {
          if (point === deadly) throw new Error('a bug')
        },
      },
    })
    await expect(settle()).rejects.toThrow('a bug')
  },
)

test('a return that is on its way is left out beside an attempt that failed', async () => {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const row = await orderRow(shop, order.id)
  shop.bank.fail(window.id)
  const payment = shop.bank.pay(window.id)
  await confirmPayment(shop, row)
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  shop.bank.refund(payment.id)
  await confirmPayment(shop, row)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', refunded_paise: 0 })
})
