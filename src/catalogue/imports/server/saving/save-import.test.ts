import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { expectLedgerRight } from '#test/shop/money-and-stock.ts'
import { office } from '#test/shop/product-files.ts'
import { createRealShop } from '#test/shop/real-shop.ts'
import { purgeImports } from './imports.queries.ts'
import { runImport } from './run-import.ts'

/** An exported file with the cells of one row changed. */
const withCells = (file: string, row: number, change: (line: string) => string) =>
  file
    .split('\r\n')
    .map((line, at) => (at + 1 === row ? change(line) : line))
    .join('\r\n')

// Requirement D-519: a checked file of products is saved in the background, and its changes are in the activity log and
//   the stock history, as if they had been made in the forms.
test('products are added and changed, with their sizes, stock and history', async () => {
  const { shop, admin, muesli, large, podi, save, product, checked } = await office()
  const file = [
    'product_id,size_id,name,one_liner,description,category,size,price,mrp,sku,stock,stock_at_export,tax_rate,visibility',
    `${muesli.id},${muesli.pack_id},Muesli,Crisp,Oats.,BREAKFAST,400 g,340,350,MU-1,8,10,5,hidden`,
    `${muesli.id},${large.id},Muesli,Crisp,Oats.,BREAKFAST,900 g,800,,MU-2,4,4,5,hidden`,
    `${muesli.id},,Muesli,Crisp,Oats.,BREAKFAST,2 kg,1500,,,6,,5,hidden`,
    `,,Malt,Sweet,Ragi.,Breakfast,200 g,99.50,120,MA-1,7,,exempt,`,
  ].join('\n')
  expect(await checked(file)).toMatchObject({ problems: [], added: 1, changed: 1 })
  await shop.db.updateTable('packs').set({ stock: 9 }).where('id', '=', muesli.pack_id).execute()
  await shop.db
    .insertInto('stock_moves')
    .values({ pack_id: muesli.pack_id, delta: -1, reason: 'correction', moved_at: new Date() })
    .execute()
  const before = await product(podi.id)
  const version = shop.catalogueVersion.current()
  expect(await save(file)).toMatchObject({
    state: 'saved',
    by: 'Meena Admin',
    file_name: 'products.csv',
    ...{ rows: 4, added: 1, changed: 1, unchanged: 0, problems: [], restarted: false },
  })
  expect(await product(muesli.id)).toMatchObject({
    ...{ name: 'Muesli', one_liner: 'Crisp', tax_rate: 5, visibility: 'hidden', version: 2 },
    packs: [
      { id: muesli.pack_id, size: '400 g', price: 340, mrp: 350, sku: 'MU-1', stock: 7 },
      { id: large.id, size: '900 g', price: 800, mrp: null, sku: 'MU-2', stock: 4 },
      { size: '2 kg', net_amount: 2, price: 1500, stock: 6 },
    ],
  })
  expect(await product(podi.id)).toEqual(before)
  const [malt] = (await shop.visitor().get('/api/products?sort=newest')).json()
  expect(malt).toMatchObject({ name: 'Malt', price: 99.5, mrp: 120, stock: 7 })
  expect(await shop.catalogueVersion.current()).not.toBe(await version)
  const log = (await admin.get('/api/activity')).json()
  expect(log.map(({ action, actor }: { action: string; actor: unknown }) => [action, actor])).toHaveLength(2)
  await expectLedgerRight(shop.db)
})

// Requirement D-520: an import saves all of a file or nothing, and saves nothing that the check did not show.
test('a problem in the last row saves nothing', async () => {
  const { muesli, exportFile, save } = await office()
  const before = await exportFile()
  const file = `product_id,size_id,price\n${muesli.id},${muesli.pack_id},300\n4711,1,5`
  expect(await save(file)).toMatchObject({
    state: 'refused',
    reason: 'problems',
    problems: [{ row: 3, column: 'product_id' }],
    problem_count: 1,
  })
  expect(await exportFile()).toBe(before)
})

// Requirement D-520
test('a product that somebody edited is not overwritten: since the export, and since the check', async () => {
  const { shop, muesli, podi, exportFile, checked, start, last, product, admin } = await office()
  const old = withCells(await exportFile(), 4, (line) => line.replace('99.50', '88.00'))
  const { seen } = await checked(old)
  await admin.post('/api/products/changes', {
    form_key: 'a-change-in-the-table',
    products: [{ id: podi.id, version: 1, packs: [{ id: podi.pack_id, price: '77' }] }],
  })
  expect((await product(podi.id)).packs[0].price).toBe(77)
  expect((await checked(old)).problems).toEqual([
    { row: 4, column: 'version_at_export', message: expect.stringContaining('after the export') },
  ])
  await start(old, { seen })
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'refused', reason: 'problems' })
  const short = `product_id,size_id,price\n${muesli.id},${muesli.pack_id},300`
  await start(short, { seen: (await checked(`${short}0`)).seen })
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'refused', reason: 'changed' })
  expect([(await product(podi.id)).packs[0].price, (await product(muesli.id)).price]).toEqual([77, 320])
})

