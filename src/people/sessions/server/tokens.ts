import { createHash, randomBytes } from 'node:crypto'

/** A secret that opens something: told once to its owner and kept nowhere. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: who reads the database cannot use what is in it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')
