import { expect, test } from 'vitest'
import { parseOrderSearch } from './order-search.ts'

test.each([
  ['Raj', "'raj':*", ['%raj%'], ['%raj%']],
  ['anitha  RAJ', "'anitha':* & 'raj':*", ['%anitha%', '%raj%'], ['%anitha%', '%raj%']],
  ['அனிதா', "'அனிதா':*", ['%அனிதா%'], ['%அனிதா%']],
  [
    "D'Souza & \\",
    "'d''souza':* & '&':* & '\\\\':*",
    ["%d'souza%", '%&%', '%\\\\%'],
    ["%d'souza%", '%&%', '%\\\\%'],
  ],
  ['ra', "'ra':*", [], []],
  ['17', "'#17' | '17':*", [], []],
  ['#17', "'#17' | '17':*", [], []],
  ['#1750', "'#1750' | '1750':*", [], []],
  ['0112', "'#0112' | '0112':*", ['%0112%'], []],
  ['+91 98430 11223', "'#919843011223' | '9843011223':*", ['%9843011223%'], []],
  ['098430-11223', "'#09843011223' | '9843011223':*", ['%9843011223%'], []],
])(
  '%j is searched for as %j, among customers as %j, among products as %j',
  (typed, words, customers, products) => {
    expect(parseOrderSearch(typed)).toMatchObject({ words, customers, products })
  },
)

test.each([undefined, '  '])('%j searches for nothing', (typed) => {
  expect(parseOrderSearch(typed)).toBeUndefined()
})

test.each([
  ['c00042', ['%C00042%']],
  ['26-27/B0', ['%26-27/B0%']],
  ['00042', ['%00042%']],
  ['pp/', ['%PP/%']],
  ['pp/26-27/b0', ['%PP/26-27/B0%']],
  ['pp/26-27/b00', ['%B00%', '%PP/26-27/B00%']],
  ['ragi', []],
  ['42', []],
  ['#00042', []],
  ['9843011223', []],
  ['ragi2 malt', []],
])('%j is searched for among the numbers of documents as %j', (typed, documents) => {
  expect(parseOrderSearch(typed)?.documents).toEqual(documents)
})
