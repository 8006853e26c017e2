import { expect, test } from 'vitest'
import { orderInCash, setCash } from '#test/shop/cash-orders.ts'
import { expectStockMatchesLedger } from '#test/shop/money-and-stock.ts'
import { signInShopper, stockOf } from '#test/shop/payment.ts'
import { phoneOrderInput, shopOnThePhone } from '#test/shop/phone-orders.ts'

// Requirement D-484
test('of a call and two shoppers who want the last unit at the same time, one gets it', async () => {
  for (let round = 0; round < 6; round++) {
    const { shop, muesli, packId, place } = await shopOnThePhone({ stock: 1 })
    const shoppers = [await signInShopper(shop), await signInShopper(shop)]
    for (const shopper of shoppers)
      await shopper.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
    const answers = await Promise.all([
      place({ items: [{ pack_id: packId, quantity: 1 }], total_price: 320 }),
      ...shoppers.map((shopper) => shopper.post('/api/orders/add', {})),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
    expect(await stockOf(shop, muesli.id)).toBe(0)
    await expectStockMatchesLedger(shop.db)
  }
})

// Requirement D-487
test('two of the staff and the customer who place cash orders at the same time keep to the limit', async () => {
  const { shop, muesli, packId, admin, place } = await shopOnThePhone()
  await setCash(admin, { maxOpenOrders: 1 })
  for (let round = 0; round < 4; round++) {
    const shopper = await signInShopper(shop)
    const cash = { phone: shopper.user.phone, payment: { how: 'on_delivery' } }
    const one = { ...cash, items: [{ pack_id: packId, quantity: 1 }], total_price: 320 }
    const answers = await Promise.all([place(one), place(one), orderInCash(shopper, muesli.id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  }
  expect(await stockOf(shop, muesli.id)).toBe(6)
  await expectStockMatchesLedger(shop.db)
})

// Requirement D-488
test('the same form sent several times at once makes one order', async () => {
  const { shop, muesli, packId, admin } = await shopOnThePhone()
  for (let round = 1; round <= 3; round++) {
    const input = phoneOrderInput(packId)
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/phone-orders', input)))
    expect(new Set(answers.map((answer) => answer.json().order.id)).size).toBe(1)
    expect(await stockOf(shop, muesli.id)).toBe(10 - 2 * round)
  }
})
