import type { FieldRule } from '#values/people/field-rules.ts'
import * as words from '#values/words/en.ts'

/** Digits and letters that cannot be confused with each other. */
export const codeAlphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Four groups of four; spaces, hyphens and capitals are optional. */
export const recoveryCodeRule: FieldRule = {
  pattern: /^(?:[ -]*[2-9a-hj-km-np-z]){16}[ -]*$/i,
  missing: words.recoveryCodeMissing,
  invalid: words.recoveryCodeInvalid,
  most: 40,
}

/** A code for a first passkey, in the same format. */
export const enrolmentCodeRule: FieldRule = {
  ...recoveryCodeRule,
  missing: words.codeMissing,
  invalid: words.firstCodeInvalid,
}

/** A typed code without spaces and hyphens, in lower case. */
export const normalizeCode = (input: string) => input.replaceAll(/[ -]/g, '').toLowerCase()
