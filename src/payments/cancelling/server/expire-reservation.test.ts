import { expect, test } from 'vitest'
import { applyPayments } from '#payments/processing/server/apply-payments.ts'
import { orderRow, shopWithPaymentWindow } from '#test/shop/payment.ts'
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts'
import { expireReservation } from './expire-reservation.ts'

const minute = 60

async function shopWithHold() {
  const { shop, order, window } = await shopWithPaymentWindow({ webhooks: false })
  const held = await orderRow(shop, order.id)
  const statusAfter = async (answer: Parameters<typeof expireReservation>[2]) => {
    await expireReservation(shop, held, answer)
    return (await orderRow(shop, order.id)).status
  }
  const passHold = (seconds: number) =>
    shop.clock.pass({
      seconds: (held.hold_expires_at.getTime() - shop.clock.now().getTime()) / 1000 + seconds,
    })
  return { shop, order, window, statusAfter, passHold }
}

test.each(['no-answer', 'refused'] as const)(
  'after %s the stock is held for six hours more',
  async (answer) => {
    const { statusAfter, passHold } = await shopWithHold()
    passHold(6 * 60 * minute - 1)
    expect(await statusAfter(answer)).toBe('pending')
    passHold(6 * 60 * minute)
    expect(await statusAfter(answer)).toBe('cancelled')
  },
)

test.each(['created', 'authorized'] as const)(
  'somebody whose payment is %s is waited for a quarter of an hour',
  async (status) => {
    const { shop, order, window, statusAfter, passHold } = await shopWithHold()
    shop.bank.faults.add({ on: 'payment', effect: 'authorise-only' })
    shop.bank.pay(window.id)
    const { payments } = await shop.payments.online.listOrderPayments(window.id)
    await applyPayments(
      shop,
      order.id,
      payments.map((payment) => ({ ...payment, status })),
    )
    passHold(15 * minute - 1)
    expect(await statusAfter('settled')).toBe('pending')
    passHold(15 * minute)
    expect(await statusAfter('settled')).toBe('cancelled')
  },
)

test('nobody is waited for whose payment failed', async () => {
  const { shop, order, window, statusAfter, passHold } = await shopWithHold()
  shop.bank.fail(window.id)
  const { payments } = await shop.payments.online.listOrderPayments(window.id)
  await applyPayments(shop, order.id, payments)
  passHold(-1)
  expect(await statusAfter('nothing-to-ask')).toBe('pending')
  passHold(0)
  expect(await statusAfter('nothing-to-ask')).toBe('cancelled')
})

test('an order that is not there is not given up', async () => {
  const { shop } = await shopWithHold()
  expect(await cancelUnpaidOrder(shop, 987_654, 'dismissed')).toBe(false)
})
