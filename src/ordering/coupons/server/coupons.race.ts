import { expect, test } from 'vitest'
import { addCoupon, countedUses } from '#test/shop/coupons.ts'
import { createShopWithPayments, signInShopper } from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

// Requirement D-513: A coupon is used as often as its limit says, however many shoppers order at the same moment; an order that
//   is abandoned counts until its reservation ends (decision X60).
test('of 50 shoppers who race for 10 uses of a code, exactly 10 get it', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const ragi = await addProduct(shop.db, { name: 'Ragi mix', price_paise: 32_000, stock: 100 })
  const coupon = await addCoupon(shop.db, { max_uses: 10 })
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => signInShopper(shop)))
  await Promise.all(
    shoppers.map(async (shopper) => {
      await shopper.post('/api/cart/add', { product_id: ragi.id })
      expect((await shopper.post('/api/cart/coupon', { code: 'ten' })).statusCode).toBe(200)
    }),
  )
  const answers = await Promise.all(shoppers.map((shopper) => shopper.post('/api/orders/add', {})))
  const placed = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json())
  expect(placed.map(({ total_price }) => total_price)).toEqual(Array(10).fill(288))
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().code}`))).toEqual(
    new Set(['409 COUPON_REFUSED']),
  )
  expect(await countedUses(shop.db, coupon)).toBe(10)
})
