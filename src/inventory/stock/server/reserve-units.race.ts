import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { untilWaiting } from '#test/shop/lock-waits.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { addProduct, addVariant, createTestShop } from '#test/shop/shop.ts'
import { exchangeUnits, reserveUnits } from './reserve-units.ts'

/** No order owns the reservation, because these tests look at stock alone. */
const nobody = { orderId: null, now: new Date() }
const unheld = { fromOrderId: null, toOrderId: null, now: new Date() }

// Requirement D-42: Stock never becomes negative and is never sold twice (decision B10).
test('fifty simultaneous buyers get exactly the ten units in stock', async () => {
  const { db } = await createTestShop()
  const { pack_id } = await addProduct(db, { stock: 10 })
  const buy = () =>
    db.transaction().execute((trx) => reserveUnits(trx, [{ packId: pack_id, quantity: 1 }], nobody))
  const bought = await Promise.all(Array.from({ length: 50 }, buy))
  expect(bought.filter(({ ok }) => ok)).toHaveLength(10)
  expect(await db.selectFrom('packs').select('stock').executeTakeFirst()).toEqual({ stock: 0 })
  await expectLedgerRight(db)
})

test('orders that replace one another crosswise do not wait for each other for ever', async () => {
  const { db } = await createTestShop()
  const one = [{ packId: (await addProduct(db, { stock: 20 })).pack_id, quantity: 1 }]
  const two = [{ packId: (await addProduct(db, { stock: 20 })).pack_id, quantity: 1 }]
  const swap = (at: number) =>
    db
      .transaction()
      .execute((trx) =>
        exchangeUnits(trx, { ...(at % 2 ? { give: one, take: two } : { give: two, take: one }), ...unheld }),
      )
  const swapped = await Promise.all(Array.from({ length: 40 }, (_each, at) => swap(at)))
  expect(swapped.every(({ ok }) => ok)).toBe(true)
  const rows = await db.selectFrom('packs').select('stock').execute()
  expect(rows).toEqual([{ stock: 20 }, { stock: 20 }])
  await expectLedgerRight(db)
})

// Requirement D-93
test('of two buyers of the last unit of the second size one gets it, and the first size is unchanged', async () => {
  const { db } = await createTestShop()
  for (let round = 0; round < 10; round++) {
    const { id } = await addProduct(db, { stock: 10 })
    const last = await addVariant(db, id, { stock: 1 })
    const buy = () =>
      db.transaction().execute((trx) => reserveUnits(trx, [{ packId: last.id, quantity: 1 }], nobody))
    const bought = await Promise.all([buy(), buy()])
    expect(bought.filter(({ ok }) => ok)).toHaveLength(1)
    const rows = await db
      .selectFrom('packs')
      .select('stock')
      .where('product_id', '=', id)
      .orderBy('position')
      .execute()
    expect(rows).toEqual([{ stock: 10 }, { stock: 0 }])
  }
})

test('sales that wait for each other while an order line refers to the same variant all succeed', async () => {
  const { db } = await createTestShop()
  const { pack_id } = await addProduct(db, { stock: 10 })
  const sell = () =>
    db.transaction().execute((trx) => reserveUnits(trx, [{ packId: pack_id, quantity: 1 }], nobody))
  // What the foreign key of an order line does to the variant until its transaction ends.
  const ordering = await db.startTransaction().execute()
  await sql`select from packs where id = ${pack_id} for key share`.execute(ordering)
  const first = await db.startTransaction().execute()
  await reserveUnits(first, [{ packId: pack_id, quantity: 1 }], nobody)
  const waiting = [sell()]
  await untilWaiting(db, 1)
  waiting.push(sell())
  await untilWaiting(db, 2)
  await first.commit().execute()
  expect((await Promise.all(waiting)).map(({ ok }) => ok)).toEqual([true, true])
  await ordering.commit().execute()
  expect(await db.selectFrom('packs').select('stock').executeTakeFirst()).toEqual({ stock: 7 })
})

// After waiting for the lock the sale reads that row again; other rows are as old as its statement.
test('a sale that waited while its product was taken out of the shop is refused', async () => {
  const { db } = await createTestShop()
  const { id, pack_id } = await addProduct(db)
  const archiving = await db.startTransaction().execute()
  await archiving.updateTable('products').set({ archived_at: new Date() }).where('id', '=', id).execute()
  const sale = db
    .transaction()
    .execute((trx) => reserveUnits(trx, [{ packId: pack_id, quantity: 1 }], nobody))
  await untilWaiting(db, 1)
  await archiving.commit().execute()
  expect(await sale).toMatchObject({ ok: false, left: 0 })
})

test('sales of both sizes, and the product hidden and shown meanwhile, do not wait for each other for ever', async () => {
  const { db } = await createTestShop()
  const { id, pack_id } = await addProduct(db, { stock: 500 })
  const second = (await addVariant(db, id, { stock: 500 })).id
  const sell = () =>
    db.transaction().execute((trx) =>
      reserveUnits(
        trx,
        [
          { packId: second, quantity: 1 },
          { packId: pack_id, quantity: 1 },
        ],
        nobody,
      ),
    )
  const show = (archived_at: Date | null) =>
    db.updateTable('products').set({ archived_at }).where('id', '=', id).execute()
  const happened = await Promise.all(
    Array.from({ length: 60 }, async (_, at) =>
      at % 3 === 0 ? show(at % 2 ? new Date() : null).then(() => false) : sell().then(({ ok }) => ok),
    ),
  )
  const sold = happened.filter(Boolean).length
  const rows = await db.selectFrom('packs').select('stock').execute()
  expect(rows).toEqual([{ stock: 500 - sold }, { stock: 500 - sold }])
  await expectLedgerRight(db)
})
