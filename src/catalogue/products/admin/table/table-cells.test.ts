import { expect, test } from 'vitest'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { applySaveResult } from './apply-save-result.ts'
import { type CellTexts, cellProblem, isSameValue, toCellsInput } from './table-cells.ts'
import type { UnsavedEdits } from './unsaved-edit.ts'

const muesli = buildAdminProduct({ packs: [{ id: 1, price: 320, mrp: 340, stock: 3 }, { id: 2 }] })

test('what is typed is sent with the version and the stock that it was typed over', () => {
  const typed: CellTexts = { 'price 1': ' 330 ', 'stock 1': '5', 'mrp 2': '', visibility: 'hidden' }
  expect(toCellsInput(muesli, typed)).toEqual({
    id: 7,
    version: 1,
    visibility: 'hidden',
    packs: [
      { id: 1, price: '330', stock: '5', stock_was: '3' },
      { id: 2, mrp: '' },
    ],
  })
})

test.each<[CellTexts, string | undefined]>([
  [{ 'price 1': '341' }, 'MRP can’t be lower than the price'],
  [{ 'price 1': '341', 'mrp 1': '' }, undefined],
  [{ 'price 1': '341', 'mrp 1': '₹ 350' }, undefined],
  [{ 'mrp 1': 'much' }, 'Enter a number with up to two decimal places'],
  [{ 'stock 1': '1' }, undefined],
])('beside %j the MRP says %s', (typed, problem) => {
  expect(cellProblem(muesli, typed, 'mrp 1')).toBe(problem)
})

test('two ways of writing a price are the same one', () => {
  expect([isSameValue('price 1', '₹ 1,250.00', '1250'), isSameValue('mrp 1', '', '0')]).toEqual([true, false])
})

const typed: CellTexts = { 'price 1': '330', 'stock 1': '5' }
const edits: UnsavedEdits = { 7: { opened: muesli, typed } }
const messages = (some: Partial<ProductChangeResult>): ProductChangeResult => ({
  id: 7,
  outcome: 'edited_meanwhile',
  message: 'Kavitha changed price of this product.',
  cell: null,
  product: null,
  ...some,
})

test('what was saved is no edit any more; what was refused stays with the sentence at its cell', () => {
  expect(applySaveResult(edits, messages({ outcome: 'saved', product: muesli }), typed)).toEqual({})
  const refused = messages({ outcome: 'refused', product: muesli, cell: { pack_id: 1, field: 'stock' } })
  expect(applySaveResult(edits, refused, typed)[7]?.refused?.cell).toBe('stock 1')
  expect(applySaveResult(edits, messages({ outcome: 'gone' }), typed)[7]?.typed).toEqual(edits[7]?.typed)
})

test('of what somebody else saved, only what both changed is to be decided, and nothing typed is lost', () => {
  const theirs = { ...muesli, version: 2, packs: [{ ...muesli.packs[0], id: 1, price: 350, stock: 5 }] }
  const product = buildAdminProduct({ ...theirs, packs: theirs.packs })
  expect(applySaveResult(edits, messages({ product }), typed)[7]).toEqual({
    opened: product,
    typed: { 'price 1': '330' },
    clashes: [{ cell: 'price 1', before: '320', mine: '330', theirs: '350' }],
    refused: { message: 'Kavitha changed price of this product.', cell: null },
  })
  const same = buildAdminProduct({ version: 2, packs: [{ id: 1, price: 330, stock: 5 }] })
  expect(applySaveResult(edits, messages({ product: same }), typed)).toEqual({})
})
