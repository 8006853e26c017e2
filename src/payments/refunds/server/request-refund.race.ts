import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  deliverWebhooks,
  orderRow,
  payFor,
  placeOrderOf,
  runJobs,
  signInShopper,
} from '#test/shop/payment.ts'
import { refundedByProvider, shopWithRefundableOrder } from '#test/shop/refunds.ts'
import type { RefundOverview } from '../contract.ts'
import { processRefunds } from './processing/process-refunds.ts'

/*
 * Real races on a Postgres server with many connections. `lockOrder` in request-refund.ts decides them; without it, a
 * database constraint refuses excessive refunds, which the last test checks directly.
 */
const times = (count: number) => Array.from({ length: count }, (_, index) => index)

// Requirement D-132
test('many simultaneous refunds never exceed the payment, and a repeated form counts once', async () => {
  const { shop, admin, order, initial } = await shopWithRefundableOrder()
  const form = { what: 'amount', amount: 1000, left: 2240, reason: 'other' }
  const send = (form_key: string) =>
    admin.post(`/api/orders/${order.id}/refunds`, { ...form, form_key: `${form_key}-form-in-a-test` })
  const answers = await Promise.all([
    ...times(10).map(() => send('same')),
    ...times(10).map((n) => send(`form-${n}`)),
  ])
  const refunds = await shop.db.selectFrom('refunds').select('id').execute()
  expect(refunds).toHaveLength(1)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  await Promise.all(times(5).map(() => processRefunds(shop)))
  expect(refundedByProvider(shop)).toEqual([100_000])
  await deliverWebhooks(shop)
  await expectMoneyAndStockRight(shop, initial)
})

// Requirement D-360
test('simultaneous refunds can’t stay below the limit together', async () => {
  const { shop, admin, order } = await shopWithRefundableOrder({ secondPrice: 800_000 })
  const { left } = (await admin.get(`/api/orders/${order.id}/refunding`)).json()
  shop.clock.pass({ minutes: 10 })
  // Each form states what is left after the requests before it.
  const send = (n: number) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/refunds`,
      payload: {
        form_key: `guessed-form-in-a-test-${n}`,
        what: 'amount',
        amount: 1000,
        left: left - n * 1000,
        reason: 'other',
      },
      cookies: admin.cookies,
    })
  for (const _round of times(5)) await Promise.all(times(8).map(send))
  const refunds = await shop.db.selectFrom('refunds').select('amount_paise').execute()
  expect(refunds).toHaveLength(5)
})

test('cancelling, delivering and a refund in the dashboard at once end in one way, with money and stock right', async () => {
  const { shop, admin, muesli, initial } = await shopWithRefundableOrder()
  for (const round of times(6)) {
    const shopper = await signInShopper(shop)
    const { id, total_price } = await placeOrderOf(shopper, muesli.id, 1)
    await payFor(shop, shopper, id)
    const { lines }: RefundOverview = (await admin.get(`/api/orders/${id}/refunding`)).json()
    const restocked = lines.map(({ item_id, quantity }) => ({ item_id, quantity, restock: true }))
    const [payment] = await shop.db.selectFrom('payments').select('id').where('order_id', '=', id).execute()
    await Promise.all([
      admin.post(`/api/orders/${id}/refunds`, {
        form_key: `round-${round}-form-in-a-test`,
        what: 'all',
        lines: restocked,
        left: total_price,
        reason: 'customer_wish',
      }),
      admin.put(`/api/orders/deliver/${id}`),
      Promise.resolve().then(() => shop.bank.refund(payment?.id ?? '', 10_000)),
      runJobs(shop),
    ])
    for (const _turn of times(3)) await deliverWebhooks(shop)
    const { status, payment_state } = await orderRow(shop, id)
    expect(['cancelled partly_refunded', 'cancelled refunded', 'delivered partly_refunded']).toContain(
      `${status} ${payment_state}`,
    )
  }
  await expectMoneyAndStockRight(shop, initial)
})

test('the database itself refuses what is more than was paid, whoever writes it', async () => {
  const { shop, order, payment } = await shopWithRefundableOrder()
  const now = shop.clock.now()
  const write = (n: number) =>
    shop.db
      .insertInto('refunds')
      .values({
        payment_id: payment,
        order_id: order.id,
        amount_paise: 100_000,
        reason: 'other',
        idempotency_key: `guarded ${n}`,
        source: 'merchant',
        form_key: `guarded-${n}-form-in-a-test`,
        status: 'wanted',
        next_attempt_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute()
  const written = await Promise.allSettled(times(12).map(write))
  expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const each of written)
    if (each.status === 'rejected') expect(String(each.reason)).toContain('more than was paid')
})
