import type { Paise } from './money.ts'

type LineToPrice = { quantity: number; unitPaise: Paise }

/** What comes on top of a cart's lines or off them; what comes off is negative. */
export type Adjustment = { kind: 'delivery' | 'discount'; label: string; paise: Paise }

/**
 * The one place that adds up: cart, checkout and order all show and store what is said here, and the database checks the
 * same sum when an order is written.
 * @throws RangeError where more comes off than the lines are worth
 */
export function priceCart<Line extends LineToPrice>(lines: readonly Line[], adjustments: Adjustment[] = []) {
  const priced = lines.map((line) => ({ ...line, paise: line.quantity * line.unitPaise }))
  const totalPaise = [...priced, ...adjustments].reduce((sum, { paise }) => sum + paise, 0)
  if (totalPaise < 0) throw new RangeError('More was taken off a cart than its lines are worth')
  return { lines: priced, adjustments, totalPaise }
}
