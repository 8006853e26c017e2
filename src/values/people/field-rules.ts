import * as words from '../words/en.ts'

/**
 * Validation rules of input fields (specification §5). The server's schemas and the browser's forms both use them, so
 * that both refuse the same input with the same message.
 */
export type FieldRule = {
  pattern: RegExp
  missing: string
  invalid: string
  most: number
  /** A separate message for more than `most` characters. */
  tooLong?: string
}

/** Letters of any script, separated by single spaces, full stops, hyphens or apostrophes (decision B2). */
export const nameRule: FieldRule = {
  pattern: /^[\p{L}\p{M}]+(?:(?:\. |[ .'’-])[\p{L}\p{M}]+)*\.?$/u,
  missing: words.nameMissing,
  invalid: words.nameInvalid,
  most: 80,
  tooLong: words.nameTooLong,
}

export const emailRule: FieldRule = {
  pattern: /^[^\s\p{C}@<>"(),;:\\[\]]{1,64}@[^\s\p{C}@<>"(),;:\\[\]]+\.[^\s\p{C}@.<>"(),;:\\[\]]{2,}$/u,
  missing: words.emailMissing,
  invalid: words.emailInvalid,
  most: 200,
  tooLong: words.emailTooLong,
}

export const phoneRule: FieldRule = {
  pattern: /^(?!0{10}$)\d{10}$/,
  missing: words.phoneMissing,
  invalid: words.phoneInvalid,
  most: 10,
}

/**
 * The rule for new phone numbers: no Indian number begins with 0 or 1 or repeats one digit ten times. Existing accounts
 * with such a number can still log in.
 */
export const newPhoneRule: FieldRule = { ...phoneRule, pattern: /^(?!(\d)\1{9}$)[2-9]\d{9}$/ }

export const pinRule: FieldRule = {
  pattern: /^\d{4}$/,
  missing: words.pinInvalid,
  invalid: words.pinInvalid,
  most: 4,
}

/** A mailed login code. */
export const codeRule: FieldRule = {
  pattern: /^\d{6}$/,
  missing: words.codeMissing,
  invalid: words.codeInvalid,
  most: 6,
}

export const addressPhoneRule: FieldRule = {
  pattern: /^(?!0+$)\d{10,15}$/,
  missing: words.phoneMissing,
  invalid: words.courierPhoneInvalid,
  most: 15,
}

/** The maximum lengths of address lines. */
export const addressLengths = {
  full_name: 80,
  address_line1: 120,
  address_line2: 120,
  city: 60,
  state: 60,
  country: 60,
  name: 30,
  landmark: 120,
  district: 60,
}

/** An Indian PIN code; the server removes a space in the middle. */
export const postalCodeRule: FieldRule = {
  pattern: /^[1-9]\d{2} ?\d{3}$/,
  missing: words.missing,
  invalid: words.postalCodeInvalid,
  most: 7,
}
