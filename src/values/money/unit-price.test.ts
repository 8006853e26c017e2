import { expect, test } from 'vitest'
import { type UnitPrice, unitPrices } from './unit-price.ts'

type Case = [
  number,
  Parameters<typeof unitPrices>[1]['net_amount'],
  Parameters<typeof unitPrices>[1]['net_unit'],
  UnitPrice[],
]

test.each<Case>([
  // 240 / 5 = 48 a 100 g; 240 / 500 = 0.48 a gram.
  [
    240,
    500,
    'g',
    [
      { rupees: 48, per: '100 g' },
      { rupees: 0.48, per: 'g' },
    ],
  ],
  // 95 / 2 = 47.5; 95 / 200 = 0.475, rounded to two decimals.
  [
    95,
    200,
    'g',
    [
      { rupees: 47.5, per: '100 g' },
      { rupees: 0.48, per: 'g' },
    ],
  ],
  // From 1 kg on per kg: 550 / 2 = 275 a kg, 27.5 a 100 g.
  [
    550,
    2,
    'kg',
    [
      { rupees: 27.5, per: '100 g' },
      { rupees: 275, per: 'kg' },
    ],
  ],
  [
    550,
    1500,
    'g',
    [
      { rupees: 36.67, per: '100 g' },
      { rupees: 366.67, per: 'kg' },
    ],
  ],
  // The price of 1 kg is the price per kg, which is left out; so is that of 100 g.
  [550, 1, 'kg', [{ rupees: 55, per: '100 g' }]],
  [140, 100, 'g', [{ rupees: 1.4, per: 'g' }]],
  [
    90,
    750,
    'ml',
    [
      { rupees: 12, per: '100 ml' },
      { rupees: 0.12, per: 'ml' },
    ],
  ],
  [
    300,
    5,
    'l',
    [
      { rupees: 6, per: '100 ml' },
      { rupees: 60, per: 'l' },
    ],
  ],
  [120, 12, 'piece', [{ rupees: 10, per: 'piece' }]],
  [120, 1, 'piece', []],
  [120, null, null, []],
])('₹%d for %s %s is %j', (price, net_amount, net_unit, prices) => {
  expect(unitPrices(price, { net_amount, net_unit })).toEqual(prices)
})
