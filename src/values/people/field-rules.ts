import * as words from '../words/en.ts'

/**
 * The rules of the fields people type (specification §5). The server's schemas and the browser's forms are both made
 * from these, so that a form refuses just what the server would, in the same words.
 */
export type FieldRule = {
  pattern: RegExp
  missing: string
  invalid: string
  most: number
  /** Where more than `most` characters are not just invalid. */
  tooLong?: string
}

/** Letters of any script, with single spaces, full stops, hyphens and apostrophes between them (decision B2). */
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
 * A phone that somebody new is to be reached at: no Indian number, of a phone or a line with its area, begins with 0 or 1, and
 * none is one digit ten times. Who has such a number in an account logs in with it as before.
 */
export const newPhoneRule: FieldRule = { ...phoneRule, pattern: /^(?!(\d)\1{9}$)[2-9]\d{9}$/ }

/** Spelt right (decision B3). */
export const pinRule: FieldRule = {
  pattern: /^\d{4}$/,
  missing: words.pinInvalid,
  invalid: words.pinInvalid,
  most: 4,
}

/** A code that is mailed to log in with. */
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

/** How many characters the lines of an address have at most. */
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

/** An Indian PIN code; the gap that many people write in the middle is taken out by the server. */
export const postalCodeRule: FieldRule = {
  pattern: /^[1-9]\d{2} ?\d{3}$/,
  missing: words.missing,
  invalid: words.postalCodeInvalid,
  most: 7,
}
