import { expect, test } from 'vitest'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import type { ProductChangeResult } from '../../table-contract.ts'
import { applySaveResult, applyUndoResult } from './apply-save-result.ts'
import type { CellTexts } from './table-cells.ts'

const muesli = (version: number, pack: { price?: number; stock?: number } = {}) =>
  buildAdminProduct({ version, packs: [{ id: 1, price: 320, stock: 10, ...pack }] })
const of = (typed: CellTexts) => ({ 7: { opened: muesli(1), typed } })
const saved = (product: ProductChangeResult['product']): ProductChangeResult => ({
  id: 7,
  outcome: 'saved',
  message: null,
  cell: null,
  product,
})

test('what was typed while it was sent stays, over what is saved now', () => {
  const now = muesli(2, { price: 330 })
  const sent: CellTexts = { 'price 1': '330' }
  expect(applySaveResult(of(sent), saved(now), sent)).toEqual({})
  expect(applySaveResult(of({ ...sent, 'mrp 1': '400' }), saved(now), sent)).toEqual({
    7: { opened: now, typed: { 'mrp 1': '400' }, clashes: [] },
  })
  expect(applySaveResult(of({ 'price 1': '335' }), saved(now), sent)).toEqual({
    7: { opened: now, typed: { 'price 1': '335' }, clashes: [] },
  })
})

test('a stock that was typed while sales went on is to be decided', () => {
  const now = muesli(2, { price: 330, stock: 7 })
  expect(
    applySaveResult(of({ 'price 1': '330', 'stock 1': '15' }), saved(now), { 'price 1': '330' })[7],
  ).toEqual({
    opened: now,
    typed: { 'stock 1': '15' },
    clashes: [{ cell: 'stock 1', before: '10', mine: '15', theirs: '7' }],
  })
})

test('an undo leaves what is typed, and asks about what it changed in the same cell', () => {
  const now = muesli(3, { price: 300 })
  const clashes = [{ cell: 'stock 1' as const, before: '8', mine: '15', theirs: '10' }]
  const typed: CellTexts = { 'price 1': '335', 'stock 1': '15' }
  expect(applyUndoResult({ 7: { opened: muesli(2), typed, clashes } }, saved(now))).toEqual({
    7: {
      opened: now,
      typed,
      clashes: [...clashes, { cell: 'price 1', before: '320', mine: '335', theirs: '300' }],
    },
  })
  const refused = { ...saved(now), outcome: 'refused' as const, message: 'This was changed since.' }
  expect(applyUndoResult(of(typed), refused)).toEqual(of(typed))
})
