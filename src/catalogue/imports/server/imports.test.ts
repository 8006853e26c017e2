import { expect, test } from 'vitest'
import { office } from '#test/shop/product-files.ts'

const nothing = { problems: [], problem_count: 0, changes: [], change_count: 0, added: 0, changed: 0 }

// Requirement D-517: the shop's products can be exported as a CSV file with one row for each size, and the same file,
//   imported, would change nothing, even if units were sold in between.
test('an export that comes back unchanged changes nothing', async () => {
  const { shop, muesli, exportFile, checked } = await office()
  const file = await exportFile()
  expect(file.startsWith('\uFEFFproduct_id,name,')).toBe(true)
  expect(await checked(file)).toMatchObject({ ...nothing, rows: 3, unchanged: 2 })
  await shop.db.updateTable('packs').set({ stock: 7 }).where('id', '=', muesli.pack_id).execute()
  expect(await checked(file)).toMatchObject({ ...nothing, rows: 3, unchanged: 2 })
})

// Requirement D-518: checking a file names every problem and every change by row and column, and saves nothing.
test('every problem and every change is named by its row and column', async () => {
  const { admin, muesli, large, podi, checked, exportFile } = await office()
  const before = await exportFile()
  const answer = await checked(
    [
      'product_id,size_id,name,category,size,price,mrp,stock',
      `${muesli.id},${muesli.pack_id},Muesli,breakfast,400 g,₹340,300,10`,
      `${muesli.id},${large.id},Muesli,Breakfast,1 kg,800,,x`,
      `${podi.id},999,,Lunch,100 g,0,,3`,
      '4711,,Gone,Breakfast,1 kg,1,,1',
      `,,New,Breakfast,100 g,50,,5`,
    ].join('\r\n'),
  )
  const at = answer.problems.map(({ row, column }) => [row, column])
  expect(at).toEqual([
    [2, 'mrp'],
    [3, 'stock'],
    [3, 'category'],
    [4, 'name'],
    [4, 'price'],
    [4, 'category'],
    [4, 'size_id'],
    [5, 'product_id'],
    [6, 'one_liner'],
    [6, 'description'],
  ])
  expect(answer.changes).toContainEqual({ row: 2, column: 'price', from: '320.00', to: '₹340' })
  expect(answer.changes).toContainEqual({ row: 2, column: 'name', from: '=Muesli, "crisp"', to: 'Muesli' })
  expect(await exportFile()).toBe(before)
  expect((await admin.get(`/api/products/all/${muesli.id}`)).json().version).toBe(1)
})

test('a file with semicolons and quotation marks is read, and a formula is text', async () => {
  const { podi, checked } = await office()
  const answer = await checked(
    `\uFEFF"product_id";"size_id";"name"\r\n${podi.id};${podi.pack_id};"'=Podi; ""hot"""\r\n\r\n`,
  )
  expect(answer).toMatchObject({ rows: 1, problems: [] })
  expect(answer.changes).toEqual([{ row: 2, column: 'name', from: "'=Podi", to: '=Podi; "hot"' }])
})

test('sizes and SKUs must differ, and no more units can be taken away than are left', async () => {
  const { shop, muesli, large, podi, checked } = await office()
  await shop.db.updateTable('packs').set({ sku: 'POD-1' }).where('id', '=', podi.pack_id).execute()
  const answer = await checked(
    [
      'product_id,size_id,size,sku,stock,stock_at_export',
      `${muesli.id},${muesli.pack_id},1 KG,pod-1,2,20`,
      `${muesli.id},${large.id},1 kg,M-2,4,4`,
      `${muesli.id},${large.id},2 kg,m-2,4,4`,
    ].join('\n'),
  )
  const at = answer.problems.map(({ row, column }) => [row, column])
  expect(at).toEqual([
    [2, 'stock'],
    [2, 'sku'],
    [3, 'size'],
    [4, 'size_id'],
    [4, 'sku'],
  ])
})

test('a GST rate that has ended is refused, unless the product has it already', async () => {
  const { shop, muesli, podi, checked } = await office()
  await shop.db.updateTable('products').set({ tax_rate: 12 }).where('id', '=', muesli.id).execute()
  const { problems } = await checked(
    `product_id,size_id,tax_rate\n${muesli.id},${muesli.pack_id},12\n${podi.id},,12`,
  )
  expect(problems).toContainEqual({
    row: 3,
    column: 'tax_rate',
    message: 'This GST rate has ended. Choose a current rate',
  })
  expect(problems.filter(({ row }) => row === 2)).toEqual([])
})

test.each([
  ['an empty file', ' ', 1],
  ['headings only', 'product_id,name\n', 1],
  ['an unknown column', 'product_id,colour\n1,red', 1],
  ['a column twice', 'name,name\na,b', 1],
  ['a quotation mark that isn’t closed', 'product_id,name\n1,"a\n2,b', 2],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x6e, 0x00]), 1],
  ['too many rows', `name\n${'a\n'.repeat(5001)}`, 1],
])('%s is explained', async (_what, file, row) => {
  const { checked } = await office()
  const { problems } = await checked(file)
  expect(problems[0]).toMatchObject({ row, message: expect.stringMatching(/\.$/) })
})

test('a file of more than 10 MB is refused', async () => {
  const { check } = await office()
  const answer = await check(`name\n${'a'.repeat(10 * 1024 * 1024)}`)
  expect([answer.statusCode, answer.json().fields.file]).toEqual([400, expect.stringMatching('10 MB')])
})

test('a form without a file is refused', async () => {
  const { check } = await office()
  expect((await check('')).json().fields).toEqual({ file: 'Choose a CSV file.' })
})
