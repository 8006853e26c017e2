/** The ten digits of an Indian number that is written out in any way, such as `+91 98765 43210` or `098765-43210`. */
export const parseNationalNumber = (text: string) =>
  (text.trimStart().startsWith('+') ? /^91(\d{10})$/ : /^(?:0*91|0)?(\d{10})$/).exec(digitsOf(text))?.[1]

/**
 * What stands in a field for ten digits once `text` was typed, pasted or filled in. A country's code may be on its way:
 * what begins with + is left until it is whole.
 */
export const toTenDigits = (text: string) =>
  parseNationalNumber(text) ??
  (text.trimStart().startsWith('+') ? text.slice(0, 17) : digitsOf(text).slice(0, 10))

/** The same in a field that takes numbers of other countries too: only what is Indian for certain becomes ten digits. */
export const normalizePhone = (text: string) =>
  (/^\s*(\+|0)/.test(text) ? parseNationalNumber(text) : undefined) ?? text

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
