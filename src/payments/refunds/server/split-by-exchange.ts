import { allocateByWeight } from '#accounting/tax/rules/split-tax.ts'
import { exchangeReason } from '#ordering/order-lines/server/exchanged-refund.ts'
import type { Paise } from '#values/money/money.ts'
import type { RefundInput } from '../contract.ts'
import type { RefundBreakdown } from './quote-refund.ts'

/** The input of a refund as it is stored for an exchange. */
export const exchangeOf = ({ form_key, note }: Pick<RefundInput, 'form_key' | 'note'>) => ({
  form_key,
  note,
  reason: exchangeReason,
})

/**
 * Splits a refund into the part that pays what the customer gets instead, with the units, and the rest, which is returned
 * and names the same lines without units. Each line is split in the same proportion, so both credit notes have the tax of
 * what was taken out.
 * @returns no first part if nothing is exchanged
 */
export function splitByExchange(
  breakdown: RefundBreakdown,
  exchangedPaise: Paise,
): [exchanged: RefundBreakdown | undefined, rest: RefundBreakdown] {
  const paise = Math.min(exchangedPaise, breakdown.paise)
  if (paise === 0) return [undefined, breakdown]
  const shares = allocateByWeight(
    Math.min(paise, sumOf(breakdown.lines)),
    breakdown.lines.map((line) => line.paise),
  )
  const exchanged = breakdown.lines.map((line, at) => ({ ...line, paise: shares[at] ?? 0 }))
  const rest = breakdown.lines.map((line, at) => ({
    ...line,
    quantity: 0,
    paise: line.paise - (shares[at] ?? 0),
  }))
  return [
    { ...breakdown, paise, lines: exchanged, delivery: 0 },
    { ...breakdown, paise: breakdown.paise - paise, lines: rest },
  ]
}

const sumOf = (lines: { paise: Paise }[]) => lines.reduce((sum, { paise }) => sum + paise, 0)
