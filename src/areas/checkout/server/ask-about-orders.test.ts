import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '../../../../test/money-and-stock.ts'
import { orderRow, runJobs, shopWithOrder, startPaying, stockOf } from '../../../../test/payment.ts'
import { askAboutOrders } from './ask-about-orders.ts'

const fourOrdered = (options: Parameters<typeof shopWithOrder>[0] = { webhooks: false }) =>
  shopWithOrder({ units: 4, ...options })
const status = async (...[shop, id]: Parameters<typeof orderRow>) => (await orderRow(shop, id)).status

// Decision B9.
test('an unpaid order is held 15 minutes, then cancelled and restocked once', async () => {
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

test('the hold is a setting', async () => {
  const { shop, order } = await fourOrdered({ env: { ORDER_HOLD_MINUTES: '3' } })
  shop.clock.pass({ minutes: 3 })
  await runJobs(shop)
  expect(await status(shop, order.id)).toBe('cancelled')
})

// Holds while `lookAfter` settles before it gives up.
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
  await askAboutOrders(shop)
  expect(await status(shop, order.id)).toBe('pending')
  shop.clock.pass({ minutes: 7 * 60 })
  await askAboutOrders(shop)
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

// A bank may answer for three days after a failure.
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
