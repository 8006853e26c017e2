import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leaseEnd, leaseSeconds } from '#database/lease.ts'
import { orderRow, runJobs, type ShopWithPayments, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { signInAs } from '#test/shop/shop.ts'
import { claimDay } from './reconcile-day.queries.ts'
import { reconcileDays } from './reconcile-days.ts'

const orderedOn = '2026-06-15'
const orderedUnheard = () => shopWithPaymentWindow({ webhooks: false })

/** The completely compared days with their results, newest first. */
const compared = async ({ db }: ShopWithPayments) =>
  (
    await sql<{ day: string; payments: number; differences: number }>`
      select to_char(day, 'YYYY-MM-DD') as day, payments, differences from reconciliations
      where completed_at is not null order by day desc`.execute(db)
  ).rows

test('the last seven days are compared once each morning, even if the provider didn’t respond at first', async () => {
  const { shop, order, window } = await orderedUnheard()
  shop.bank.pay(window.id)
  shop.clock.pass({ days: 1 })
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  await expect(reconcileDays(shop)).rejects.toThrow('Razorpay')
  expect(await compared(shop)).toEqual([])
  await reconcileDays(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
  const days = await compared(shop)
  expect(days.map(({ day }) => day)).toEqual([15, 14, 13, 12, 11, 10, '09'].map((day) => `2026-06-${day}`))
  shop.bank.faults.add({ on: 'call', effect: 'fail' })
  await reconcileDays(shop)
  expect(shop.bank.faults.list(), 'nothing was asked again').toHaveLength(1)
})

// Fails if claiming a day marks it as compared.
// Requirement D-101: Every morning, each of the last seven days is reconciled with the provider completely (decision
//   B8).
test('if a process dies, another one takes over its day within seconds', async () => {
  const { shop, order, window } = await orderedUnheard()
  shop.bank.pay(window.id)
  shop.clock.pass({ days: 1 })
  const now = shop.clock.now()
  const taken = { day: orderedOn, morning: now, now, until: leaseEnd(now) }
  expect(await claimDay(shop.db, taken)).toBe(true)
  await reconcileDays(shop)
  expect((await compared(shop)).map(({ day }) => day)).not.toContain(orderedOn)
  shop.clock.pass({ seconds: leaseSeconds })
  await reconcileDays(shop)
  expect((await compared(shop)).map(({ day }) => day)).toContain(orderedOn)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid' })
})

// Requirement D-101
test('changes to a payment are found for a week', async () => {
  const { shop, shopper, order, window } = await orderedUnheard()
  const payment = shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  shop.clock.pass({ days: 1 })
  await reconcileDays(shop)
  await shop.payments.online.refundPayment(payment.id, { idempotencyKey: 'from-the-dashboard' })
  shop.clock.pass({ days: 5 })
  await reconcileDays(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', refunded_paise: 32_000 })
})

test('a payment counts on the day on which its money was taken', async () => {
  const { shop, shopper, order, window } = await orderedUnheard()
  const failed = shop.bank.fail(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  shop.clock.pass({ days: 2 })
  shop.bank.authorizeLate(failed.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  const admin = await signInAs(shop, 'admin')
  const paymentsOn = async (day: string) => (await admin.get(`/api/money/reconciliation?day=${day}`)).json()
  expect(await paymentsOn(orderedOn)).toMatchObject({ payments: 0, differences: [] })
  expect(await paymentsOn('2026-06-17')).toMatchObject({ payments: 1, differences: [] })
})

test('a difference that settling cannot explain is mailed to the merchant, once', async () => {
  const { shop, window } = await orderedUnheard()
  shop.bank.pay(window.id)
  const foreign = await shop.payments.online.ensureOrder({ receipt: 'not-ours', amount_paise: 500 })
  const payment = shop.bank.pay(foreign.id)
  for (let morning = 0; morning < 3; morning++) {
    shop.clock.pass({ days: 1 })
    await runJobs(shop)
    await runJobs(shop)
  }
  const mails = shop.mails.filter(({ subject }) => subject.includes('between Razorpay and your shop'))
  expect(mails.map(({ subject }) => subject)).toEqual([
    '1 difference between Razorpay and your shop on Mon, 15 Jun',
  ])
  expect(mails[0]?.text).toContain(`${payment.id}, Razorpay has this payment, but your shop doesn’t.`)
  expect(mails[0]?.text).toContain('/admin?section=money')
})

test('a payment still counts on its day after a partial refund', async () => {
  const { shop, shopper, order, window } = await orderedUnheard()
  const payment = shop.bank.pay(window.id)
  await shopper.get(`/api/payment/state/${order.id}`)
  shop.clock.pass({ days: 2 })
  shop.bank.refund(payment.id, 1_000)
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ refunded_paise: 1_000 })
  const admin = await signInAs(shop, 'admin')
  const paymentsOn = async (day: string) =>
    (await admin.get(`/api/money/reconciliation?day=${day}`)).json().payments
  expect([await paymentsOn(orderedOn), await paymentsOn('2026-06-17')]).toEqual([1, 0])
})
