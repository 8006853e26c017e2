import { expect, test } from 'vitest'
import { carouselBadgeOf, priceCutOf } from './price-cut.ts'

test.each([
  ['without an mrp: the defaults', 240, null, 300, '20% OFF'],
  ['an mrp equal to the price: one price', 240, 240, null, null],
  ['an mrp above it: the whole percent', 240, 280, 280, '14% OFF'],
  ['rounded to the nearest percent', 290, 340, 340, '15% OFF'],
  ['in paise too', 99.5, 199, 199, '50% OFF'],
  ['a cut of less than half a percent has no badge', 1000, 1001, 1001, null],
])('a price is shown against: %s', (_, price, mrp, struck, badge) => {
  expect(priceCutOf({ price, mrp })).toEqual({ struck, badge })
})

test.each([
  ['its discount', 240, 280, 14, '14% OFF'],
  ['its discount beside the default price', 240, null, 25, '25% OFF'],
  ['nothing where no discount is set', 240, null, null, null],
  ['nothing at a discount of 0', 240, 280, 0, null],
  ['nothing where the price is not cut', 240, 240, 14, null],
])('the badge in the carousel: %s', (_, price, mrp, discount, badge) => {
  expect(carouselBadgeOf({ price, mrp, discount })).toBe(badge)
})
