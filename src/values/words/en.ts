import { toLargestUnit } from '../time/largest-unit.ts'

/** Validation messages of forms and API calls. Those that the specification quotes stay letter for letter. */
export const missing = 'Fill in this field.'
export const tooLong = ({ most }: { most: number }) => `Use at most ${most} characters.`
export const invisible = 'This text contains invisible characters. Delete it and type it again.'

export const nameMissing = 'Name should not be empty'
export const nameInvalid = 'Enter a valid name'
export const nameTooLong = 'This name is too long. Use at most 80 characters.'

export const emailMissing = 'Email should not be empty'
export const emailInvalid = 'Enter a valid Email'
export const emailTooLong = 'This email is too long. Use at most 200 characters.'

export const phoneMissing = 'Phone number should not be empty'
export const phoneInvalid = 'Enter a valid 10-digit phone number'
export const courierPhoneInvalid = 'Invalid phone number format.'

export const pinInvalid = 'Pin must be exactly 4 digits'
export const pinEasy = 'This pin is easy to guess. Choose another one.'

/** A login code sent by email. */
export const codeMissing = 'Enter the code from the email.'
export const codeInvalid = 'Enter the 6-digit code.'
export const firstCodeInvalid = 'Enter the full code: 16 letters and digits.'

export const postalCodeInvalid = 'Enter a valid 6-digit PIN code'
export const notRupees = 'Enter a number with up to two decimal places'

export const recoveryCodeMissing = 'Enter a recovery code.'
export const recoveryCodeInvalid = 'Enter the full recovery code: 16 letters and digits.'

/** A pack's net quantity, such as `500 g`. In English it is what the merchant typed, which is also its name in the API. */
export const packSize = ({ label }: { label: string }) => label
/** Below a product that was bought in a bundle. */
export const inBundle = ({ bundle }: { bundle: string }) => `Bundle: ${bundle}`
/** Below a line of an invoice whose discount a coupon gave. */
export const withCoupon = ({ coupon }: { coupon: string }) => `Coupon: ${coupon}`

/** A shop that has not opened yet, or has closed, takes no new orders. Existing orders can still be paid and are kept. */
export const shopNotOpen =
  'Our shop isn’t open at the moment, so you can’t place orders right now. Orders you’ve already placed aren’t affected.'

/** Shown when a shopper asks for more than is in stock (decision B10). */
export const inStock = ({ name, left }: { name: string; left: number }) =>
  left === 0 ? `${name} is out of stock.` : `${name}: only ${left} left in stock.`

const units = {
  second: ['second', 'seconds'],
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
} as const

/** A waiting time inside a sentence: `8 minutes`. */
export const wait = ({ seconds }: { seconds: number }) => {
  const { count, unit } = toLargestUnit(seconds)
  return `${count} ${units[unit][count === 1 ? 0 : 1]}`
}
