import { expect, test } from 'vitest'
import { addProduct, createTestShop } from '../../../../test/shop.ts'
import type { Db } from '../../../database/connect.ts'
import { exchangeStock, returnStock, type StockLine, takeStock } from './stock.ts'

/** Three products: two left of the first, five of the second, none of the third. */
async function shelf() {
  const { db } = await createTestShop()
  const ids: number[] = []
  for (const [name, stock] of [
    ['Podi', 2],
    ['Muesli', 5],
    ['Pepper', 0],
  ] as const)
    ids.push((await addProduct(db, { name, stock })).id)
  const lines = (...quantities: number[]): StockLine[] =>
    ids.flatMap((productId, at) => {
      const quantity = quantities[at] ?? 0
      return quantity > 0 ? [{ productId, quantity }] : []
    })
  return { db, lines }
}

async function stocks(db: Db) {
  const rows = await db.selectFrom('products').select('stock').orderBy('id').execute()
  return rows.map((row) => row.stock)
}

const version = async (db: Db) =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version

test.each([
  ['some of each', [1, 2], [1, 3, 0]],
  ['all of each', [2, 5], [0, 0, 0]],
])('taking %s leaves the rest', async (_what, wanted, left) => {
  const { db, lines } = await shelf()
  const taken = await db.transaction().execute((trx) => takeStock(trx, lines(...wanted)))
  expect(taken).toEqual({ ok: true })
  expect(await stocks(db)).toEqual(left)
})

test.each([
  ['one too many of the second', [1, 6], 'Muesli', 5],
  ['one of what is sold out', [2, 5, 1], 'Pepper', 0],
])('%s is refused by name, and nothing is taken', async (_what, wanted, name, left) => {
  const { db, lines } = await shelf()
  const before = await version(db)
  const taken = await db.transaction().execute((trx) => takeStock(trx, lines(...wanted)))
  expect(taken).toMatchObject({ ok: false, reason: 'NOT_ENOUGH_STOCK', name, left })
  expect(await stocks(db)).toEqual([2, 5, 0])
  expect(await version(db)).toBe(before)
})

test('several lines of one product count together', async () => {
  const { db, lines } = await shelf()
  const taken = await db
    .transaction()
    .execute((trx) => takeStock(trx, [...lines(1), ...lines(1), ...lines(1)]))
  expect(taken).toMatchObject({ ok: false, name: 'Podi', left: 2 })
})

test('an archived product is not sold, but what an order held of it is given back', async () => {
  const { db, lines } = await shelf()
  await db.updateTable('products').set({ archived_at: new Date() }).where('name', '=', 'Podi').execute()
  const taken = await db.transaction().execute((trx) => takeStock(trx, lines(1)))
  expect(taken).toMatchObject({ ok: false, name: 'Podi', left: 0 })
  await db.transaction().execute((trx) => returnStock(trx, lines(3)))
  expect(await stocks(db)).toEqual([5, 5, 0])
})

test('a replaced order gives and takes at once, all or none', async () => {
  const { db, lines } = await shelf()
  const swap = (give: StockLine[], take: StockLine[]) =>
    db.transaction().execute((trx) => exchangeStock(trx, { give, take }))
  expect(await swap(lines(1), lines(3))).toEqual({ ok: true })
  expect(await stocks(db)).toEqual([0, 5, 0])
  expect(await swap(lines(2), lines(0, 9))).toMatchObject({ ok: false, name: 'Muesli' })
  expect(await stocks(db)).toEqual([0, 5, 0])
})

test.each([
  ['a sale that leaves some', [1], [], 0],
  ['a sale of the last', [2], [], 1],
  ['a return of what there still is', [], [0, 1], 0],
  ['a return of what was sold out', [], [0, 0, 1], 1],
])('%s raises the catalogue version as far as shoppers can tell', async (_what, take, give, raised) => {
  const { db, lines } = await shelf()
  const before = await version(db)
  await db.transaction().execute((trx) => exchangeStock(trx, { take: lines(...take), give: lines(...give) }))
  expect((await version(db)) - before).toBe(raised)
})
