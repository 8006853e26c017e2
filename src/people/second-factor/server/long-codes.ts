import { randomInt } from 'node:crypto'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { codeAlphabet, normalizeCode } from '../rules/recovery-code.ts'

const groups = 4
const groupLength = 4

/**
 * A random code in four groups of four characters, for recovery or a first passkey.
 * Sixteen characters out of 31 are 79 bits, which cannot be guessed. So a plain hash is enough, and attempts need no
 * counter per account, by which a stranger could lock the owner out.
 */
export const newLongCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
  ).join('-')

/** The hash of a code as it is typed: spaces, hyphens and capitals make no difference. */
export const hashOfCode = (code: string) => hashOfToken(normalizeCode(code))
