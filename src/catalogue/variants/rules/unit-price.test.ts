import { expect, test } from 'vitest'
import { type Net, pricePerHundred, type UnitPrice, unitSalePrice } from './unit-price.ts'

type Case = [number, Net['net_amount'], Net['net_unit'], UnitPrice | undefined]

// Requirement D-228: The unit sale price is based on the MRP, per g, ml or piece, or per kg or l from 1 kg or 1 l;
//   the price per 100 g is based on the selling price. Pages show both, cards the second, and without an own MRP
//   there is no unit sale price (decision X44).
test.each<Case>([
  // 280 / 500 = 0.56 per gram; 95 / 200 = 0.475, rounded to two decimals.
  [280, 500, 'g', { rupees: 0.56, per: 'g' }],
  [95, 200, 'g', { rupees: 0.48, per: 'g' }],
  [999, 999, 'g', { rupees: 1, per: 'g' }],
  // 201 / 200 is 1.005, which no binary fraction equals: half a paisa must be rounded up.
  [201, 200, 'g', { rupees: 1.01, per: 'g' }],
  // From 1 kg on the price is per kg, in either notation; for exactly 1 kg it equals the MRP.
  [550, 1500, 'g', { rupees: 366.67, per: 'kg' }],
  [550, 2, 'kg', { rupees: 275, per: 'kg' }],
  [550, 0.5, 'kg', { rupees: 1.1, per: 'g' }],
  [550, 1, 'kg', undefined],
  [550, 1000, 'g', undefined],
  [90, 750, 'ml', { rupees: 0.12, per: 'ml' }],
  [300, 5, 'l', { rupees: 60, per: 'l' }],
  [120, 12, 'piece', { rupees: 10, per: 'piece' }],
  [120, 1, 'piece', undefined],
  [120, null, null, undefined],
])('an MRP of ₹%d for %s %s gives the unit sale price %j', (mrp, net_amount, net_unit, found) => {
  expect(unitSalePrice(mrp, { net_amount, net_unit })).toEqual(found)
})

// Requirement D-228
test.each<Case>([
  [240, 500, 'g', { rupees: 48, per: '100 g' }],
  [550, 1500, 'g', { rupees: 36.67, per: '100 g' }],
  [550, 2, 'kg', { rupees: 27.5, per: '100 g' }],
  [140, 100, 'g', undefined],
  [90, 750, 'ml', { rupees: 12, per: '100 ml' }],
  [300, 5, 'l', { rupees: 6, per: '100 ml' }],
  [120, 12, 'piece', { rupees: 10, per: 'piece' }],
  [120, 1, 'piece', undefined],
  [120, null, null, undefined],
])('a price of ₹%d for %s %s is also shown as %j', (price, net_amount, net_unit, found) => {
  expect(pricePerHundred(price, { net_amount, net_unit })).toEqual(found)
})
