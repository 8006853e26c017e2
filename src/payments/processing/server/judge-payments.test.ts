import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProviderPayment } from '#integrations/payments/payment-provider.ts'
import { providerPayment } from '#test/shop/provider-payment.ts'
import { judgePayments, type KnownPayment, mergePayment } from './judge-payments.ts'

const order = { total_paise: 32_000, provider_order_id: 'order_1', replaced_provider_orders: ['order_0'] }

const known = (payment: Partial<ProviderPayment>, more: Partial<KnownPayment> = {}) => ({
  ...mergePayment(order, undefined, providerPayment(payment)),
  ...more,
})

const verdict = (payments: KnownPayment[]) => {
  const { pays, toRefund, capture } = judgePayments(payments)
  return [pays?.id, toRefund.map(({ payment, reason }) => `${payment.id} ${reason}`).join(), capture?.id]
}
const second = { id: 'pay_2', created_at: new Date(1_750_000_060_000) }

test.each<[string, KnownPayment[], (string | undefined)[]]>([
  ['nothing', [], [undefined, '', undefined]],
  ['an attempt', [known({ status: 'created' })], [undefined, '', undefined]],
  ['a failure', [known({ status: 'failed' })], [undefined, '', undefined]],
  ['authorised', [known({ status: 'authorized' })], [undefined, '', 'pay_1']],
  ['captured', [known({})], ['pay_1', '', undefined]],
  ['a failure and a capture', [known({ status: 'failed' }), known(second)], ['pay_2', '', undefined]],
  ['captured twice', [known(second), known({})], ['pay_1', 'pay_2 paid_twice', undefined]],
  [
    'captured twice, the later one under the lesser name',
    [known({ ...second, id: 'pay_0' }), known({})],
    ['pay_1', 'pay_0 paid_twice', undefined],
  ],
  [
    'captured twice in one second',
    [known({ id: 'pay_2' }), known({}), known({ id: 'pay_3' })],
    ['pay_1', 'pay_2 paid_twice,pay_3 paid_twice', undefined],
  ],
  [
    'captured again',
    [known({}, { pays_order: true }), known(second)],
    [undefined, 'pay_2 paid_twice', undefined],
  ],
  [
    'authorised again',
    [known({}, { pays_order: true }), known({ ...second, status: 'authorized' })],
    [undefined, '', undefined],
  ],
  ['too little', [known({ amount_paise: 31_999 })], [undefined, 'pay_1 wrong_amount', undefined]],
  ['too much', [known({ amount_paise: 32_001 })], [undefined, 'pay_1 wrong_amount', undefined]],
  ['dollars', [known({ currency: 'USD' })], [undefined, 'pay_1 wrong_currency', undefined]],
  [
    'of another order',
    [known({ provider_order_id: 'order_2' })],
    [undefined, 'pay_1 wrong_order', undefined],
  ],
  ['too little, authorised', [known({ amount_paise: 1, status: 'authorized' })], [undefined, '', undefined]],
  [
    'wrong, then right',
    [known({ amount_paise: 1 }), known(second)],
    ['pay_2', 'pay_1 wrong_amount', undefined],
  ],
  ['returned by the provider', [known({ status: 'refunded', captured: false })], [undefined, '', undefined]],
  ['on its way back', [known({}, { refund: 'open' })], [undefined, '', undefined]],
  ['a refund that failed', [known({}, { refund: 'failed' })], [undefined, '', undefined]],
  ['partly returned', [known({ refunded_paise: 100 })], ['pay_1', '', undefined]],
  [
    'partly returned and captured again',
    [known({ refunded_paise: 100 }), known(second)],
    ['pay_2', 'pay_1 paid_twice', undefined],
  ],
  [
    'paid, then partly returned',
    [known({ refunded_paise: 100 }, { pays_order: true })],
    [undefined, '', undefined],
  ],
])('%s', (_what, payments, expected) => {
  expect(verdict(payments)).toEqual(expected)
})

const statuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const
const history = fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 8 })

// Fails if `mergePayment` does not compare ranks.
test('what is known of a payment depends on what was seen, not on the order or the number of times', () => {
  const learnAll = (told: (typeof statuses)[number][]) =>
    told.reduce<KnownPayment | undefined>(
      (before, status) => mergePayment(order, before, providerPayment({ status })),
      undefined,
    )
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (told, order) => {
      const keys = new Map(told.map((_, index) => [index, order.next().value ?? 0]))
      const shuffled = [...told.keys()].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0))
      const again = [...shuffled, ...shuffled].map((index) => told[index] ?? 'created')
      expect(learnAll(again)).toEqual(learnAll(told))
    }),
  )
})

// Fails if `mergePayment` does not keep the larger sum.
test('what was returned of a payment never becomes less', () => {
  const sums = fc.array(fc.nat(32_000), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(sums, (told) => {
      const after = told.reduce<KnownPayment | undefined>(
        (before, refunded_paise) => mergePayment(order, before, providerPayment({ refunded_paise })),
        undefined,
      )
      expect(after?.refunded_paise).toBe(Math.max(...told))
    }),
  )
})

test('while our refund is on its way or has failed, its own record tells of the money', () => {
  for (const refund of ['open', 'failed'] as const) {
    const before = known({}, { refund })
    expect(
      mergePayment(order, before, providerPayment({ status: 'refunded', refunded_paise: 32_000 })),
    ).toMatchObject({
      status: 'captured',
      refunded_paise: 0,
    })
  }
})

test('while our refund is wanted, a part that was returned elsewhere is learnt', () => {
  const before = known({}, { refund: 'open' })
  expect(mergePayment(order, before, providerPayment({ refunded_paise: 100 }))).toMatchObject({
    status: 'captured',
    refunded_paise: 100,
  })
})

test('money that was taken stays taken, and what is told later fills in how it was paid', () => {
  const authorized = known({ status: 'authorized', method: null })
  expect(authorized).toMatchObject({ captured: false, method: null })
  const captured = mergePayment(order, authorized, providerPayment({}))
  expect(captured).toMatchObject({ status: 'captured', captured: true, method: 'upi' })
  const overtaken = providerPayment({ status: 'authorized', method: null })
  expect(mergePayment(order, captured, overtaken)).toEqual(captured)
})

test('money was taken where the provider says so in either of two ways', () => {
  expect(known({ status: 'captured', captured: false })).toMatchObject({ captured: true })
  expect(known({ status: 'refunded', captured: true })).toMatchObject({ captured: true })
  expect(known({ status: 'refunded', captured: false })).toMatchObject({ captured: false })
})
