import { expect, test } from 'vitest'
import { categoryPath, parsePathId, productPath } from './slug-path.ts'

// Requirement D-253
test.each([
  ['Sathu Maavu', '/product/12-sathu-maavu'],
  ['  Berry & Seed Muesli (no sugar!) ', '/product/12-berry-seed-muesli-no-sugar'],
  ["Grandma's Café crème", '/product/12-grandmas-cafe-creme'],
  ['சத்து மாவு', '/product/12-sathu-maavu'],
  ['பச்சை மிளகாய் தொக்கு', '/product/12-pachai-milakaay-thokku'],
  ['வெற்றிலை', '/product/12-vetrilai'],
  ['கோதுமை Rava 500', '/product/12-kothumai-rava-500'],
  ['संवत्', '/product/12'],
  ['…', '/product/12'],
])('the URL path of %s is %s', (name, path) => {
  expect(productPath(12, name)).toBe(path)
  expect(categoryPath(12, name)).toBe(path.replace('product', 'categories'))
})

test('a long name is cut between words, and one long word within', () => {
  expect(productPath(1, 'sprouted '.repeat(12))).toBe(`/product/1${'-sprouted'.repeat(6)}`)
  expect(productPath(1, 'a'.repeat(120))).toBe(`/product/1-${'a'.repeat(60)}`)
})

test.each([
  ['12', '12'],
  ['12-sathu-maavu', '12'],
  ['12-', '12'],
  ['12x', '12x'],
  ['2147483647-muesli', '2147483647'],
  ['2147483648-muesli', '0'],
  ['99999999999999999999', '0'],
  ['sathu-maavu', 'sathu-maavu'],
  [undefined, ''],
])('the number in %s is %s', (named, id) => {
  expect(parsePathId(named)).toBe(id)
})
