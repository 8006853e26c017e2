import { inUnits } from '../time/wait.ts'

/** What forms and calls say of a field that is typed. Literal texts of the requirements: other programs may read them. */
export const missing = 'Please fill in this field.'
export const tooLong = ({ most }: { most: number }) => `Please use at most ${most} characters.`
export const invisible = 'Please remove the invisible characters.'

export const nameMissing = 'Name should not be empty'
export const nameInvalid = 'Enter a valid name'
export const nameTooLong = 'This name is too long. Please use at most 80 characters.'

export const emailMissing = 'Email should not be empty'
export const emailInvalid = 'Enter a valid Email'
export const emailTooLong = 'This email is too long. Please use at most 200 characters.'

export const phoneMissing = 'Phone number should not be empty'
export const phoneInvalid = 'Enter a valid 10-digit phone number'
export const courierPhoneInvalid = 'Invalid phone number format.'

export const pinInvalid = 'Pin must be exactly 4 digits'
export const pinEasy = 'This pin is easy to guess. Please choose another one.'

/** A code that is mailed to log in with. */
export const codeMissing = 'Please enter the code from the email.'
export const codeInvalid = 'The code has 6 digits.'
export const firstCodeInvalid = 'The code has 16 letters and digits.'

export const postalCodeInvalid = 'Enter a valid 6-digit postal code'
export const notRupees = 'Enter a number with at most two decimals'

export const recoveryCodeMissing = 'Please enter a recovery code.'
export const recoveryCodeInvalid = 'A recovery code has 16 letters and digits.'

/** What a label says is in a pack, such as `500 g`. English is what the merchant typed, and the name that calls know. */
export const packSize = ({ label }: { label: string }) => label

/** A shop that is not open yet, or not any more, takes no orders; those of before are paid and kept as ever. */
export const shopNotOpen =
  'Our shop isn’t open at the moment, so you can’t order here yet. Orders you’ve already placed aren’t affected.'

/** What a shopper is told when they want more than there is (decision B10). */
export const inStock = ({ name, left }: { name: string; left: number }) =>
  left === 0 ? `${name} is out of stock.` : `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left.`

const units = {
  second: ['second', 'seconds'],
  minute: ['minute', 'minutes'],
  hour: ['hour', 'hours'],
  day: ['day', 'days'],
} as const

/** How long somebody has to wait, inside a sentence: `8 minutes`. */
export const wait = ({ seconds }: { seconds: number }) => {
  const { count, unit } = inUnits(seconds)
  return `${count} ${units[unit][count === 1 ? 0 : 1]}`
}
