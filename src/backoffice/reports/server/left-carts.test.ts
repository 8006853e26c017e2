import { expect, test } from 'vitest'
import { createShopWithPayments, payFor, placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { addProduct, signInAs } from '#test/shop/shop.ts'
import type { CartsReport } from '../contract.ts'
import { countLeftCarts } from './count-left-carts.ts'
import { updateDailySales } from './update-daily-sales.ts'

// Requirement D-515: Reports show how many carts were abandoned in a period, with their value and nobody’s name
//   (decision X60).
test('a cart counts as left on the day of its last change, once the following day is over', async () => {
  const shop = await createShopWithPayments({ env: { VISITOR_CARTS: 'on' } })
  const muesli = await addProduct(shop.db, { stock: 50 })
  const put = async (quantity: number) => {
    const visitor = shop.visitor()
    await visitor.post('/api/cart/add', { product_id: muesli.id, quantity })
    return visitor
  }
  const report = async (by = 'day'): Promise<CartsReport> =>
    (
      await (await signInAs(shop, 'admin')).get(`/api/reports/carts?from=2026-06-15&to=2026-06-18&by=${by}`)
    ).json()
  expect((await report()).since).toBeNull()

  await put(2)
  await put(1)
  const changed = await put(3)
  const buyer = await signInShopper(shop)
  await payFor(shop, buyer, (await placeOrderOf(buyer, muesli.id, 1)).id)
  shop.clock.pass({ days: 1 })
  await countLeftCarts(shop)
  expect((await report()).total).toEqual({ carts: 0, units: 0, value: 0 })

  await changed.post('/api/cart/add', { product_id: muesli.id, quantity: 1 })
  shop.clock.pass({ days: 1 })
  await countLeftCarts(shop)
  await updateDailySales(shop)
  const price = (await shop.db.selectFrom('packs').select('price_paise').executeTakeFirstOrThrow())
    .price_paise
  const left = (key: string, carts: number, units: number) => ({
    key,
    carts,
    units,
    value: (units * price) / 100,
    carts_before: 0,
  })
  expect(await report()).toMatchObject({
    rows: [
      left('2026-06-15', 2, 3),
      left('2026-06-16', 0, 0),
      left('2026-06-17', 0, 0),
      left('2026-06-18', 0, 0),
    ],
    orders: 1,
  })

  shop.clock.pass({ days: 1 })
  await Promise.all([countLeftCarts(shop), countLeftCarts(shop)])
  expect((await report('week')).rows).toEqual([left('2026-06-15', 3, 7)])
  const { body } = await (await signInAs(shop, 'admin')).get(
    '/api/reports/carts.csv?from=2026-06-15&to=2026-06-16&by=day',
  )
  expect(body.replace('\uFEFF', '').split('\r\n').slice(1, -1)).toEqual([
    `2026-06-15,2,3,${((3 * price) / 100).toFixed(2)},0`,
    `2026-06-16,1,4,${((4 * price) / 100).toFixed(2)},0`,
    `Total,3,7,${((7 * price) / 100).toFixed(2)},0`,
  ])
})
