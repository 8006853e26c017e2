import { createHash, randomBytes } from 'node:crypto'

/** A random secret, given to its owner once; only its hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The hash of a token, so that reading the database gives nobody a usable token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')
