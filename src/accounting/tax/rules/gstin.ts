/** GST identification numbers (GSTIN) of merchants and buyers. */

const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether the format and the check character of a GSTIN are valid. */
export const isGstin = (input: string) =>
  gstinPattern.test(input) && input.endsWith(checkCharacter(input.slice(0, 14)))

/** The two-digit state code in a valid GSTIN. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2)

/**
 * The last character of a GSTIN, computed from the first 14. Characters count as base-36 digits, every second one
 * doubled; the two digits of each product are added.
 */
function checkCharacter(first14: string) {
  const sum = [...first14].reduce((total, sign, at) => {
    const product = alphabet.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}
