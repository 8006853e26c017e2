import { expect, test } from 'vitest'
import { addCoupon, countedUses } from '#test/shop/coupons.ts'
import {
  createShopWithPayments,
  runJobs,
  type Shopper,
  type ShopWithPayments,
  signInShopper,
} from '#test/shop/payment.ts'
import { addProduct, createTestShop, signInAs } from '#test/shop/shop.ts'

/** Shoppers who each have a pack of ₹320 in the cart. */
async function shoppersWithGoods(shop: ShopWithPayments, count: number) {
  const ragi = await addProduct(shop.db, { name: 'Ragi mix', price_paise: 32_000, stock: 500 })
  const shoppers = await Promise.all(Array.from({ length: count }, () => signInShopper(shop)))
  await Promise.all(shoppers.map((shopper) => shopper.post('/api/cart/add', { product_id: ragi.id })))
  return shoppers
}

/** The same, with the code TEN in the cart. */
async function shoppersWithCode(shop: ShopWithPayments, count: number) {
  const shoppers = await shoppersWithGoods(shop, count)
  for (const shopper of shoppers)
    expect((await shopper.post('/api/cart/coupon', { code: 'ten' })).statusCode).toBe(200)
  return shoppers
}

/** All order at once, through two processes. @returns the totals of the orders, and the other answers, each once */
async function orderAtOnce(
  shop: ShopWithPayments,
  shoppers: Shopper[],
  shown: { total_price?: number } = {},
) {
  const { db, clock, payments } = shop
  const other = await createTestShop({ db, clock, payments })
  const answers = await Promise.all(
    shoppers.map(({ cookies }, at) =>
      (at % 2 ? other : shop).app.inject({ method: 'POST', url: '/api/orders/add', payload: shown, cookies }),
    ),
  )
  const isPlaced = ({ statusCode }: { statusCode: number }) => statusCode === 201
  return {
    totals: answers.filter(isPlaced).map((answer) => answer.json().total_price),
    refused: new Set(
      answers
        .filter((answer) => !isPlaced(answer))
        .map((answer) => `${answer.statusCode} ${answer.json().code}`),
    ),
  }
}

// Requirement D-507: A coupon is used as often as its limit says, however many shoppers order at the same moment; an order that
//   is abandoned counts until its reservation ends, and then others can use the coupon (decision X59).
test('of 50 shoppers who race for 10 uses of a code, exactly 10 get it, and 10 more once those are abandoned', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const coupon = await addCoupon(shop.db, { max_uses: 10 })
  const shoppers = await shoppersWithCode(shop, 50)
  const first = await orderAtOnce(shop, shoppers)
  expect([first.totals, first.refused]).toEqual([Array(10).fill(288), new Set(['409 COUPON_REFUSED'])])
  expect(await countedUses(shop.db, coupon)).toBe(10)
  shop.clock.pass({ minutes: 61 })
  await runJobs(shop)
  expect(await countedUses(shop.db, coupon)).toBe(0)
  const second = await orderAtOnce(shop, shoppers)
  expect(second.totals).toEqual(Array(10).fill(288))
  expect(await countedUses(shop.db, coupon)).toBe(10)
})

// Requirement D-507
test('of shoppers who saw the saving of an automatic coupon, those without a use are told that the total has changed', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const coupon = await addCoupon(shop.db, { code: null, max_uses: 3 })
  const shoppers = await shoppersWithGoods(shop, 12)
  const { totals, refused } = await orderAtOnce(shop, shoppers, { total_price: 288 })
  expect([totals, refused]).toEqual([Array(3).fill(288), new Set(['409 PRICE_CHANGED'])])
  expect(await countedUses(shop.db, coupon)).toBe(3)
})

// Requirement D-507
test('a limit that is set while orders are placed counts them all', async () => {
  const shop = await createShopWithPayments({ webhooks: false })
  const coupon = await addCoupon(shop.db)
  const shoppers = await shoppersWithCode(shop, 20)
  const admin = await signInAs(shop, 'admin')
  const limit = (version: number) =>
    admin.put(`/api/coupons/${coupon}`, {
      version,
      name: 'Monsoon offer',
      minimum: 0,
      goods: null,
      combinable: false,
      first_order_only: false,
      starts_at: null,
      ends_at: null,
      max_uses: 8,
      max_per_customer: null,
    })
  const [{ totals }, edited] = await Promise.all([orderAtOnce(shop, shoppers), limit(1)])
  expect(edited.statusCode, edited.body).toBe(200)
  expect(await countedUses(shop.db, coupon)).toBe(totals.length)
  expect((await admin.get(`/api/coupons/${coupon}`)).json()).toMatchObject({ uses: totals.length })
})
