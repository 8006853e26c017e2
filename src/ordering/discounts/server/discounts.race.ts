import { expect, test } from 'vitest'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import {
  createShopWithPayments,
  deliverWebhooks,
  orderRow,
  placeOrderOf,
  runJobs,
  signedProof,
  signInShopper,
  startPaying,
} from '#test/shop/payment.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** A shop with two processes and a product of ₹320, and what discounts its orders. */
async function shopOfTwo() {
  const shop = await createShopWithPayments()
  const { db, clock, payments } = shop
  const other = await createTestShop({ db, clock, payments })
  const muesli = await addProduct(db, { stock: 100 })
  const admin = await signInAs(shop, 'admin')
  const discount = (orderId: number, form: number, amount: number) =>
    (form % 2 ? other : shop).app.inject({
      method: 'POST',
      url: `/api/orders/${orderId}/discounts`,
      payload: { form_key: `discount-form-in-a-race-${form}`, amount, reason: 'For a friend' },
      cookies: admin.cookies,
    })
  return { shop, muesli, discount, initial: { [muesli.id]: 100 } }
}

test('discounts given at once in two processes all count, and together leave at least one rupee', async () => {
  const { shop, muesli, discount } = await shopOfTwo()
  const shopper = await signInShopper(shop)
  const { id } = await placeOrderOf(shopper, muesli.id, 1)
  const answers = await Promise.all(times(10).map((form) => discount(id, form, 100)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...times(3).map(() => 200),
    ...times(7).map(() => 409),
  ])
  expect((await orderRow(shop, id)).total_paise).toBe(2_000)
})

test('a form that is sent many times at once gives one discount', async () => {
  const { shop, muesli, discount } = await shopOfTwo()
  const shopper = await signInShopper(shop)
  const { id } = await placeOrderOf(shopper, muesli.id, 1)
  const answers = await Promise.all(times(8).map(() => discount(id, 1, 100)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(8).map(() => 200))
  expect((await orderRow(shop, id)).total_paise).toBe(22_000)
})

test('an order that is paid, cancelled and discounted at once ends paid in full at its total, or returned', async () => {
  const { shop, muesli, discount, initial } = await shopOfTwo()
  for (const round of times(12)) {
    const shopper = await signInShopper(shop)
    const { id } = await placeOrderOf(shopper, muesli.id, 1)
    const opened = await startPaying(shopper, id)
    const pays = async () => {
      const payment = shop.bank.pay(opened.id)
      await shopper.post('/api/payment/verify', signedProof(id, opened.id, payment.id))
    }
    await Promise.all([
      pays(),
      discount(id, round * 2, 100),
      discount(id, round * 2 + 1, 50),
      startPaying(shopper, id),
      ...(round % 3 === 0 ? [shopper.delete(`/api/orders/${id}`)] : []),
    ])
    // The customer pays whatever window is current now, unless the order is paid or cancelled.
    const current = await startPaying(shopper, id)
    if (current.id && current.id !== opened.id) shop.bank.pay(current.id)
  }
  for (const _turn of times(3)) {
    await deliverWebhooks(shop)
    shop.clock.pass({ minutes: 5 })
    await runJobs(shop)
  }
  await expectMoneyAndStockRight(shop, initial)
})
