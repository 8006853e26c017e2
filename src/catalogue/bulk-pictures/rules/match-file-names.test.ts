import { expect, test } from 'vitest'
import { matchFileNames } from './match-file-names.ts'

const ragi = { id: 3, name: 'Ragi Porridge', skus: ['RP-500', 'RP 1KG'] }
const ragiMix = { id: 4, name: 'Ragi Porridge Mix', skus: [] }
const sathu = { id: 12, name: 'சத்து மாவு', skus: ['sm1'] }
const twins = [
  { id: 20, name: 'Idli Podi', skus: ['x-1'] },
  { id: 21, name: 'Idli podi', skus: ['x-2'] },
]
const products = [ragi, ragiMix, sathu, ...twins]
const productOf = (fileName: string) => matchFileNames([fileName], products)[0]

// Requirement D-527: photos find their product by their file names, also with a number behind the name.
test.each([
  ['ragi-porridge.jpg', ragi],
  ['Ragi Porridge 2.JPEG', ragi],
  ['ragi_porridge (1).webp', ragi],
  ['ragi-porridge-mix-front.png', ragiMix],
  ['3-ragi-porridge.jpg', ragi],
  ['RP500.jpg', undefined],
  ['rp-500_back.jpg', ragi],
  ['RP 1kg.avif', ragi],
  ['சத்து மாவு 1.jpg', sathu],
  ['12-sathu-maavu-2.jpg', sathu],
  ['SM1 side.png', sathu],
])('the photo %s belongs to its product', (fileName, product) => {
  expect(productOf(fileName)).toBe(product)
})

test.each([
  ['a name that two products have', 'idli podi.jpg'],
  ['only the beginning of a name', 'ragi.jpg'],
  ['a longer word', 'ragi-porridges.jpg'],
  ['the number of another product', '4-ragi-porridge.jpg'],
  ['a number only', '3.jpg'],
  ['no letters', '---.jpg'],
])('%s is left to the merchant', (_, fileName) => {
  expect(productOf(fileName)).toBeUndefined()
})

test('one of two products with the same name is found by its SKU', () => {
  expect(matchFileNames(['X-2.png', 'x-1 b.png'], products)).toEqual([twins[1], twins[0]])
})
