import { expect, test } from 'vitest'
import { createShopWithBatches } from '#test/shop/batches.ts'
import { expectLedgerRight, expectReservationsRight } from '#test/shop/money-and-stock.ts'
import { placeOrderOf, signInShopper } from '#test/shop/payment.ts'
import { office } from '#test/shop/product-files.ts'
import { names, searchFor, settle } from '#test/shop/search.ts'
import { addCategory, signInAsStaff } from '#test/shop/shop.ts'
import { runImport } from './run-import.ts'

// Requirement D-519
test('an order keeps its price and its units; the stock counts from what is available', async () => {
  const { shop, admin, id, pack_id, bought } = await createShopWithBatches(6, 5)
  const { exportFile, save, product } = await office(shop, admin)
  const order = await bought(2, { paid: false })
  const file = (await exportFile()).replace(/^1,Millet Muesli,.*$/m, (line) =>
    line.replace('320.00', '300.00').replace(/,9,9,/, ',3,9,'),
  )
  const paid = await bought(1)
  expect(await save(file)).toMatchObject({ state: 'saved', changed: 1 })
  expect((await product(id)).packs).toMatchObject([{ id: pack_id, price: 300, stock: 2, reserved: 2 }])
  const orders = await shop.db.selectFrom('order_items').select(['order_id', 'unit_price_paise']).execute()
  expect(orders).toEqual([
    { order_id: order.id, unit_price_paise: 32_000 },
    { order_id: paid.id, unit_price_paise: 32_000 },
  ])
  const shopper = await signInShopper(shop)
  expect((await placeOrderOf(shopper, id, 2)).total_price).toBeLessThan(order.total_price)
  await expectLedgerRight(shop.db)
  await expectReservationsRight(shop.db)
})

// Requirement D-519
test('visitors find imported products by their new names at once', async () => {
  const { shop, muesli, save } = await office()
  await settle(shop)
  expect(names(await searchFor(shop, 'muesli'))).toHaveLength(1)
  const path = `/api/products/${muesli.id}`
  expect((await shop.visitor().get(path)).json().name).toBe('=Muesli, "crisp"')
  await save(`product_id,size_id,name\n${muesli.id},${muesli.pack_id},Granola`)
  expect((await shop.visitor().get(path)).json().name).toBe('Granola')
  await settle(shop)
  expect(names(await searchFor(shop, 'granola'))).toEqual(['Granola'])
})

// Requirement D-520
test('a category that is deleted after the check saves nothing', async () => {
  const { shop, admin, muesli, checked, start, last, product } = await office()
  const { id } = await addCategory(shop.db, { name: 'Snacks' })
  const file = `product_id,size_id,category\n${muesli.id},${muesli.pack_id},Snacks`
  const { seen } = await checked(file)
  await admin.delete(`/api/categories/${id}`)
  await start(file, { seen })
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'refused', problems: [{ row: 2, column: 'category' }] })
  expect((await product(muesli.id)).category_name).toBe('Breakfast')
})

// Requirement D-520
test('SKUs of deleted products stay taken', async () => {
  const { shop, admin, muesli, podi, checked, start, last } = await office()
  await shop.db.updateTable('packs').set({ sku: 'POD' }).where('id', '=', podi.pack_id).execute()
  await admin.delete(`/api/products/${podi.id}`)
  const file = `product_id,size_id,sku\n${muesli.id},${muesli.pack_id},pod`
  expect((await checked(file)).problems).toMatchObject([{ row: 2, column: 'sku' }])
  await start(file)
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'refused', reason: 'problems' })
})

test('products that could not be saved like this any more are exported and imported without problems', async () => {
  const { shop, muesli, exportFile, checked, save, product } = await office()
  await shop.db
    .updateTable('products')
    .set({ discount: 10, one_liner: 'x'.repeat(200) })
    .where('id', '=', muesli.id)
    .execute()
  const file = await exportFile()
  expect(await checked(file)).toMatchObject({ problems: [], change_count: 0 })
  expect(await save(file.replaceAll('=Muesli, ""crisp""', 'Muesli'))).toMatchObject({ state: 'saved' })
  expect(await product(muesli.id)).toMatchObject({ one_liner: 'x'.repeat(200), discount: 10 })
})

test('people who may only read the catalogue export it, but neither check nor import files', async () => {
  const { shop } = await office()
  const reader = await signInAsStaff(shop, 'custom', { rights: ['catalogue:read'] })
  expect((await reader.get('/api/products/export.csv')).statusCode).toBe(200)
  expect((await reader.get('/api/products/imports/last')).statusCode).toBe(200)
  for (const path of ['/api/products/imports/check', '/api/products/imports'])
    expect((await reader.post(path, {})).statusCode).toBe(403)
})
