import type { Paise } from '#values/money/money.ts'
import { includedTax, type Tax, type TaxPlace } from './split-tax.ts'
import { type Exemption, type TaxColumns, taxClassOf } from './tax-class.ts'

/** The tax within a line's price; null if the merchant collects none, or none on these goods, with the reason. */
export type LineTax = { tax: Tax | null; exemption?: Exemption }

/**
 * How `priceOrder` taxes a sale of this merchant to a buyer in this place. Delivery is taxed like the principal supply,
 * the goods with the highest rate.
 */
export const taxationOf = (merchant: 'unregistered' | 'composition' | 'regular', place: TaxPlace) => ({
  taxOf: (paise: Paise, line: TaxColumns | undefined): LineTax => {
    const chosen = merchant === 'regular' && line ? taxClassOf(line) : null
    if (typeof chosen === 'string') return { tax: null, exemption: chosen }
    return { tax: chosen === null ? null : includedTax(paise, chosen, place) }
  },
  principalLine: <Line extends TaxColumns>(lines: readonly Line[]) =>
    lines.toSorted((one, other) => taxRank(other) - taxRank(one))[0],
})

/** A number to sort lines by tax: any rate, also 0 %, ranks above nil-rated and exempt goods. */
function taxRank(line: TaxColumns) {
  const chosen = taxClassOf(line)
  if (chosen === null) return -3
  return typeof chosen === 'number' ? chosen : chosen === 'nil_rated' ? -1 : -2
}
