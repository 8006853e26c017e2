import { expect, test } from 'vitest'
import { createShopWithBatches, label, receiveGoods } from '#test/shop/batches.ts'
import { addProduct, createTestShop, signInAs, type TestShop } from '#test/shop/shop.ts'
import type { StockReport } from '../contract.ts'

/** Units of a variant sold on a day in the last weeks; the test shop's clock starts on 15 June. */
const sell = (shop: Pick<TestShop, 'db'>, packId: number, sales: Record<string, number>) =>
  shop.db
    .insertInto('daily_variant_sales')
    .values(
      Object.entries(sales).map(([day, units]) => ({
        day,
        pack_id: packId,
        units,
        sold_paise: 0,
        refunded_paise: 0,
      })),
    )
    .execute()

type Admin = Awaited<ReturnType<typeof signInAs>>
const forecastOf = async (admin: Admin) => (await admin.get('/api/reports/stock')).json<StockReport>()

// Requirement D-513: The stock forecast lists which products will run out first, with a bar for how long the stock lasts, and
//   how many to make this week, and says which have too few sales for a forecast (decision X60).
test('products that run out first come first, and those with too few sales last', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const mix = await addProduct(shop.db, { name: 'Ragi Mix', stock: 13 })
  const honey = await addProduct(shop.db, { name: 'Honey', stock: 0 })
  const seeds = await addProduct(shop.db, { name: 'Seeds', stock: 100 })
  await addProduct(shop.db, { name: 'New Laddu', stock: 5 })
  // Long before, in the last four weeks, and today, which isn't over.
  await sell(shop, mix.pack_id, { '2026-04-01': 70, '2026-05-20': 26, '2026-06-14': 30, '2026-06-15': 500 })
  await sell(shop, honey.pack_id, { '2026-05-18': 14, '2026-06-01': 14 })
  await sell(shop, seeds.pack_id, { '2026-06-03': 14, '2026-06-10': 14 })
  const { rows } = await forecastOf(admin)
  expect(rows.map(({ name, stock, forecast }) => [name, stock, forecast])).toEqual([
    ['Honey', 0, { per_week: 7, days_left: 0, expiring: 0, to_make: 14 }],
    ['Ragi Mix', 13, { per_week: 14, days_left: 6, expiring: 0, to_make: 15 }],
    ['New Laddu', 5, null],
    ['Seeds', 100, null],
  ])
  const { body } = await admin.get('/api/reports/stock.csv')
  expect(body.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Product,In stock,Reserved,Sold per week,Days left,To make,Not sold before the last sale date',
    'Honey,0,0,7,0,14,0',
    'Ragi Mix,13,0,14,6,15,0',
    'New Laddu,5,0,Too few sales for a forecast,,,',
    'Seeds,100,0,Too few sales for a forecast,,,',
    '',
  ])
})

test('units in a batch that can’t be sold in time don’t count, and reserved units are listed', async () => {
  const { shop, admin, pack_id, bought } = await createShopWithBatches(20, 10)
  // May be ordered until tomorrow: 12 days of shelf life at delivery and 10 on the way are required.
  await receiveGoods(admin, pack_id, 40, label('2026-07-08'))
  await bought(3, { paid: false })
  await sell(shop, pack_id, { '2026-05-18': 28, '2026-06-08': 28 })
  const { rows } = await forecastOf(admin)
  // Of the 37 that are left of it, 4 are sold until tomorrow; then the other 30 follow.
  expect(rows).toMatchObject([
    { stock: 67, reserved: 3, forecast: { per_week: 14, days_left: 17, expiring: 33, to_make: 0 } },
  ])
})

test('deleted products aren’t listed, and only those who may see the stock see it', async () => {
  const shop = await createTestShop()
  const admin = await signInAs(shop, 'admin')
  const mix = await addProduct(shop.db, { name: 'Ragi Mix', stock: 13 })
  expect((await forecastOf(admin)).rows).toMatchObject([{ name: 'Ragi Mix' }])
  await admin.delete(`/api/products/${mix.id}`)
  expect((await forecastOf(admin)).rows).toEqual([])
  const customer = await signInAs(shop, 'customer')
  expect((await customer.get('/api/reports/stock')).statusCode).toBe(403)
})
