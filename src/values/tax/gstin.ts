/** A merchant's or a buyer's number under India's goods and services tax. */

const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether it has the form of one, and its last sign is the one that the others ask for. */
export const isGstin = (input: string) =>
  gstinPattern.test(input) && input.endsWith(checkCharacter(input.slice(0, 14)))

/** The state that gave it out, as two digits. */
export const stateOfGstin = (gstin: string) => gstin.slice(0, 2)

/** Signs count as figures of base 36, every second one twice; the two figures of each product are added up. */
function checkCharacter(signsBefore: string) {
  const sum = [...signsBefore].reduce((total, sign, at) => {
    const product = alphabet.indexOf(sign) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}
