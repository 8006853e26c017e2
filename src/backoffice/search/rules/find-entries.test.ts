import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'

const entry = (title: string, detail = '', also = '') => ({ title, detail, also, to: title })
const entries = [
  entry('Holidays', 'Store', 'Enter one date per line'),
  entry('Order cut-off time', 'Store', 'Orders placed later'),
  entry('Orders while closed', 'Store', 'vacation'),
  entry('Grievance officer’s email', 'Store'),
]
const titles = (typed: string, most = 5) => findEntries(entries, typed, most).map(({ title }) => title)

test.each([
  ['holi', ['Holidays']],
  ['ORDERS', ['Orders while closed', 'Order cut-off time']],
  ['order store', ['Order cut-off time', 'Orders while closed']],
  ['vacat', ['Orders while closed']],
  ['officers em', []],
  ['officer em', ['Grievance officer’s email']],
  ['off', ['Order cut-off time', 'Grievance officer’s email']],
  ['days', []],
  ['  ', []],
  ['...', []],
  ['98430 11223', []],
])('%j finds %j', (typed, found) => {
  expect(titles(typed)).toEqual(found)
})

test('at most as many as asked for are found', () => {
  expect(titles('store', 2)).toHaveLength(2)
})
