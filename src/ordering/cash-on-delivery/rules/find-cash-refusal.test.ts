import { expect, test } from 'vitest'
import { type CashCase, findCashRefusal } from './find-cash-refusal.ts'

const settings = { on: true, maxTotalRupees: 500, maxOpenOrders: 2, maxRefusals: 2, refusalMonths: 6 }
const allowed: CashCase = { settings, isZoneAllowed: true, totalPaise: 50_000, openOrders: 1, refusals: 1 }

test('a cart within all limits can be paid in cash', () => {
  expect(findCashRefusal(allowed)).toBeUndefined()
})

test.each<[Partial<CashCase>, object]>([
  [{ settings: undefined }, { reason: 'CASH_OFF' }],
  [{ settings: { ...settings, on: false } }, { reason: 'CASH_OFF' }],
  [{ refusals: 2 }, { reason: 'CASH_REFUSED_BEFORE' }],
  [{ openOrders: 2 }, { reason: 'CASH_OPEN_ORDERS', most: 2 }],
  [{ isZoneAllowed: false }, { reason: 'CASH_NOT_THERE' }],
  [{ totalPaise: 50_001 }, { reason: 'CASH_TOTAL', most: 50_000 }],
  [
    { refusals: 5, openOrders: 5, isZoneAllowed: false, totalPaise: 99_999_999 },
    { reason: 'CASH_REFUSED_BEFORE' },
  ],
])('the cart %j is refused: %j', (given, refusal) => {
  expect(findCashRefusal({ ...allowed, ...given })).toEqual(refusal)
})

test('without a limit any total can be paid in cash', () => {
  const { maxTotalRupees: _, ...unlimited } = settings
  expect(findCashRefusal({ ...allowed, settings: unlimited, totalPaise: 2_000_000_000 })).toBeUndefined()
})
