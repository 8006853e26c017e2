import { toLargestUnit } from '../time/largest-unit.ts'
import type * as en from './en.ts'

// Fill in this field.
export const missing = 'இதை நிரப்புங்கள்.'
// Use at most ${most} characters.
export const tooLong: typeof en.tooLong = ({ most }) => `${most} எழுத்துகளுக்குள் எழுதுங்கள்.`
// This text contains invisible characters. Delete it and type it again.
export const invisible = 'இதில் கண்ணுக்குத் தெரியாத எழுத்துகள் உள்ளன. எழுதியதை நீக்கிவிட்டு மீண்டும் எழுதுங்கள்.'

// Name should not be empty
export const nameMissing = 'பெயரைக் கொடுங்கள்'
// Enter a valid name
export const nameInvalid = 'சரியான பெயரைக் கொடுங்கள்'
// This name is too long. Use at most 80 characters.
export const nameTooLong = 'இந்தப் பெயர் நீளமாக உள்ளது. 80 எழுத்துகளுக்குள் எழுதுங்கள்.'

// Email should not be empty
export const emailMissing = 'இமெயிலைக் கொடுங்கள்'
// Enter a valid Email
export const emailInvalid = 'சரியான இமெயிலைக் கொடுங்கள்'
// This email is too long. Use at most 200 characters.
export const emailTooLong = 'இந்த இமெயில் நீளமாக உள்ளது. 200 எழுத்துகளுக்குள் எழுதுங்கள்.'

// Phone number should not be empty
export const phoneMissing = 'போன் நம்பரைக் கொடுங்கள்'
// Enter a valid 10-digit phone number
export const phoneInvalid = 'சரியான 10 இலக்கப் போன் நம்பரைக் கொடுங்கள்'
// Invalid phone number format.
export const courierPhoneInvalid = 'இந்தப் போன் நம்பர் சரியில்லை.'

// Pin must be exactly 4 digits
export const pinInvalid = 'பின் நம்பர் 4 இலக்கமாக இருக்க வேண்டும்'
// This pin is easy to guess. Choose another one.
export const pinEasy = 'இந்தப் பின் நம்பரை எளிதில் ஊகித்துவிடலாம். வேறு ஒன்றைக் கொடுங்கள்.'

// Enter the code from the email.
export const codeMissing = 'இமெயிலில் வந்த OTP எண்ணைக் கொடுங்கள்.'
// Enter the 6-digit code.
export const codeInvalid = '6 இலக்க OTP எண்ணைக் கொடுங்கள்.'
// Enter the full code: 16 letters and digits.
export const firstCodeInvalid = 'கோடு முழுவதையும் கொடுங்கள்: எழுத்துகளும் எண்களுமாக 16.'

// Enter a valid 6-digit PIN code
export const postalCodeInvalid = 'சரியான 6 இலக்கப் பின்கோடு கொடுங்கள்'
// Enter a number with up to two decimal places
export const notRupees = 'எண்ணாகக் கொடுங்கள், புள்ளிக்குப் பிறகு அதிகபட்சம் 2 இலக்கங்கள்'

// Enter a recovery code.
export const recoveryCodeMissing = 'ஒரு ரெக்கவரி கோடு கொடுங்கள்.'
// Enter the full recovery code: 16 letters and digits.
export const recoveryCodeInvalid = 'ரெக்கவரி கோடு முழுவதையும் கொடுங்கள்: எழுத்துகளும் எண்களுமாக 16.'

// Coupon: ${coupon}
export const withCoupon: typeof en.withCoupon = ({ coupon }) => `கூப்பன்: ${coupon}`
// Bundle: ${bundle}
export const inBundle: typeof en.inBundle = ({ bundle }) => `காம்போ: ${bundle}`
// label
export const packSize: typeof en.packSize = ({ label }) =>
  label
    .replace(/(\d)\s*kg(?![a-z])/gi, '$1 கிலோ')
    .replace(/(\d)\s*g(?![a-z])/gi, '$1 கிராம்')
    .replace(/(\d)\s*ml(?![a-z])/gi, '$1 மி.லி.')
    .replace(/(\d)\s*l(?![a-z])/gi, '$1 லிட்டர்')
    .replace(/(\d)\s*pieces?(?![a-z])/gi, '$1 எண்ணம்')

// Our shop isn’t open at the moment, so you can’t place orders right now. Orders you’ve already placed aren’t affected.
export const shopNotOpen =
  'எங்கள் கடை இப்போது திறந்திருக்கவில்லை, அதனால் இங்கே ஆர்டர் செய்ய முடியாது. நீங்கள் ஏற்கனவே செய்த ஆர்டர்கள் அப்படியே இருக்கும்.'

// left === 0 ? `${name} is out of stock.` : `${name}: only ${left} left in stock.`
export const inStock: typeof en.inStock = ({ name, left }) =>
  left === 0 ? `${name} ஸ்டாக் இல்லை.` : `${name} இன்னும் ${left} மட்டுமே ${left === 1 ? 'உள்ளது' : 'உள்ளன'}.`

const units = {
  // ['second', 'seconds']
  second: ['நொடி', 'நொடிகள்'],
  // ['minute', 'minutes']
  minute: ['நிமிடம்', 'நிமிடங்கள்'],
  // ['hour', 'hours']
  hour: ['மணி நேரம்', 'மணி நேரம்'],
  // ['day', 'days']
  day: ['நாள்', 'நாட்கள்'],
} as const

// ${count} ${units[unit][count === 1 ? 0 : 1]}
export const wait: typeof en.wait = ({ seconds }) => {
  const { count, unit } = toLargestUnit(seconds)
  return `${count} ${units[unit][count === 1 ? 0 : 1]}`
}
