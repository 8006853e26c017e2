/**
 * The currency sign, digits alone or grouped by thousands or lakhs, at most two decimals, and the dash of a price tag.
 */
const rupeesPattern =
  /^(?:₹|rs\.?)?\s*(\d{1,9}|\d{1,3}(?:[,\s]\d{2,3}){0,4}[,\s]\d{3})(\.\d{1,2})?\s*(?:\/-)?$/i

/**
 * Parses a price in common notations: `1250`, `1,250`, `₹ 1,250.50`, `Rs. 250/-`. The shop's own format must be
 * accepted, because it gets copied.
 * @returns rupees with at most two decimals; undefined for anything else, such as `12,50`
 */
export function parseRupees(input: string): number | undefined {
  const [, whole, decimals = ''] = rupeesPattern.exec(input.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replace(/\D/g, '') + decimals)
}
