/**
 * The ten digits of an Indian number in any notation, such as `+91 98765 43210` or `098765-43210`; undefined for any
 * other text.
 */
export const parseNationalNumber = (text: string) =>
  (text.trimStart().startsWith('+') ? /^91(\d{10})$/ : /^(?:0*91|0)?(\d{10})$/).exec(digitsOf(text))?.[1]

/**
 * The text of a ten-digit field after typing, pasting or autofill. Text that begins with + stays unchanged until the
 * number is complete, because it may be a country code.
 */
export const toTenDigits = (text: string) =>
  parseNationalNumber(text) ??
  (text.trimStart().startsWith('+') ? text.slice(0, 17) : digitsOf(text).slice(0, 10))

/** Like `toTenDigits`, for a field that accepts foreign numbers: only certainly Indian numbers become ten digits. */
export const normalizePhone = (text: string) =>
  (/^\s*(\+|0)/.test(text) ? parseNationalNumber(text) : undefined) ?? text

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
