import type { Paise } from '#values/money/money.ts'

/** The tax included in a price: within the state half each for CGST and SGST, otherwise IGST. */
export type Tax = { rate: number; taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

export type TaxPlace = 'own_state' | 'other_state'

/**
 * The tax included in a sum. Within the state it is twice a rounded half, because tax returns require CGST and SGST to
 * be equal; the taxable value is the rest of the price.
 * @param rate in percent
 */
export function includedTax(paise: Paise, rate: number, place: TaxPlace): Tax {
  if (place === 'other_state') {
    const taxable = Math.round((paise * 100) / (100 + rate))
    return { rate, taxable, cgst: 0, sgst: 0, igst: paise - taxable }
  }
  const half = Math.round((paise * rate) / (2 * (100 + rate)))
  return { rate, taxable: paise - 2 * half, cgst: half, sgst: half, igst: 0 }
}

type Taxed = { paise: Paise; tax: Tax }

/**
 * The tax of a partial refund after earlier ones: CGST and SGST are equal, and the last part refunds the remaining tax,
 * so that all parts add up to the paisa.
 * @param whole the invoice line
 * @param refunded what earlier refunds of the line returned, in total
 * @param part the amount of this refund
 */
export function refundedTax(whole: Taxed, refunded: Taxed, part: Paise, place: TaxPlace): Tax {
  const { rate } = whole.tax
  const until = refunded.paise + part
  const left = (of: 'taxable' | 'cgst' | 'sgst' | 'igst') => whole.tax[of] - refunded.tax[of]
  if (until >= whole.paise)
    return { rate, taxable: left('taxable'), cgst: left('cgst'), sgst: left('sgst'), igst: left('igst') }
  const wanted = includedTax(until, rate, place)
  if (place === 'other_state') {
    const igst = clamp(wanted.igst - refunded.tax.igst, 0, part)
    return { rate, taxable: part - igst, cgst: 0, sgst: 0, igst }
  }
  // At most what this part can hold, and at least what the later parts could not.
  const least = Math.max(left('cgst'), left('sgst')) - Math.floor((whole.paise - until) / 2)
  const half = clamp(wanted.cgst - refunded.tax.cgst, least, Math.floor(part / 2))
  return { rate, taxable: part - 2 * half, cgst: half, sgst: half, igst: 0 }
}

/** Limits a value to a range; never below 0. */
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min, 0), max)

/**
 * Splits a sum in proportion to the weights: the shares are whole paise, in the same order, and add up to the sum. All
 * are 0 if the weights are.
 */
export function allocateByWeight(paise: Paise, weights: number[]): Paise[] {
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
