import { expect, test } from 'vitest'
import { leaseEnd, leaseSeconds } from '#database/lease.ts'
import { expireReservations } from '#payments/cancelling/server/expire-reservations.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { orderRow, runJobs, shopWithOrder, startPaying, stockOf } from '#test/shop/payment.ts'
import { pollPayments } from './poll-payments.ts'
import { claimOrderToPoll, requestPoll } from './poll-schedule.queries.ts'

const fourOrdered = (options: Parameters<typeof shopWithOrder>[0] = { webhooks: false }) =>
  shopWithOrder({ units: 4, ...options })
const status = async (...[shop, id]: Parameters<typeof orderRow>) => (await orderRow(shop, id)).status

// Decision B9.
// Requirement D-39: Stock is reserved for unpaid orders for 15 minutes; then the payment is checked and the order
//   cancelled (decision B9).
test('an unpaid order is reserved for 15 minutes, then cancelled and restocked once', async () => {
  const { shop, muesli, order } = await fourOrdered()
  shop.clock.pass({ minutes: 14, seconds: 59 })
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('pending')
  shop.clock.pass({ seconds: 1 })
  await runJobs(shop)
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', cancel_reason: 'hold_expired' })
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

// Requirement D-40: The duration of a reservation is a setting (decision B9).
test('the duration of a reservation is a setting', async () => {
  const { shop, order } = await fourOrdered({ env: { ORDER_HOLD_MINUTES: '3' } })
  shop.clock.pass({ minutes: 3 })
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('cancelled')
})

// Fails if an order is cancelled without being polled before.
test('the last question before giving up finds a payment that nobody told of', async () => {
  const { shop, shopper, order, initial } = await fourOrdered()
  const window = await startPaying(shopper, order.id)
  shop.clock.pass({ minutes: 16 })
  shop.bank.pay(window.id)
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('paid')
  await expectMoneyAndStockRight(shop, initial)
})

test('a capture between the last question and giving up is honoured afterwards', async () => {
  let windowId = ''
  const { shop, shopper, order, initial } = await fourOrdered({
    webhooks: false,
    hooks: { at: async (point) => void (point === 'expire:asked' && windowId && shop.bank.pay(windowId)) },
  })
  windowId = (await startPaying(shopper, order.id)).id
  shop.clock.pass({ minutes: 16 })
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('cancelled')
  windowId = ''
  shop.clock.pass({ minutes: 20 })
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('paid')
  await expectMoneyAndStockRight(shop, initial)
})

test('while the provider does not answer the stock stays held, but not for ever', async () => {
  const { shop, muesli, shopper, order } = await fourOrdered()
  await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  shop.clock.pass({ minutes: 60 })
  await expireReservations(shop)
  expect(await status(shop, order.id)).toBe('pending')
  shop.clock.pass({ minutes: 7 * 60 })
  await expireReservations(shop)
  expect(await status(shop, order.id)).toBe('cancelled')
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

test('a shopper who is at their bank when the hold ends is waited for a while', async () => {
  const { shop, shopper, order, initial } = await fourOrdered()
  const window = await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  shop.bank.faults.add({ on: 'call', call: 'POST /v1/payments/*/capture', effect: 'fail', times: 3 })
  shop.clock.pass({ minutes: 15 })
  shop.bank.pay(window.id)
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('pending')
  shop.clock.pass({ minutes: 2 })
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('paid')
  await expectMoneyAndStockRight(shop, initial)
})

// Fails if `pendingPaymentGraceMs` is not a quarter of an hour.
test('a payment that can be neither captured nor refunded is checked for fifteen minutes after the reservation ends', async () => {
  const { shop, muesli, shopper, order } = await fourOrdered()
  const window = await startPaying(shopper, order.id)
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  shop.bank.faults.add({
    on: 'call',
    call: 'POST /v1/payments/*/capture',
    effect: 'fail',
    status: 400,
    times: 100,
  })
  shop.bank.pay(window.id)
  for (const { minutes, seconds, is } of [
    { minutes: 15, seconds: 0, is: 'pending' },
    { minutes: 14, seconds: 59, is: 'pending' },
    { minutes: 0, seconds: 1, is: 'cancelled' },
  ]) {
    shop.clock.pass({ minutes, seconds })
    await requestPoll(shop.db, order.id, shop.clock.now())
    await expireReservations(shop)
    expect(await status(shop, order.id)).toBe(is)
  }
  expect(await stockOf(shop, muesli.id)).toBe(10)
})

// A bank may confirm up to three days after a failure.
test.each([1, 30, 71])(
  'a payment that the bank confirms %d hours after it failed is honoured',
  async (hours) => {
    const { shop, shopper, order, initial } = await fourOrdered()
    const window = await startPaying(shopper, order.id)
    const failed = shop.bank.fail(window.id)
    shop.clock.pass({ minutes: 16 })
    await runJobs(shop)
    expect(await status(shop, order.id)).toBe('cancelled')
    shop.clock.pass({ minutes: hours * 60 })
    await runJobs(shop)
    shop.bank.authorizeLate(failed.id)
    for (let turn = 0; turn < 4; turn++) {
      shop.clock.pass({ minutes: 12 * 60 })
      await runJobs(shop)
    }
    expect(await status(shop, order.id)).toBe('paid')
    await expectMoneyAndStockRight(shop, initial)
  },
)

test('orders that are over are not asked about for ever', async () => {
  const { shop, shopper, order } = await fourOrdered()
  await startPaying(shopper, order.id)
  for (let turn = 0; turn < 10; turn++) {
    shop.clock.pass({ minutes: 12 * 60 })
    await runJobs(shop)
  }
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', ask_at: null })
})

test('orders with failed payments don’t wait either: only authorised payments get a longer wait', async () => {
  const { shop, shopper, order } = await fourOrdered()
  shop.bank.fail((await startPaying(shopper, order.id)).id)
  for (let turn = 0; turn < 8; turn++) {
    shop.clock.pass({ minutes: 12 * 60 })
    await runJobs(shop)
  }
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', ask_at: null })
})

/** An order whose payment window was opened and which was cancelled; the bank confirms its payment long afterwards. */
async function paidLate({ hours }: { hours: number }) {
  const placed = await fourOrdered()
  const window = await startPaying(placed.shopper, placed.order.id)
  const failed = placed.shop.bank.fail(window.id)
  await placed.shopper.delete(`/api/orders/${placed.order.id}`)
  placed.shop.clock.pass({ minutes: hours * 60 })
  placed.shop.bank.authorizeLate(failed.id)
  return placed
}

// 100 hours: older than any order that is polled after an answer.
// Requirement D-99: Requests that the provider didn't answer are retried within seconds, whatever the order's age
//   (decision B8).
test.each([30, 71, 100])(
  'an unanswered request for an order of %d hours is retried within seconds, then at growing intervals',
  async (hours) => {
    const { shop, order, initial } = await paidLate({ hours })
    shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
    for (const seconds of [0, 5, 10]) {
      shop.clock.pass({ seconds })
      expect(await pollPayments(shop)).toBe(1)
      expect(await pollPayments(shop)).toBe(0)
      expect(await status(shop, order.id)).toBe('cancelled')
    }
    shop.bank.faults.clear()
    shop.clock.pass({ seconds: 20 })
    await pollPayments(shop)
    expect(await status(shop, order.id)).toBe('paid')
    expect(await orderRow(shop, order.id)).toMatchObject({ ask_failures: 0, unanswered_since: null })
    await expectMoneyAndStockRight(shop, initial)
  },
)

test('however long the provider is silent, the order is asked about every five minutes', async () => {
  const { shop, order } = await paidLate({ hours: 60 })
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 10_000 })
  for (let minutes = 0; minutes < 120; minutes += 5) {
    await pollPayments(shop)
    shop.clock.pass({ minutes: 5 })
  }
  shop.bank.faults.clear()
  expect(await pollPayments(shop)).toBe(1)
  expect(await status(shop, order.id)).toBe('paid')
})

// Fails if claiming an order stores the time of the next poll instead of the end of a lease.
// Requirement D-99
test('a process that dies while polling costs seconds', async () => {
  const { shop, order } = await paidLate({ hours: 30 })
  expect(await claimOrderToPoll(shop.db, shop.clock.now(), leaseEnd(shop.clock.now()))).toMatchObject({
    id: order.id,
  })
  expect(await pollPayments(shop)).toBe(0)
  shop.clock.pass({ seconds: leaseSeconds })
  expect(await pollPayments(shop)).toBe(1)
  expect(await status(shop, order.id)).toBe('paid')
})

test('news that comes in while the provider is being asked is asked for soon', async () => {
  let news = false
  const { shop, order } = await paidLate({ hours: 30 })
  shop.bank.faults.add({ on: 'call', effect: 'fail', times: 3 })
  const hooks = {
    at: async (point: string) => {
      if (point !== 'ask:claimed' || news) return
      news = true
      await requestPoll(shop.db, order.id, shop.clock.now())
    },
  }
  await pollPayments({ ...shop, hooks })
  expect(await status(shop, order.id)).toBe('paid')
})
