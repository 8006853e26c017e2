import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RefundBreakdown } from './quote-refund.ts'
import { splitByExchange } from './split-by-exchange.ts'

const line = (id: number, quantity: number, paise: number): RefundBreakdown['lines'][number] => ({
  line: {
    id,
    name: 'Muesli',
    packId: 1,
    quantity,
    unitPaise: 1000,
    refunded: 0,
    putBack: 0,
    replaced: 0,
    undispatched: quantity,
  },
  quantity,
  restock: true,
  paise,
})

test('both parts add up to the refund, line by line, and only the first has the units', () => {
  const amount = fc.integer({ min: 1, max: 100_000 })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), amount, (amounts, exchangedPaise) => {
      const lines = amounts.map((paise, at) => line(at + 1, at + 1, paise))
      const paise = amounts.reduce((sum, each) => sum + each, 0)
      const [exchanged, rest] = splitByExchange(
        { paise, lines, delivery: 0, cancels: false, kept: 0 },
        exchangedPaise,
      )
      expect(exchanged?.paise).toBe(Math.min(exchangedPaise, paise))
      expect((exchanged?.paise ?? 0) + rest.paise).toBe(paise)
      expect(exchanged?.lines.map((each, at) => each.paise + (rest.lines[at]?.paise ?? 0))).toEqual(amounts)
      expect(exchanged?.lines.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity))
      expect(rest.lines.every((each) => each.quantity === 0 && each.paise >= 0)).toBe(true)
    }),
  )
})

test('without an exchange, all of the refund is returned', () => {
  const breakdown = { paise: 500, lines: [line(1, 1, 500)], delivery: 0, cancels: false, kept: 0 }
  expect(splitByExchange(breakdown, 0)).toEqual([undefined, breakdown])
})
