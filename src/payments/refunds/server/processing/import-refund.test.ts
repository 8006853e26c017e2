import { expect, test } from 'vitest'
import type { Overview } from '#backoffice/dashboard/contract.ts'
import { confirmPayment } from '#payments/processing/server/confirm-payment.ts'
import type { PaymentIssue } from '#payments/reconciliation/contract.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  deliverWebhooks,
  orderRow,
  payFor,
  runJobs,
  type ShopWithPayments,
  shopWithOrder,
  stockOf,
} from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'

/** A paid order of two packs, ₹640, and an administrator. */
async function shopWithPaidOrder(options: Parameters<typeof shopWithOrder>[0] = {}) {
  const placed = await shopWithOrder({ units: 2, ...options })
  const { shop, shopper, order } = placed
  await payFor(shop, shopper, order.id)
  await shop.bank.idle()
  const admin = await signInAs(shop, 'admin')
  const [payment = ''] = [...shop.bank.store.payments.keys()]
  const overview = async (): Promise<Overview> => (await admin.get('/api/overview')).json()
  return {
    ...placed,
    admin,
    payment,
    matters: async (): Promise<PaymentIssue[]> => (await admin.get('/api/money/attention')).json(),
    today: async () => (await overview()).sales.at(-1),
    overview,
    state: async () => (await shopper.get(`/api/payment/state/${order.id}`)).json(),
  }
}

