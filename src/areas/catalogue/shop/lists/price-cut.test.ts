import { expect, test } from 'vitest'
import { defaultStore } from '../../../../store.ts'
import { cardPrice, shownPrice } from './price-cut.ts'

const defaults = defaultStore.productDefaults

test.each([
  ['without an mrp: the defaults', 240, null, { struck: 300, badge: '20% OFF', label: 'MRP' }],
  ['an mrp equal to the price: one price', 240, 240, { struck: null, badge: null, label: 'MRP' }],
  ['an mrp above it: the whole percent', 240, 280, { struck: 280, badge: '14% OFF', struckLabel: 'MRP' }],
  ['rounded to the nearest percent', 290, 340, { struck: 340, badge: '15% OFF', struckLabel: 'MRP' }],
  ['in paise too', 99.5, 199, { struck: 199, badge: '50% OFF', struckLabel: 'MRP' }],
  [
    'a cut of less than half a percent has no badge',
    1000,
    1001,
    { struck: 1001, badge: null, struckLabel: 'MRP' },
  ],
])('a price is shown against: %s', (_, price, mrp, shown) => {
  expect(shownPrice({ price, mrp }, defaults)).toEqual(shown)
})

test('a card names the same figures, and of the defaults only the struck price', () => {
  expect(cardPrice({ price: 100, mrp: 110 }, defaults)).toEqual(
    shownPrice({ price: 100, mrp: 110 }, defaults),
  )
  expect(cardPrice({ price: 240, mrp: null }, defaults)).toEqual({ struck: 300, badge: null })
})
