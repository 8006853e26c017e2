import { gstRatesOn } from './gst-rates.ts'

/** Goods with a rate of 0 %, or outside of the tax. */
export type Exemption = 'exempt' | 'nil_rated'
export type TaxClass = number | Exemption
export const exemptions = ['nil_rated', 'exempt'] as const satisfies Exemption[]

/** The tax columns of products and order lines; null if not set. */
export type TaxColumns = { tax_rate: number | null; exemption: Exemption | null }

/**
 * The tax class in the columns: the rate in percent, or an exemption; null if none is set. An exemption only counts
 * with a rate of 0, because the previous release only knows the rate and may have changed it.
 */
export function taxClassOf({ tax_rate, exemption }: TaxColumns): TaxClass | null {
  if (tax_rate !== 0) return tax_rate
  return exemptions.find((known) => known === exemption) ?? tax_rate
}

/** The columns that store a tax class; `taxClassOf` reads them. */
export const taxColumns = (chosen: TaxClass | null): TaxColumns =>
  typeof chosen === 'string' ? { tax_rate: 0, exemption: chosen } : { tax_rate: chosen, exemption: null }

/** `rate_ended`: the rate is no longer in force. */
type TaxGap = 'rate' | 'rate_ended' | 'hsn'

/** What goods lack for a tax invoice on a day; empty if nothing. */
export function listTaxGaps(goods: TaxColumns & { hsn: string | null }, day: string): TaxGap[] {
  const chosen = taxClassOf(goods)
  const gaps: TaxGap[] = []
  if (chosen === null) gaps.push('rate')
  else if (typeof chosen === 'number' && !gstRatesOn(day).includes(chosen)) gaps.push('rate_ended')
  if (!goods.hsn) gaps.push('hsn')
  return gaps
}
