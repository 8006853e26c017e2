import { expect, test } from 'vitest'
import { forecastStock, type StockOfVariant } from './forecast-stock.ts'

/** A variant of which 2 units are sold a day. */
const variant = (changed: Partial<StockOfVariant> = {}): StockOfVariant => ({
  stock: 13,
  sold: 56,
  daysSinceFirstSale: 80,
  batches: [],
  daysOfNewBatch: null,
  ...changed,
})

test.each([
  ['lasts for six full days', {}, { perWeek: 14, daysLeft: 6, expiring: 0, toMake: 15 }],
  ['is sold out', { stock: 0 }, { perWeek: 14, daysLeft: 0, expiring: 0, toMake: 28 }],
  ['lasts for months', { stock: 500 }, { perWeek: 14, daysLeft: 250, expiring: 0, toMake: 0 }],
  [
    'has enough for weeks at a pace with fractions',
    { sold: 27, stock: 47 },
    { perWeek: 6.8, daysLeft: 48, expiring: 0, toMake: 0 },
  ],
  [
    'has been sold for half of the weeks',
    { sold: 28, daysSinceFirstSale: 14 },
    { perWeek: 14, daysLeft: 6, expiring: 0, toMake: 15 },
  ],
  [
    'has a batch of which only six units are sold in time',
    { stock: 30, batches: [{ left: 20, daysLeft: 3 }] },
    { perWeek: 14, daysLeft: 8, expiring: 14, toMake: 12 },
  ],
  [
    'has two batches that are sold one after the other',
    {
      stock: 30,
      batches: [
        { left: 10, daysLeft: 4 },
        { left: 20, daysLeft: 10 },
      ],
    },
    { perWeek: 14, daysLeft: 10, expiring: 10, toMake: 8 },
  ],
  [
    'keeps for a week only',
    { stock: 0, daysOfNewBatch: 7 },
    { perWeek: 14, daysLeft: 0, expiring: 0, toMake: 14 },
  ],
] satisfies [string, Partial<StockOfVariant>, ReturnType<typeof forecastStock>][])(
  'a variant that %s',
  (_, changed, forecast) => {
    expect(forecastStock(variant(changed))).toEqual(forecast)
  },
)

test.each([[{ sold: 0, daysSinceFirstSale: null }], [{ sold: 3 }], [{ daysSinceFirstSale: 13 }]])(
  'too few sales give no forecast: %o',
  (changed) => {
    expect(forecastStock(variant(changed))).toBeNull()
  },
)
