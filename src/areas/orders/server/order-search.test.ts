import { expect, test } from 'vitest'
import { orderSearch } from './order-search.ts'

test.each([
  [undefined, undefined],
  ['  ', undefined],
  ['Raj', "'raj':*"],
  ['anitha  RAJ', "'anitha':* & 'raj':*"],
  ['அனிதா', "'அனிதா':*"],
  ["D'Souza & \\", "'d''souza':* & '&':* & '\\\\':*"],
  ['17', "'#17' | '17':*"],
  ['#17', "'#17' | '17':*"],
  ['+91 98430 11223', "'#919843011223' | '9843011223':*"],
  ['098430-11223', "'#09843011223' | '9843011223':*"],
])('%j is searched for as %j', (typed, query) => {
  expect(orderSearch(typed)).toBe(query)
})
