import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settleExchange } from './settle-exchange.ts'

test.each([
  ['only taken out', 300, 0, true, { exchanged: 0, refunded: 300, toPay: 0, waits: false }],
  ['only added', 0, 300, true, { exchanged: 0, refunded: 0, toPay: 300, waits: false }],
  ['cheaper', 300, 200, true, { exchanged: 200, refunded: 100, toPay: 0, waits: false }],
  ['the same price', 300, 300, true, { exchanged: 300, refunded: 0, toPay: 0, waits: false }],
  ['dearer, with a link', 300, 400, true, { exchanged: 0, refunded: 300, toPay: 400, waits: true }],
  ['dearer, paid to the shop', 300, 400, false, { exchanged: 300, refunded: 0, toPay: 100, waits: false }],
])('%s', (_what, taken, added, isPaidByLink, settled) => {
  expect(settleExchange({ taken, added, isPaidByLink })).toEqual(settled)
})

test('whatever is changed, both sides are settled in full, and nothing is below zero', () => {
  const paise = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(paise, paise, fc.boolean(), (taken, added, isPaidByLink) => {
      const { exchanged, refunded, toPay, waits } = settleExchange({ taken, added, isPaidByLink })
      expect([exchanged + refunded, exchanged + toPay]).toEqual([taken, added])
      expect(Math.min(exchanged, refunded, toPay)).toBeGreaterThanOrEqual(0)
      expect(waits && exchanged > 0).toBe(false)
    }),
  )
})
