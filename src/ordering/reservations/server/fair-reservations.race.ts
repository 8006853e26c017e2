import { expect, test } from 'vitest'
import { createShopWithPayments, signInShopper, stockOf } from '#test/shop/payment.ts'
import { addProduct } from '#test/shop/shop.ts'

/* Guarded by `lockNetwork`, which makes counting and placing atomic. */
test('thirty customers of one network who order at the same moment get three holds', async () => {
  const shop = await createShopWithPayments({ webhooks: false, env: { UNPAID_ORDERS_PER_NETWORK: '3' } })
  const { id } = await addProduct(shop.db, { stock: 100 })
  const shoppers = await Promise.all(Array.from({ length: 30 }, () => signInShopper(shop)))
  await Promise.all(shoppers.map((shopper) => shopper.post('/api/cart/add', { product_id: id })))
  const answers = await Promise.all(
    shoppers.map((shopper) => shopper.post('/api/orders/add', {}, { remoteAddress: '49.37.1.1' })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array<number>(3).fill(201), ...Array<number>(27).fill(429)])
  expect(await stockOf(shop, id)).toBe(97)
})
