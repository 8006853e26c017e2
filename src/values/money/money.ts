import { locale } from '#words/page/en.ts'

/**
 * Inside the shop money is an integer number of paise (decision S4). Rupees with at most two decimals exist only in API
 * answers and on screens, and are converted only here.
 */
export type Paise = number

/** Rupees for an API answer: 24050 paise → 240.5. */
export const toRupees = (paise: Paise): number => paise / 100

/** Paise from rupees that a schema has already checked for at most two decimals: 240.5 → 24050. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100)

const grouped = { style: 'currency', currency: 'INR' } as const
const withPaise = new Intl.NumberFormat(locale, { ...grouped, minimumFractionDigits: 2 })
const withoutPaise = new Intl.NumberFormat(locale, { ...grouped, maximumFractionDigits: 0 })

/**
 * Formats rupees for shoppers, with Indian grouping: `₹1,20,000`.
 * @param decimals `always` shows the paise, for totals; `auto` only if there are any, for prices
 */
export function formatRupees(rupees: number, { decimals = 'auto' }: { decimals?: 'always' | 'auto' } = {}) {
  const whole = decimals === 'auto' && Number.isInteger(rupees)
  return (whole ? withoutPaise : withPaise).format(rupees)
}

/** Formats paise, always with decimals: 96000 → ₹960.00. */
export const formatPaise = (paise: Paise) => formatRupees(toRupees(paise), { decimals: 'always' })
