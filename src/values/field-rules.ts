/**
 * The rules of the fields people type (specification §5). The server's schemas and the browser's forms are both made
 * from these, so that a form refuses just what the server would, in the same words.
 */
export type FieldRule = { pattern: RegExp; missing: string; invalid: string; most: number }

/** Letters of any script, with single spaces, full stops, hyphens and apostrophes between them (decision B2). */
export const nameRule: FieldRule = {
  pattern: /^[\p{L}\p{M}]+(?:(?:\. |[ .'’-])[\p{L}\p{M}]+)*\.?$/u,
  missing: 'Name should not be empty',
  invalid: 'Enter a valid name',
  most: 80,
}

export const emailRule: FieldRule = {
  pattern: /^[^\s\p{C}@<>"(),;:\\[\]]{1,64}@[^\s\p{C}@<>"(),;:\\[\]]+\.[^\s\p{C}@.<>"(),;:\\[\]]{2,}$/u,
  missing: 'Email should not be empty',
  invalid: 'Enter a valid Email',
  most: 200,
}

export const phoneRule: FieldRule = {
  pattern: /^\d{10}$/,
  missing: 'Phone number should not be empty',
  invalid: 'Enter a valid 10-digit phone number',
  most: 10,
}

/** Spelt right (decision B3). */
export const pinRule: FieldRule = {
  pattern: /^\d{4}$/,
  missing: 'Pin must be exactly 4 digits',
  invalid: 'Pin must be exactly 4 digits',
  most: 4,
}

export const addressPhoneRule: FieldRule = {
  pattern: /^\d{10,15}$/,
  missing: 'Phone number should not be empty',
  invalid: 'Invalid phone number format.',
  most: 15,
}