test('two sizes swap their SKUs, and a product that exists already is not added twice', async () => {
  const { shop, muesli, large, save, product, checked } = await office()
  await shop.db.updateTable('packs').set({ sku: 'A' }).where('id', '=', muesli.pack_id).execute()
  await shop.db.updateTable('packs').set({ sku: 'B' }).where('id', '=', large.id).execute()
  const rows = `${muesli.id},${muesli.pack_id},B\n${muesli.id},${large.id},A`
  expect(await save(`product_id,size_id,sku\n${rows}`)).toMatchObject({ state: 'saved', changed: 1 })
  expect((await product(muesli.id)).packs).toMatchObject([{ sku: 'B' }, { sku: 'A' }])
  const taken = `${muesli.id},${muesli.pack_id},,400 g,320,10\n${muesli.id},,B,2 kg,900,5`
  expect(await save(`product_id,size_id,sku,size,price,stock\n${taken}`)).toMatchObject({ state: 'saved' })
  expect((await product(muesli.id)).packs).toMatchObject([{ sku: null }, { sku: 'A' }, { sku: 'B' }])
  const added = 'name,one_liner,description,category,size,price,stock\nMalt,Sweet,Ragi.,Breakfast,1 kg,90,1'
  expect((await save(added)).state).toBe('saved')
  expect((await checked(added)).problems).toMatchObject([{ row: 2, column: 'product_id' }])
})

// Requirement D-521: one import runs at a time; a request that is sent again doesn’t save twice.
test('a second import is refused until the first has ended, and a repeated request is the same import', async () => {
  const { shop, muesli, start, last } = await office()
  const file = `product_id,size_id,price\n${muesli.id},${muesli.pack_id},300`
  const form_key = 'one-import-of-a-test'
  const sent = await Promise.all([start(file, { form_key }), start(file, { form_key })])
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  const other = await start(file)
  expect([other.statusCode, other.json().code]).toEqual([409, 'IMPORT_RUNNING'])
  await Promise.all([runImport(shop), runImport(shop)])
  expect(await last()).toMatchObject({ state: 'saved', changed: 1, restarted: false })
  expect((await start(file, { form_key })).json()).toMatchObject({ state: 'saved' })
  expect((await start(file)).statusCode).toBe(201)
})

// Requirement D-522: if the server stops during an import, nothing is half saved: the import starts again, or ends with
//   the reason after three attempts.
test('an import whose server stopped starts again, and ends after three attempts', async () => {
  const { shop, muesli, start, last, product } = await office()
  const file = `product_id,size_id,price\n${muesli.id},${muesli.pack_id},300`
  await start(file)
  const stopAfterClaim = (tries: number) =>
    shop.db
      .updateTable('product_imports')
      .set({ state: 'saving', tries, leased_until: new Date(shop.clock.now().getTime() + 10_000) })
      .where('ended_at', 'is', null)
      .execute()
  await stopAfterClaim(1)
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'saving', reason: null })
  shop.clock.pass({ seconds: 11 })
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'saved', restarted: true })
  await start(file.replace('300', '290'))
  await stopAfterClaim(3)
  shop.clock.pass({ seconds: 11 })
  await runImport(shop)
  expect(await last()).toMatchObject({ state: 'failed', reason: 'interrupted' })
  expect((await product(muesli.id)).price).toBe(300)
  shop.clock.pass({ days: 31 })
  await purgeImports(shop.db, shop.clock.now())
  expect(await shop.db.selectFrom('product_imports').select('id').execute()).toEqual([])
})

// Requirement D-523: an import puts nothing on sale that the product form would refuse.
test('in a real shop, new products are drafts, and a file can’t put one on sale without its label', async () => {
  const { shop, save, checked } = await office(await createRealShop())
  const headings = 'name,one_liner,description,category,size,price,stock,visibility'
  const malt = 'Malt,Sweet,Ragi.,Breakfast,1 kg,90,1,'
  expect((await checked(`${headings}\n${malt}on_sale`)).problems).toEqual([
    { row: 2, column: 'visibility', message: expect.stringContaining('can’t go live yet') },
  ])
  expect((await save(`${headings}\n${malt}`)).state).toBe('saved')
  const added = await shop.db.selectFrom('products').select('draft').where('name', '=', 'Malt').execute()
  expect(added).toEqual([{ draft: true }])
})

// Requirement D-525: a file of 5,000 rows is imported within a minute.
test('5,000 rows are changed and added', { timeout: 180_000 }, async () => {
  const { shop, category, checked, save } = await office()
  const half = 2500
  await sql`
    with added as (
      insert into products (name, one_liner, description, category_id, created_at, updated_at)
      select 'Old ' || number, 'One line', 'Text', ${category.id}, now(), now()
      from generate_series(1, ${half}::integer) as number returning id
    )
    insert into packs (product_id, position, label, price_paise, stock) select id, 1, '1 kg', 10000, 5 from added`.execute(
    shop.db,
  )
  const packs = await shop.db
    .selectFrom('packs')
    .select(['id', 'product_id'])
    .where('price_paise', '=', 10_000)
    .orderBy('id')
    .execute()
  const facts = 'One line,Text,Breakfast,1 kg,120.50,7'
  const file = [
    'product_id,size_id,name,one_liner,description,category,size,price,stock',
    ...packs.map(({ id, product_id }, at) => `${product_id},${id},Changed ${at},${facts}`),
    ...packs.map((_, at) => `,,New ${at},${facts}`),
  ].join('\n')
  const check = await checked(file)
  expect(check).toMatchObject({ rows: 5000, problem_count: 0, added: half, changed: half })
  expect(check.changes).toHaveLength(1000)
  expect(await save(file)).toMatchObject({ state: 'saved', added: half, changed: half })
  const stored = await shop.db
    .selectFrom('packs')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('stock').as('stock')])
    .where('price_paise', '=', 12_050)
    .executeTakeFirstOrThrow()
  expect([Number(stored.count), Number(stored.stock)]).toEqual([5000, 35_000])
  await expectLedgerRight(shop.db)
})
