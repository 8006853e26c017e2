import { expect, test } from 'vitest'
import { deliveryFee } from './delivery-fee.ts'

test.each([
  [{ fee: 40, free_from: null }, 1_000_000, 4000],
  [{ fee: 40, free_from: 500 }, 49_999, 4000],
  [{ fee: 40, free_from: 500 }, 50_000, 0],
  [{ fee: 40, free_from: 500 }, 50_001, 0],
  [{ fee: 0, free_from: null }, 100, 0],
  [{ fee: 49.5, free_from: 0 }, 0, 0],
])('on the terms %o the delivery of goods of %d paise costs %d', (terms, goods, fee) => {
  expect(deliveryFee(terms, goods)).toBe(fee)
})
