import { randomInt } from 'node:crypto'
import { hashOfToken } from '#people/sessions/server/tokens.ts'
import { codeSigns, plainCode } from '#values/people/recovery-code.ts'

const groups = 4
const letters = 4

/**
 * Sixteen letters of thirty-one: 79 bits, which nobody tries through. So a plain hash is enough, and no count of tries of the
 * account is needed, by which a stranger could keep the owner out.
 */
export const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: letters }, () => codeSigns[randomInt(codeSigns.length)]).join(''),
  ).join('-')

export const hashOfCode = (code: string) => hashOfToken(plainCode(code))
