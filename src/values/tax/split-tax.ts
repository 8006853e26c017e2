import type { Paise } from '../money/money.ts'

/** What of a price that includes it is tax: to the own state a half each for centre and state, else all as one. */
export type Tax = { rate: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

export type TaxPlace = 'own_state' | 'other_state'

/** The tax within a sum that includes it. It grows with the sum, so parts of a sum have the tax of the whole together. */
export function taxWithin(paise: Paise, rate: number, place: TaxPlace): Tax {
  const taxable = Math.round((paise * 100) / (100 + rate))
  const tax = paise - taxable
  if (place === 'other_state') return { rate, taxable, cgst: 0, sgst: 0, igst: tax }
  const cgst = Math.floor(tax / 2)
  return { rate, taxable, cgst, sgst: tax - cgst, igst: 0 }
}

/** The tax of what is given back after so much had been: all of it gives back the tax of the whole, to the paisa. */
export function taxBetween(from: Paise, to: Paise, rate: number, place: TaxPlace): Tax {
  const [before, after] = [taxWithin(from, rate, place), taxWithin(to, rate, place)]
  return {
    rate,
    taxable: after.taxable - before.taxable,
    cgst: after.cgst - before.cgst,
    sgst: after.sgst - before.sgst,
    igst: after.igst - before.igst,
  }
}

type Sold = { lines: { paise: Paise; rate: number | null }[]; adjustments: { paise: Paise }[] }

/**
 * What each line of an order really costs, and its delivery. A discount comes off the lines by what they are worth, and off
 * the delivery only where it is more than all of them. Delivery has the highest rate of the goods that it carries.
 */
export function shareOut({ lines, adjustments }: Sold) {
  const sum = (sums: Paise[]) => sums.reduce((total, paise) => total + paise, 0)
  const worth = sum(lines.map(({ paise }) => paise))
  const fee = sum(adjustments.map(({ paise }) => Math.max(paise, 0)))
  const left = worth + sum(adjustments.map(({ paise }) => Math.min(paise, 0)))
  return {
    lines: shareBy(
      Math.max(left, 0),
      lines.map(({ paise }) => paise),
    ),
    delivery: { paise: fee + Math.min(left, 0), rate: highest(lines) },
  }
}

/** A sum in parts as large as the weights are to each other, to the paisa. */
export function shareBy(paise: Paise, weights: number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [soFar, given] = [0, 0]
  return weights.map((weight) => {
    soFar += weight
    const until = whole === 0 ? 0 : Math.round((paise * soFar) / whole)
    const share = until - given
    given = until
    return share
  })
}

const highest = (lines: { rate: number | null }[]) =>
  lines.reduce<number | null>((most, { rate }) => (rate === null ? most : Math.max(most ?? rate, rate)), null)
