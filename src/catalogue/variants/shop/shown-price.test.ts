import { expect, test } from 'vitest'
import { demoStoreSettings } from '#shopfront/settings/server/default-store-settings.ts'
import { cardPrice, shownPrice } from './shown-price.ts'

const defaults = demoStoreSettings.productDefaults
const none = { mrp: null, before: null, badge: null, isLabelledMrp: false }

// Requirement 2.12-3: A crossed-out price is ₹60 above the price (decision S11).
// Requirement 9-6: The crossed-out price is ₹60 above the price (decision S11).
// Requirement 9-7: The badge on the product page says '20% OFF' (decision S11).
// Requirement D-25
test.each([
  [
    'without an mrp: the defaults',
    240,
    null,
    { ...none, before: 300, badge: '20% OFF', isLabelledMrp: true },
  ],
  ['an mrp equal to the price: one price', 240, 240, { ...none, mrp: 240 }],
  ['an mrp above it: the whole percent', 240, 280, { ...none, mrp: 280, badge: '14% OFF' }],
  ['rounded to the nearest percent', 290, 340, { ...none, mrp: 340, badge: '15% OFF' }],
  ['in paise too', 99.5, 199, { ...none, mrp: 199, badge: '50% OFF' }],
  ['a cut of less than half a percent has no badge', 1000, 1001, { ...none, mrp: 1001 }],
])('the price shown for comparison: %s', (_, price, mrp, shown) => {
  expect(shownPrice({ price, mrp }, defaults)).toEqual({ price, ...shown })
})

// Requirement 2.13-7: A badge shows the discount in percent, computed from MRP and price, if there is one (decision
//   X4).
// Requirement 9-8: The badge in the carousel shows the discount in percent, computed from MRP and price (decision
//   X4).
test('a card shows the same figures, and of the sample values only the crossed-out price', () => {
  expect(cardPrice({ price: 100, mrp: 110 }, defaults)).toEqual(
    shownPrice({ price: 100, mrp: 110 }, defaults),
  )
  expect(cardPrice({ price: 240, mrp: null }, defaults)).toEqual({ ...none, price: 240, before: 300 })
})

// Requirement D-231
test('each sample value can be switched off separately', () => {
  const product = { price: 240, mrp: null }
  expect(shownPrice(product, { ...defaults, badge: '' })).toMatchObject({ before: 300, badge: null })
  expect(shownPrice(product, { ...defaults, struckOverPriceRupees: 0 })).toEqual({ ...none, price: 240 })
})
