import { expect, test } from 'vitest'
import { fromShopTime, toShopTime } from './format-dates.ts'

test.each([
  ['2026-06-15T11:30', '2026-06-15T06:00:00.000Z'],
  ['2026-06-16T00:15', '2026-06-15T18:45:00.000Z'],
  ['2027-01-01T05:00', '2026-12-31T23:30:00.000Z'],
])('%s on the shop’s wall is %s', (wall, moment) => {
  expect([fromShopTime(wall), toShopTime(moment)]).toEqual([moment, wall])
})

test('what is no time is none', () => {
  expect(fromShopTime('soon')).toBeUndefined()
})
