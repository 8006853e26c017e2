import { expect, test } from 'vitest'
import { expectStockMatchesLedger } from '#test/shop/money-and-stock.ts'
import { signInShopper, stockOf } from '#test/shop/payment.ts'
import { shopOnThePhone } from '#test/shop/phone-orders.ts'

// Requirement D-560
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
