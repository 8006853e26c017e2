import { randomInt } from 'node:crypto'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { codeAlphabet, normalizeCode } from '../rules/recovery-code.ts'

const groups = 4
const alphabet = 4

/**
 * Sixteen characters out of 31 are 79 bits, which cannot be guessed. So a plain hash is enough, and attempts need no
 * counter per account, by which a stranger could lock the owner out.
 */
export const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: alphabet }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join(''),
  ).join('-')

export const hashOfCode = (code: string) => hashOfToken(normalizeCode(code))
