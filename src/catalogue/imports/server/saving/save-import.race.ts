import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { raiseProductVersion } from '#catalogue/products/server/products/products.queries.ts'
import type { Database } from '#database/schema.ts'
import { reserveUnits } from '#inventory/stock/server/reserve-units.ts'
import { untilWaiting } from '#test/shop/lock-waits.ts'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { office } from '#test/shop/product-files.ts'
import { createTestShop, type TestShop } from '#test/shop/shop.ts'
import { runImport } from './run-import.ts'

/** Holds locks in another transaction while an import waits for them. */
async function whileImportWaits(
  shop: TestShop,
  lock: (trx: Transaction<Database>) => Promise<unknown>,
  then: (trx: Transaction<Database>) => Promise<unknown>,
) {
  const running = await shop.db.transaction().execute(async (trx) => {
    await lock(trx)
    const started = runImport(shop).catch((error: unknown) => error)
    await untilWaiting(shop.db, 1)
    await then(trx)
    return { started }
  })
  return running.started
}

// Requirement D-522
test('a server that is killed after it wrote all rows has saved nothing, and another one saves them', async () => {
  const { shop, muesli, large, start, last, exportFile } = await office()
  const rows = `${muesli.id},${muesli.pack_id},300,99\n${muesli.id},${large.id},700,88`
  await start(`product_id,size_id,price,stock\n${rows}`)
  const before = await exportFile()
  await whileImportWaits(
    shop,
    // The import locks this row last.
    (trx) => trx.selectFrom('catalogue_version').selectAll().forUpdate().execute(),
    () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db),
  )
  expect(await exportFile()).toBe(before)
  expect(await last()).toMatchObject({ state: 'saving', ended_at: null })
  shop.clock.pass({ seconds: 11 })
  const other = await createTestShop({ db: shop.db, clock: shop.clock })
  await Promise.all([runImport(other), runImport(shop)])
  expect(await last()).toMatchObject({ state: 'saved', restarted: true })
  const stock = await shop.db.selectFrom('packs').select('stock').orderBy('id').limit(2).execute()
  expect(stock.map((pack) => pack.stock)).toEqual([99, 88])
  await expectLedgerRight(shop.db)
})

// Requirement D-520
test('an edit in another tab that is saved first is not overwritten', async () => {
  const { shop, muesli, start, last, product } = await office()
  await start(`product_id,size_id,price\n${muesli.id},${muesli.pack_id},300`)
  await whileImportWaits(
    shop,
    (trx) => trx.selectFrom('products').select('id').where('id', '=', muesli.id).forUpdate().execute(),
    async (trx) => {
      await trx.updateTable('packs').set({ price_paise: 34_500 }).where('id', '=', muesli.pack_id).execute()
      await raiseProductVersion(trx, muesli.id)
    },
  )
  expect(await last()).toMatchObject({ state: 'refused', reason: 'changed' })
  expect((await product(muesli.id)).price).toBe(345)
})

test('units that are sold during an import stay sold', async () => {
  const { shop, muesli, large, start, last } = await office()
  const packIds = [large.id, muesli.pack_id]
  await start(
    `product_id,size_id,stock,stock_at_export\n${muesli.id},${muesli.pack_id},50,10\n${muesli.id},${large.id},44,4`,
  )
  const buy = () =>
    shop.db.transaction().execute((trx) =>
      reserveUnits(
        trx,
        packIds.map((packId) => ({ packId, quantity: 1 })),
        { orderId: null, now: new Date() },
      ),
    )
  const [, ...bought] = await Promise.all([runImport(shop), buy(), buy(), buy(), buy()])
  expect(bought.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(await last()).toMatchObject({ state: 'saved' })
  const packs = await shop.db
    .selectFrom('packs')
    .select('stock')
    .where('id', 'in', packIds)
    .orderBy('id')
    .execute()
  expect(packs.map(({ stock }) => stock)).toEqual([46, 40])
  await expectLedgerRight(shop.db)
})
