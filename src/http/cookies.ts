import type { FastifyReply, FastifyRequest } from 'fastify'

type Cookie = {
  name: string
  /** Letters, digits, `-` and `_`, so that nothing needs to be encoded. */
  value: string
  /** How long the browser keeps it; 0 takes it away. */
  seconds: number
  /** Sent over https alone. */
  secure: boolean
  /** Out of reach for scripts. */
  httpOnly?: boolean
}

/**
 * A cookie that the browser sent; of several with the name, the first. Read when it is asked for: `@fastify/cookie`
 * looks at every request and answer, which was a sixth of the cost of an answer from memory.
 */
export function readCookie({ headers }: FastifyRequest, name: string): string | undefined {
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return undefined
}

/** Tells the browser to keep a cookie for the whole shop; other sites' forms do not send it along. */
export function setCookie(reply: FastifyReply, { name, value, seconds, secure, httpOnly }: Cookie) {
  const words = [`${name}=${value}`, `Max-Age=${seconds}`, 'Path=/', 'SameSite=Lax']
  if (httpOnly) words.push('HttpOnly')
  if (secure) words.push('Secure')
  reply.header('set-cookie', words.join('; '))
}