// Requirement D-95: An order that is fully refunded in the provider's dashboard is cancelled; a partial refund is
//   shown with its amount (decision X6).
test('an order refunded in the provider’s dashboard is cancelled, not packed or sold, and both sides are notified', async () => {
  const { shop, shopper, admin, order, payment, muesli, matters, today, overview, state, initial } =
    await shopWithPaidOrder()
  expect(await today()).toMatchObject({ orders: 1, revenue: 640 })
  shop.bank.refund(payment)
  await deliverWebhooks(shop)
  expect((await shopper.get(`/api/orders/${order.id}`)).json()).toMatchObject({
    status: 'cancelled',
    refunded: 640,
    paid_at: expect.any(String),
  })
  expect((await overview()).to_pack).toEqual({ count: 0, orders: [] })
  expect(await today()).toMatchObject({ orders: 0, revenue: 0 })
  expect((await admin.put(`/api/orders/deliver/${order.id}`)).statusCode).toBe(409)
  expect(await stockOf(shop, muesli.id), 'the stock is not put back by itself').toBe(8)
  expect(await matters()).toMatchObject([
    {
      kind: 'returned_elsewhere',
      order_id: order.id,
      amount: 640,
      payment_id: payment,
      what: expect.stringContaining('Nothing was returned to stock'),
    },
  ])
  expect(await state()).toMatchObject({
    state: 'returned',
    payment_id: payment,
    message: expect.stringContaining('We’ve refunded your payment in full'),
  })
  expect((await shopper.get('/api/orders')).json()).toMatchObject([{ id: order.id, refunded: 640 }])
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-95
test('a partial refund is shown with its amount, each part once, and the order stays', async () => {
  const { shop, admin, order, payment, matters, today, overview, state, initial } = await shopWithPaidOrder()
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', refunded_paise: 10_000 })
  expect(await matters()).toMatchObject([
    { kind: 'partly_returned', amount: 100, what: expect.stringContaining('₹100.00 of ₹640.00') },
  ])
  expect((await overview()).money_matters).toBe(1)
  expect(await today()).toMatchObject({ orders: 1, revenue: 540 })
  expect((await overview()).to_pack.count).toBe(1)
  expect(await state()).toMatchObject({
    state: 'received',
    message: expect.stringContaining('We’ve refunded ₹100.00'),
  })
  await admin.post(`/api/money/attention/${order.id}/done`)
  await deliverWebhooks(shop)
  expect(await matters()).toEqual([])
  expect((await overview()).money_matters).toBe(0)

  shop.bank.refund(payment, 5_000)
  await deliverWebhooks(shop)
  expect(await matters()).toMatchObject([{ kind: 'partly_returned', amount: 150 }])
  shop.bank.refund(payment)
  await deliverWebhooks(shop)
  expect(await matters()).toMatchObject([{ kind: 'returned_elsewhere', amount: 640 }])
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled' })
  await expectMoneyAndStockRight(shop, initial)
})

test('a return is found by the job where no event comes, and a delivered order is cancelled too', async () => {
  const { shop, admin, order, payment } = await shopWithPaidOrder({ webhooks: false })
  await admin.put(`/api/orders/deliver/${order.id}`)
  shop.bank.refund(payment)
  shop.clock.pass({ days: 1 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', refunded_paise: 64_000 })
})

test('a payment of which a part was returned before the shop heard of it pays its order', async () => {
  const { shop, shopper, order } = await shopWithOrder({ units: 2, webhooks: false })
  const { id } = (await shopper.post('/api/payment/initiate', { order_id: order.id })).json()
  shop.bank.refund(shop.bank.pay(id).id, 10_000)
  await shopper.get(`/api/payment/state/${order.id}`)
  expect(await orderRow(shop, order.id)).toMatchObject({
    status: 'paid',
    refunded_paise: 10_000,
    attention: null,
  })
  const wanted = shop.db.selectFrom('refunds').selectAll().where('source', '<>', 'provider')
  expect(await wanted.execute()).toEqual([])
})

// Requirement D-95
test('refund webhooks in any order and number have the same result as one of each', async () => {
  const { shop, order, payment, today } = await shopWithPaidOrder()
  shop.bank.refund(payment, 10_000)
  shop.bank.refund(payment)
  await deliverWebhooks(shop)
  const heard = async () => [await kept(shop, order.id), await today(), await noticesIn(shop)]
  const once = await heard()
  for (const id of [...shop.bank.store.deliveries.keys()].reverse()) shop.bank.webhooks.resend(id)
  await deliverWebhooks(shop)
  await deliverWebhooks(shop)
  expect(await heard()).toEqual(once)
})

// Fails if `mergePayment` does not keep the larger sum.
test('an outdated response doesn’t lower the refunded amount', async () => {
  let overtake: (() => Promise<unknown>) | undefined
  const { shop, order, payment } = await shopWithPaidOrder({
    webhooks: false,
    hooks: {
      at: async (point) => {
        const now = overtake
        if (point !== 'settle:asked' || !now) return
        overtake = undefined
        await now()
      },
    },
  })
  shop.bank.refund(payment, 10_000)
  const row = await orderRow(shop, order.id)
  overtake = async () => {
    shop.bank.refund(payment, 5_000)
    await confirmPayment(shop, row)
  }
  await confirmPayment(shop, row)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', refunded_paise: 15_000 })
  expect(await shop.db.selectFrom('payments').select('refunded_paise').execute()).toEqual([
    { refunded_paise: 15_000 },
  ])
})

/** The order's row without the time of its next poll. */
const kept = async (shop: ShopWithPayments, orderId: number) => ({
  ...(await orderRow(shop, orderId)),
  ask_at: null,
})
const noticesIn = ({ db }: ShopWithPayments) =>
  db.selectFrom('outbox').select(['kind', 'subject_key']).orderBy('id').execute()

test('the comparison of a day counts what was returned', async () => {
  const { shop, admin, payment } = await shopWithPaidOrder()
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  expect((await admin.get('/api/money/reconciliation?day=2026-06-15')).json()).toMatchObject({
    payments: 1,
    returned: { payments: 1, amount: 100 },
    differences: [],
  })
})

// Requirement D-95
test('a refund that fails before it completes changes nothing, whatever the order of its events', async () => {
  const { shop, admin, order, payment, matters, today, initial } = await shopWithPaidOrder()
  shop.bank.faults.add({ on: 'refund', effect: 'stay-pending' })
  shop.bank.refund(payment)
  const [refund = ''] = [...shop.bank.store.refunds.keys()]
  await deliverWebhooks(shop)
  const asItWas = { status: 'paid', refunded_paise: 0 }
  expect(await orderRow(shop, order.id)).toMatchObject(asItWas)
  const compared = async () => (await admin.get('/api/money/reconciliation?day=2026-06-15')).json()
  const well = { payments: 1, returned: { payments: 0, amount: 0 }, differences: [] }
  expect(await compared()).toMatchObject(well)
  shop.bank.settleRefund(refund, 'failed')
  for (const id of [...shop.bank.store.deliveries.keys()].reverse()) shop.bank.webhooks.resend(id)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject(asItWas)
  expect(await compared()).toMatchObject(well)
  expect(await matters()).toEqual([])
  expect(await today()).toMatchObject({ orders: 1, revenue: 640 })
  await expectMoneyAndStockRight(shop, initial)
})

test('a return counts from when it has arrived', async () => {
  const { shop, order, payment, initial } = await shopWithPaidOrder()
  shop.bank.refund(payment, 10_000)
  shop.bank.faults.add({ on: 'refund', effect: 'process-later', seconds: 60 })
  shop.bank.refund(payment)
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', refunded_paise: 10_000 })
  shop.clock.pass({ minutes: 1 })
  await deliverWebhooks(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', refunded_paise: 64_000 })
  await expectMoneyAndStockRight(shop, initial)
})

test('what is told of a return does not wait behind another matter of the order', async () => {
  const { shop, admin, order, payment, matters } = await shopWithPaidOrder()
  await shop.db
    .updateTable('orders')
    .set({ attention: 'paid_twice', attention_since: shop.clock.now() })
    .execute()
  shop.bank.refund(payment, 10_000)
  await deliverWebhooks(shop)
  expect((await matters()).map(({ kind }) => kind).sort()).toEqual(['paid_twice', 'partly_returned'])
  await admin.post(`/api/money/attention/${order.id}/done`)
  expect(await matters()).toEqual([])
})

test('what was looked at is what the list showed: a later return and another matter stay on it', async () => {
  const { shop, admin, order, payment, matters } = await shopWithPaidOrder()
  const look = (query: string) => admin.post(`/api/money/attention/${order.id}/done?${query}`)
  const kinds = async () => (await matters()).map(({ kind }) => kind).sort()
  await shop.db
    .updateTable('orders')
    .set({ attention: 'paid_twice', attention_since: shop.clock.now() })
    .execute()
  for (const paise of [10_000, 5_000]) {
    shop.bank.refund(payment, paise)
    await deliverWebhooks(shop)
  }
  expect((await look('kind=partly_returned&returned=100')).json()).toMatchObject({ code: 'CHANGED' })
  expect(await kinds()).toEqual(['paid_twice', 'partly_returned'])
  expect((await look('kind=partly_returned&returned=150')).statusCode).toBe(200)
  expect(await kinds()).toEqual(['paid_twice'])
  shop.bank.refund(payment, 2_000)
  await deliverWebhooks(shop)
  expect((await look('kind=paid_twice')).statusCode).toBe(200)
  expect(await kinds()).toEqual(['partly_returned'])
})
