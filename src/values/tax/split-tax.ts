import type { Paise } from '../money/money.ts'

/** What of a price that includes it is tax: to the own state a half each for centre and state, else all as one. */
export type Tax = { rate: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

export type TaxPlace = 'own_state' | 'other_state'

/**
 * The tax within a sum that includes it. In the own state it is twice one half, rounded, for returns expect both to be equal to the
 * paisa; the taxable value is what is left of the price.
 */
export function taxWithin(paise: Paise, rate: number, place: TaxPlace): Tax {
  if (place === 'other_state') {
    const taxable = Math.round((paise * 100) / (100 + rate))
    return { rate, taxable, cgst: 0, sgst: 0, igst: paise - taxable }
  }
  const half = Math.round((paise * rate) / (2 * (100 + rate)))
  return { rate, taxable: paise - 2 * half, cgst: half, sgst: half, igst: 0 }
}

type Taxed = { paise: Paise; tax: Tax }

/**
 * The tax of what is given back of a line after so much had been: halves are equal, and the last part gives back whatever is left
 * of the line's tax, so that all parts give back the whole to the paisa. Of a line from before halves were equal, the last part
 * has their difference.
 */
export function taxBack(whole: Taxed, gone: Taxed, part: Paise, place: TaxPlace): Tax {
  const { rate } = whole.tax
  const until = gone.paise + part
  const left = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => whole.tax[of] - gone.tax[of]
  if (until >= whole.paise)
    return { rate, taxable: left('taxable'), cgst: left('cgst'), sgst: left('sgst'), igst: left('igst') }
  const wanted = taxWithin(until, rate, place)
  if (place === 'other_state') {
    const igst = within(wanted.igst - gone.tax.igst, 0, part)
    return { rate, taxable: part - igst, cgst: 0, sgst: 0, igst }
  }
  // No more than the part holds, and no less than what the parts to come could not hold.
  const least = Math.max(left('cgst'), left('sgst')) - Math.floor((whole.paise - until) / 2)
  const half = within(wanted.cgst - gone.tax.cgst, least, Math.floor(part / 2))
  return { rate, taxable: part - 2 * half, cgst: half, sgst: half, igst: 0 }
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least, 0), most)

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
