import { expect, test } from 'vitest'
import { addProduct, createTestShop } from '../../../../test/shop.ts'
import { exchangeStock, takeStock } from './stock.ts'

test('fifty buyers at once get just the ten that there are', async () => {
  const { db } = await createTestShop()
  const { id } = await addProduct(db, { stock: 10 })
  const buy = () => db.transaction().execute((trx) => takeStock(trx, [{ productId: id, quantity: 1 }]))
  const bought = await Promise.all(Array.from({ length: 50 }, buy))
  expect(bought.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await db.selectFrom('products').select('stock').executeTakeFirst()).toEqual({ stock: 0 })
})

test('orders that replace one another crosswise do not wait for each other for ever', async () => {
  const { db } = await createTestShop()
  const one = [{ productId: (await addProduct(db, { stock: 20 })).id, quantity: 1 }]
  const two = [{ productId: (await addProduct(db, { stock: 20 })).id, quantity: 1 }]
  const swap = (at: number) =>
    db
      .transaction()
      .execute((trx) => exchangeStock(trx, at % 2 ? { give: one, take: two } : { give: two, take: one }))
  const swapped = await Promise.all(Array.from({ length: 40 }, (_each, at) => swap(at)))
  expect(swapped.every(({ ok }) => ok)).toBe(true)
  const rows = await db.selectFrom('products').select('stock').execute()
  expect(rows).toEqual([{ stock: 20 }, { stock: 20 }])
})
