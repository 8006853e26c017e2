import { expect, test } from 'vitest'
import { percentOfDailyValue, perServing } from './food-label.ts'

// Requirement D-190: Values per serving and percentages of the daily value are computed.
test.each([
  // 364 kcal per 100 g; a serving of 30 g has 109.2 kcal, which is 5.46 % of 2000.
  ['energy', 364, 30, 109.2, 5],
  // 12.9 g of fat; 40 g have 5.16 g, 7.7 % of 67.
  ['total_fat', 12.9, 40, 5.2, 8],
  // 980 mg of sodium; 10 g have 98 mg, 4.9 % of 2000.
  ['sodium', 980, 10, 98, 5],
  // The law defines no daily value for protein.
  ['protein', 13.2, 30, 4, undefined],
] as const)(
  '%s of %d in 100 g: a serving of %d g has %d, %s percent of the daily value',
  (name, per100, serve, in1, share) => {
    expect([perServing(per100, serve), percentOfDailyValue(name, per100, serve)]).toEqual([in1, share])
  },
)
