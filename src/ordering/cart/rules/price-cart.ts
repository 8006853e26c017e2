import type { Paise } from '#values/money/money.ts'

type LineToPrice = { quantity: number; unitPaise: Paise }

/** An amount added to a cart's total, or a negative discount. */
export type Adjustment = { kind: 'delivery' | 'discount'; label: string; paise: Paise }

/**
 * Adds up the lines and adjustments of a cart, in paise, and adds to each line its own total. The only place that
 * computes totals: cart, checkout and order show and store its result, and the database checks the same sum when an
 * order is written.
 * @throws RangeError when the total is negative
 */
export function priceCart<Line extends LineToPrice>(lines: readonly Line[], adjustments: Adjustment[] = []) {
  const priced = lines.map((line) => ({ ...line, paise: line.quantity * line.unitPaise }))
  const totalPaise = [...priced, ...adjustments].reduce((sum, { paise }) => sum + paise, 0)
  if (totalPaise < 0) throw new RangeError('More was taken off a cart than its lines are worth')
  return { lines: priced, adjustments, totalPaise }
}
