import { expect, test } from 'vitest'
import { providerPayment } from '#test/shop/provider-payment.ts'
import { comparePayments, toUnreadableDifference } from './compare-payments.ts'

type Their = Parameters<typeof comparePayments>[0][number]
type Our = Parameters<typeof comparePayments>[1][number]

const their = (payment: Partial<Their> = {}) => providerPayment({ captured: true, ...payment })
const our = (payment: Partial<Our> = {}): Our => ({
  id: 'pay_1',
  order_id: 7,
  status: 'captured',
  amount_paise: 32_000,
  refunded_paise: 0,
  captured: true,
  pays_order: true,
  order_status: 'paid',
  refund_status: null,
  ...payment,
})

const inEnglish = (difference: ReturnType<typeof toUnreadableDifference>) => ({
  ...difference,
  what: difference.what.in('en'),
})

const compare = (theirs: Their[], ours: Our[]) =>
  comparePayments(theirs, ours, ({ provider_order_id }) => (provider_order_id === 'order_1' ? 7 : null)).map(
    inEnglish,
  )
const whats = (theirs: Their[], ours: Our[]) => compare(theirs, ours).map(({ what }) => what)

const amounts = 'The amounts don’t match.'
const returned = 'The refunded amounts don’t match.'
const neither = 'The payment was captured, but there is no order or refund for it.'

test.each<[string, Partial<Their>, Partial<Our>, string[]]>([
  ['the same', {}, {}, []],
  ['the same, delivered', {}, { order_status: 'delivered' }, []],
  ['another amount', { amount_paise: 31_999 }, {}, [amounts]],
  ['another amount, returned by hand', { amount_paise: 31_999 }, { refund_status: 'by_hand' }, [amounts]],
  [
    'another status',
    { status: 'refunded', refunded_paise: 32_000 },
    {},
    ['The status in Razorpay is “refunded”, but in your shop it is “captured”.'],
  ],
  ['a part returned', { refunded_paise: 100 }, {}, [returned]],
  ['a part returned, known', { refunded_paise: 100 }, { refunded_paise: 100 }, []],
  ['returned by hand', { refunded_paise: 100 }, { refund_status: 'by_hand' }, []],
  ['a refund that failed explains nothing', { refunded_paise: 100 }, { refund_status: 'failed' }, [returned]],
  ['captured for no order', {}, { pays_order: false }, [neither]],
  ['captured for an order that is not sold', {}, { order_status: 'cancelled' }, [neither]],
  ['captured for one that is not paid', {}, { order_status: 'pending' }, [neither]],
  ['captured for none, with a refund that failed', {}, { pays_order: false, refund_status: 'failed' }, []],
  [
    'authorised for no order',
    { status: 'authorized' },
    { status: 'authorized', pays_order: false, order_status: 'pending' },
    [],
  ],
])('%s', (_what, theirs, ours, expected) => {
  expect(whats([their(theirs)], [our(ours)])).toEqual(expected)
})

test.each(['wanted', 'pending'] as const)(
  'our refund that is %s explains what it has moved',
  (refund_status) => {
    const whole = { status: 'refunded', refunded_paise: 32_000 } as const
    const onItsWay = { pays_order: false, refund_status }
    expect(whats([their(whole)], [our(onItsWay)])).toEqual([])
    expect(whats([their({ refunded_paise: 32_000 })], [our(onItsWay)])).toEqual([])
    expect(whats([their({ status: 'authorized' })], [our(onItsWay)])).toEqual([
      'The status in Razorpay is “authorized”, but in your shop it is “captured”.',
    ])
    expect(whats([their(whole)], [our({ ...onItsWay, status: 'authorized' })])).toEqual([
      'The status in Razorpay is “refunded”, but in your shop it is “authorized”.',
    ])
  },
)

test('a payment that only one of both has is a difference, with what is known of it', () => {
  expect(compare([their()], [])).toEqual([
    {
      payment_id: 'pay_1',
      order_id: 7,
      what: 'Razorpay has this payment, but your shop doesn’t.',
      provider_amount: 320,
      our_amount: null,
    },
  ])
  expect(compare([their({ provider_order_id: 'order_2' })], [])).toMatchObject([{ order_id: null }])
  expect(compare([], [our()])).toEqual([
    {
      payment_id: 'pay_1',
      order_id: 7,
      what: 'Your shop has this payment, but Razorpay doesn’t list it.',
      provider_amount: null,
      our_amount: 320,
    },
  ])
  // The shop's own record decides which order a payment belongs to, not the provider's.
  expect(compare([their({ amount_paise: 1, provider_order_id: 'order_2' })], [our()])).toMatchObject([
    { payment_id: 'pay_1', order_id: 7, provider_amount: 0.01, our_amount: 320 },
  ])
})

test.each(['created', 'failed'] as const)('an attempt that is %s is no difference', (status) => {
  expect(compare([their({ status })], [])).toEqual([])
  expect(compare([], [our({ status })])).toEqual([])
})

test.each(['authorized', 'captured', 'refunded'] as const)('money that is %s is', (status) => {
  expect(compare([their({ status })], [])).toHaveLength(1)
  expect(compare([], [our({ status })])).toHaveLength(1)
})

test('each payment is compared with its own', () => {
  const two = { id: 'pay_2', order_id: 8 }
  expect(compare([their(), their({ id: 'pay_2' })], [our(), our(two)])).toEqual([])
  expect(compare([their({ id: 'pay_2' })], [our(), our(two)])).toMatchObject([{ payment_id: 'pay_1' }])
})

test('one that cannot be read is told by its id, where it has one', () => {
  const nothing = { order_id: null, what: 'odd', provider_amount: null, our_amount: null }
  expect(inEnglish(toUnreadableDifference('pay_1', 'odd'))).toEqual({ payment_id: 'pay_1', ...nothing })
  expect(inEnglish(toUnreadableDifference(undefined, 'odd'))).toEqual({ payment_id: '', ...nothing })
})
