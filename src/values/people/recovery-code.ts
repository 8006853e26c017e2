import * as words from '../words/en.ts'
import type { FieldRule } from './field-rules.ts'

/** Digits and letters that nobody takes for another one. */
export const codeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Four groups of four, as it is written down; spaces, hyphens and capitals are typed as people like. */
export const recoveryCodeRule: FieldRule = {
  pattern: /^(?:[ -]*[2-9a-hj-km-np-z]){16}[ -]*$/i,
  missing: words.recoveryCodeMissing,
  invalid: words.recoveryCodeInvalid,
  most: 40,
}

/** A code for a first passkey, made in the same way. */
export const firstCodeRule: FieldRule = {
  ...recoveryCodeRule,
  missing: words.codeMissing,
  invalid: words.firstCodeInvalid,
}

/** A typed code as it was made. */
export const normalizeCode = (input: string) => input.replaceAll(/[ -]/g, '').toLowerCase()
