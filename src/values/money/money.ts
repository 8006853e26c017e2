/**
 * Inside the shop money is an integer number of paise (decision S4). Rupees with at most two decimals exist only in API
 * answers and on screens, and are converted only here.
 */
export type Paise = number

/** Rupees for an API answer: 24050 paise → 240.5. */
export const toRupees = (paise: Paise): number => paise / 100

/** Paise from rupees that a schema has already checked for at most two decimals: 240.5 → 24050. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100)

/**
 * Formats rupees for shoppers, with Indian grouping: `₹1,20,000`. `Intl.NumberFormat` would give the same, but creating
 * two keeps a cheap phone busy for 80 ms before any page responds.
 * @param decimals `always` shows the paise, for totals; `auto` only if there are any, for prices
 */
export function formatRupees(rupees: number, { decimals = 'auto' }: { decimals?: 'always' | 'auto' } = {}) {
  const digits = decimals === 'auto' && Number.isInteger(rupees) ? 0 : 2
  const [whole = '', paise] = Math.abs(rupees).toFixed(digits).split('.')
  const grouped = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,')
  return `${rupees < 0 ? '-' : ''}₹${grouped}${paise ? `.${paise}` : ''}`
}

/** Formats paise, always with decimals: 96000 → ₹960.00. */
export const formatPaise = (paise: Paise) => formatRupees(toRupees(paise), { decimals: 'always' })
