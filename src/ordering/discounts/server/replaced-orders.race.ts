import { expect, test } from 'vitest'
import { setCash } from '#test/shop/cash-orders.ts'
import { expectMoneyAndStockRight } from '#test/shop/money-and-stock.ts'
import { createShopWithPayments, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

test('an order that is paid in cash from several tabs while discounts are given keeps each of them once', async () => {
  const shop = await createShopWithPayments()
  const { db, clock, payments } = shop
  const other = await createTestShop({ db, clock, payments })
  const muesli = await addProduct(db, { stock: 100 })
  const admin = await signInAs(shop, 'admin')
  await setCash(admin)
  for (const round of times(8)) {
    const shopper = await signInShopper(shop)
    const { id } = await placeOrderOf(shopper, muesli.id, 1)
    const at = (tab: number) => (tab % 2 ? other : shop).app
    const give = (form: number) =>
      at(form).inject({
        method: 'POST',
        url: `/api/orders/${id}/discounts`,
        payload: { form_key: `discount-of-round-${round}-${form}`, amount: 10, reason: 'For a friend' },
        cookies: admin.cookies,
      })
    const pay = (tab: number) =>
      at(tab).inject({
        method: 'POST',
        url: '/api/orders/add',
        payload: { payment_method: 'cash_on_delivery' },
        cookies: shopper.cookies,
      })
    const [gave, placed] = await Promise.all([
      Promise.all(times(3).map(give)),
      Promise.all(times(3).map(pay)),
    ])
    const given = gave.filter(({ statusCode }) => statusCode === 200).length
    expect(new Set(placed.map((each) => each.json().id)).size, 'one cash order').toBe(1)
    const [cash] = placed
    expect(cash?.json()).toMatchObject({ total_price: 320 - given * 10, to_collect: 320 - given * 10 })
    expect(cash?.json().discounts).toHaveLength(given)
  }
  await expectMoneyAndStockRight(shop, { [muesli.id]: 100 })
})
