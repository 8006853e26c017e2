import { expect, test } from 'vitest'
import type { Db } from '#database/connect.ts'
import { addProduct, createTestShop } from '#test/shop/shop.ts'
import { exchangeUnits, releaseUnits, reserveUnits, type StockLine } from './reserve-units.ts'

/** No order owns the reservation, because these tests look at stock alone. */
const nobody = { orderId: null, now: new Date() }
const unheld = { fromOrderId: null, toOrderId: null, now: new Date() }

/** Three products with two, five and no units. */
async function shelf() {
  const { db } = await createTestShop()
  const ids: number[] = []
  for (const [name, stock] of [
    ['Podi', 2],
    ['Muesli', 5],
    ['Pepper', 0],
  ] as const)
    ids.push((await addProduct(db, { name, stock })).pack_id)
  const lines = (...quantities: number[]): StockLine[] =>
    ids.flatMap((packId, at) => {
      const quantity = quantities[at] ?? 0
      return quantity > 0 ? [{ packId, quantity }] : []
    })
  return { db, lines }
}

async function stocks(db: Db) {
  const rows = await db.selectFrom('packs').select('stock').orderBy('id').execute()
  return rows.map((row) => row.stock)
}

const version = async (db: Db) =>
  (await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version

test.each([
  ['some of each', [1, 2], [1, 3, 0]],
  ['all of each', [2, 5], [0, 0, 0]],
])('taking %s leaves the rest', async (_what, wanted, left) => {
  const { db, lines } = await shelf()
  const taken = await db.transaction().execute((trx) => reserveUnits(trx, lines(...wanted), nobody))
  expect(taken).toEqual({ ok: true })
  expect(await stocks(db)).toEqual(left)
})

// Requirement D-41
test.each([
  ['one too many of the second', [1, 6], 'Muesli', 5],
  ['one of what is sold out', [2, 5, 1], 'Pepper', 0],
])('%s is rejected, naming the product, and no stock is taken', async (_what, wanted, name, left) => {
  const { db, lines } = await shelf()
  const before = await version(db)
  const taken = await db.transaction().execute((trx) => reserveUnits(trx, lines(...wanted), nobody))
  expect(taken).toMatchObject({ ok: false, reason: 'NOT_ENOUGH_STOCK', name, left })
  expect(await stocks(db)).toEqual([2, 5, 0])
  expect(await version(db)).toBe(before)
})

test('several lines of one product count together', async () => {
  const { db, lines } = await shelf()
  const taken = await db
    .transaction()
    .execute((trx) => reserveUnits(trx, [...lines(1), ...lines(1), ...lines(1)], nobody))
  expect(taken).toMatchObject({ ok: false, name: 'Podi', left: 2 })
})

test('an archived product isn’t sold, but the units that an order reserved are released', async () => {
  const { db, lines } = await shelf()
  await db.updateTable('products').set({ archived_at: new Date() }).where('name', '=', 'Podi').execute()
  const taken = await db.transaction().execute((trx) => reserveUnits(trx, lines(1), nobody))
  expect(taken).toMatchObject({ ok: false, name: 'Podi', left: 0 })
  await db.transaction().execute((trx) => releaseUnits(trx, lines(3), nobody))
  expect(await stocks(db)).toEqual([5, 5, 0])
})

test('a replaced order gives and takes at once, all or none', async () => {
  const { db, lines } = await shelf()
  const swap = (give: StockLine[], take: StockLine[]) =>
    db.transaction().execute((trx) => exchangeUnits(trx, { give, take, ...unheld }))
  expect(await swap(lines(1), lines(3))).toEqual({ ok: true })
  expect(await stocks(db)).toEqual([0, 5, 0])
  expect(await swap(lines(2), lines(0, 9))).toMatchObject({ ok: false, name: 'Muesli' })
  expect(await stocks(db)).toEqual([0, 5, 0])
})

test.each([
  ['a sale that leaves some', [1], [], 0],
  ['a sale of the last', [2], [], 1],
  ['a sale of the last among others', [2, 1], [], 1],
  ['a return of what there still is', [], [0, 1], 0],
  ['a return of what was sold out', [], [0, 0, 1], 1],
])('%s raises the catalogue version as far as shoppers can tell', async (_what, take, give, raised) => {
  const { db, lines } = await shelf()
  const before = await version(db)
  await db
    .transaction()
    .execute((trx) => exchangeUnits(trx, { take: lines(...take), give: lines(...give), ...unheld }))
  expect((await version(db)) - before).toBe(raised)
})

test('of several that are lacking the first is named, whichever order the lines are in', async () => {
  const { db, lines } = await shelf()
  const taken = await db
    .transaction()
    .execute((trx) => reserveUnits(trx, [...lines(0, 0, 1), ...lines(0, 6), ...lines(3)], nobody))
  expect(taken).toMatchObject({ ok: false, name: 'Podi', left: 2 })
})

test('a product that is not there any more is refused too', async () => {
  const { db } = await shelf()
  const taken = await db
    .transaction()
    .execute((trx) => reserveUnits(trx, [{ packId: 999, quantity: 1 }], nobody))
  expect(taken).toEqual({
    ok: false,
    reason: 'NOT_ENOUGH_STOCK',
    packId: 999,
    productId: null,
    name: null,
    left: 0,
  })
})

test('an archived product is not sold to a replaced order either', async () => {
  const { db, lines } = await shelf()
  await db.updateTable('products').set({ archived_at: new Date() }).where('name', '=', 'Podi').execute()
  const swapped = await db
    .transaction()
    .execute((trx) => exchangeUnits(trx, { give: lines(2), take: lines(1), ...unheld }))
  expect(swapped).toMatchObject({ ok: false, name: 'Podi', left: 0 })
  expect(await stocks(db)).toEqual([2, 5, 0])
})

test('after a refusal the transaction goes on with everything as it was', async () => {
  const { db, lines } = await shelf()
  await db.transaction().execute(async (trx) => {
    expect(await exchangeUnits(trx, { give: lines(0, 1), take: lines(1, 0, 1), ...unheld })).toMatchObject({
      ok: false,
    })
    expect(await reserveUnits(trx, lines(2), nobody)).toEqual({ ok: true })
  })
  expect(await stocks(db)).toEqual([0, 5, 0])
})

test('what was given back of an archived product goes again when the rest is refused', async () => {
  const { db, lines } = await shelf()
  await db.updateTable('products').set({ archived_at: new Date() }).where('name', '=', 'Podi').execute()
  const swapped = await db
    .transaction()
    .execute((trx) => exchangeUnits(trx, { give: lines(1), take: lines(0, 0, 1), ...unheld }))
  expect(swapped).toMatchObject({ ok: false, name: 'Pepper' })
  expect(await stocks(db)).toEqual([2, 5, 0])
})

test('where nothing is wanted nothing is moved', async () => {
  const { db } = await shelf()
  expect(await db.transaction().execute((trx) => reserveUnits(trx, [], nobody))).toEqual({ ok: true })
  expect(await stocks(db)).toEqual([2, 5, 0])
})
