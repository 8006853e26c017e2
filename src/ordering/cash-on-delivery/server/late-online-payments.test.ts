import { expect, test } from 'vitest'
import { orderInCash, shopWithCash } from '#test/shop/cash-orders.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { deliverWebhooks, orderRow, placeOrderOf, runJobs, startPaying } from '#test/shop/payment.ts'

type CashShop = Awaited<ReturnType<typeof shopWithCash>>

/** An online order whose payment window was opened. */
async function openWindow({ shopper, muesli }: CashShop, units = 1) {
  const order = await placeOrderOf(shopper, muesli.id, units)
  return { order, window: await startPaying(shopper, order.id) }
}

/** The bank confirms a payment in this window, and the shop hears of it. */
async function payLate({ shop }: CashShop, window: { id: string }) {
  shop.bank.pay(window.id)
  await deliverWebhooks(shop)
  await runJobs(shop)
}

const refundsOf = ({ shop }: CashShop) =>
  shop.db.selectFrom('refunds').select(['amount_paise', 'reason', 'status']).execute()

test('a late payment of an online order that was replaced by a cash order is refunded, and one parcel is sent', async () => {
  const cashShop = await shopWithCash()
  const { shop, shopper, muesli } = cashShop
  const { order, window } = await openWindow(cashShop, 2)
  const cash = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(cash.json()).toMatchObject({ status: 'paid', to_collect: 640 })
  await payLate(cashShop, window)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', paid_at: null })
  expect(await orderRow(shop, cash.json().id)).toMatchObject({ payment_state: 'due_on_delivery' })
  expect(await refundsOf(cashShop)).toEqual([
    { amount_paise: 64_000, reason: 'too_late', status: 'processed' },
  ])
  await runJobs(shop)
  const subjects = shop.mails.map(({ subject }) => subject)
  expect(subjects).toContain(`Your refund for order #${order.id} is on its way`)
  expect(shop.mails.some(({ text }) => text?.includes('placed a cash on delivery order'))).toBe(true)
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

test('a late payment of an online order that expired before the cash order is refunded', async () => {
  const cashShop = await shopWithCash()
  const { shop, muesli, shopper } = cashShop
  const { order, window } = await openWindow(cashShop)
  shop.clock.pass({ minutes: 60 })
  await runJobs(shop)
  expect(await orderRow(shop, order.id)).toMatchObject({ cancel_reason: 'hold_expired' })
  await shopper.logInAgain()
  const cash = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  expect(cash.statusCode).toBe(201)
  await payLate(cashShop, window)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', paid_at: null })
  expect(await refundsOf(cashShop)).toMatchObject([{ reason: 'too_late', status: 'processed' }])
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

test('a payment that is only authorized is not captured once the customer has ordered in cash', async () => {
  const cashShop = await shopWithCash()
  const { shop, muesli, shopper } = cashShop
  const { order, window } = await openWindow(cashShop)
  await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
  const payment = shop.bank.pay(window.id)
  await deliverWebhooks(shop)
  expect(shop.bank.store.payments.get(payment.id)?.entity).toMatchObject({ captured: false })
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'cancelled', paid_at: null })
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

test('a late payment reinstates its order if the customer has cancelled the cash order', async () => {
  const cashShop = await shopWithCash()
  const { shop, muesli, shopper } = cashShop
  const { order, window } = await openWindow(cashShop)
  const cash = await shopper.post('/api/orders/add', { payment_method: 'cash_on_delivery' })
  await shopper.delete(`/api/orders/${cash.json().id}`)
  await payLate(cashShop, window)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', attention: 'paid_after_cancel' })
  expect(await refundsOf(cashShop)).toEqual([])
  await expectMoneyAndStockRight(shop, { [muesli.id]: 10 })
})

test('a cash order from before the online order does not stop a late payment', async () => {
  const cashShop = await shopWithCash()
  const { shop, muesli, shopper } = cashShop
  await orderInCash(shopper, muesli.id)
  shop.clock.pass({ minutes: 20 })
  await shopper.logInAgain()
  const { order, window } = await openWindow(cashShop)
  await shopper.delete(`/api/orders/${order.id}`)
  await payLate(cashShop, window)
  expect(await orderRow(shop, order.id)).toMatchObject({ status: 'paid', attention: 'paid_after_cancel' })
})
