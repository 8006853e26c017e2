import { expect, test } from 'vitest'
import { buildAdminProduct } from '#test/shop/build-admin-product.ts'
import {
  type BulkChange,
  increaseByPercent,
  isComplete,
  listPreviewLines,
  parseSigned,
  toUnsavedEdits,
} from './bulk-change.ts'

const bulk = (kind: BulkChange['kind'], value: string, size = '', withMrp = false): BulkChange => ({
  kind,
  value,
  size,
  withMrp,
})

/** Muesli of 400 g at ₹99.50, and of 1 kg at ₹320 with an MRP of ₹340. */
const muesli = buildAdminProduct({
  packs: [
    { id: 1, size: '400 g', price: 99.5, stock: 3 },
    { id: 2, size: '1 kg', price: 320, mrp: 340, stock: 5 },
  ],
})
const lines = (asked: BulkChange) =>
  listPreviewLines([muesli], asked).map(({ name, cell, from, to, problem }) => [
    name,
    cell,
    from,
    to,
    problem,
  ])

test.each([
  [99.5, 10, 109],
  [100, 12.5, 113],
  [100, 12.4, 112],
  [95, 10, 105],
  [85, -10, 77],
  [320, -5, 304],
  [1, -99, 0],
  [1_000_000, 33.33, 1_333_300],
])('₹%f changed by %f percent is ₹%i', (price, percent, raised) => {
  expect(increaseByPercent(price, percent)).toBe(raised)
})

test.each([
  ['10', 10],
  ['+ 2.50', 2.5],
  ['-5', -5],
  ['−5', -5],
  ['ten', undefined],
  ['', undefined],
])('%s is read as %s', (typed, amount) => {
  expect(parseSigned(typed)).toBe(amount)
})

test.each<[BulkChange, boolean]>([
  [bulk('price', '320'), true],
  [bulk('price', '-320'), false],
  [bulk('percent', '0'), false],
  [bulk('stock', '1.5'), false],
  [bulk('stock', '-2'), true],
  [bulk('visibility', ''), false],
])('whether %j can be worked with: %s', (asked, can) => {
  expect(isComplete(asked)).toBe(can)
})

test('the preview has a line for each cell that would change, and says which cannot', () => {
  const above = 'MRP can’t be lower than the price'
  expect(lines(bulk('percent', '10'))).toEqual([
    ['Muesli, 400 g', 'price 1', '99.5', '109', undefined],
    ['Muesli, 1 kg', 'price 2', '320', '352', above],
  ])
  expect(lines(bulk('percent', '10', '1 kg', true))).toEqual([
    ['Muesli, 1 kg', 'mrp 2', '340', '374', undefined],
    ['Muesli, 1 kg', 'price 2', '320', '352', undefined],
  ])
  expect(lines(bulk('mrp', '100', '400 g'))).toEqual([['Muesli, 400 g', 'mrp 1', '', '100', undefined]])
  expect(lines(bulk('price', '320', '1 kg'))).toEqual([])
  expect(lines(bulk('rupees', '-0.50', '400 g'))).toEqual([
    ['Muesli, 400 g', 'price 1', '99.5', '99', undefined],
  ])
  expect(lines(bulk('stock', '-4'))).toEqual([
    ['Muesli, 400 g', 'stock 1', '3', '-1', 'Stock must be a whole number up to 999999'],
    ['Muesli, 1 kg', 'stock 2', '5', '1', undefined],
  ])
  expect(lines(bulk('visibility', 'draft'))).toEqual([
    ['Muesli', 'visibility', 'on_sale', 'draft', undefined],
  ])
})

test('only what can be so is sent', () => {
  expect(toUnsavedEdits(listPreviewLines([muesli], bulk('percent', '10')))).toEqual([
    { opened: muesli, typed: { 'price 1': '109' } },
  ])
})
