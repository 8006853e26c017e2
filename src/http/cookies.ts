import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop is served over HTTPS, so its cookies that scripts cannot read get the `__Host-` prefix. */
    isHttps?: boolean
  }
}

/** Decides under which name `readCookie` looks. Must be registered before anything that reads a cookie. */
export const cookies = plugin(async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
  app.decorate('isHttps', publicUrl.startsWith('https:'))
})

type Cookie = {
  name: string
  /** Letters, digits, `-`, `_` and `.`, so that nothing needs to be encoded. */
  value: string
  /** The cookie's lifetime; 0 deletes it. */
  seconds: number
  /** Sent over HTTPS only. */
  secure: boolean
  /** Not readable by scripts. */
  httpOnly?: boolean
}

/**
 * The value of a request's HttpOnly cookie, undefined if it was not sent; if the name is repeated, the first. Not for
 * cookies that scripts can read: over HTTPS only the name with the prefix is looked for. Parsed on demand, because
 * `@fastify/cookie` parses every request, which was a sixth of the cost of a cached answer.
 */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  const wanted = server.isHttps ? hostPrefixedName(name) : name
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === wanted) return value.join('=').trim()
  }
  return undefined
}

/**
 * Browsers accept this prefix only from the shop's own HTTPS answers: neither a sibling domain nor an HTTP page can set
 * a cookie with this name.
 */
const hostPrefixedName = (name: string) => `__Host-${name}`

/**
 * Adds a cookie for the whole shop to the reply; other sites' POST forms do not send it (SameSite=Lax). Secure cookies
 * that scripts cannot read get the `__Host-` prefix.
 */
export function setCookie(reply: FastifyReply, { name, value, seconds, secure, httpOnly }: Cookie) {
  const attributes = [
    `${secure && httpOnly ? hostPrefixedName(name) : name}=${value}`,
    `Max-Age=${seconds}`,
    'Path=/',
    'SameSite=Lax',
  ]
  if (httpOnly) attributes.push('HttpOnly')
  if (secure) attributes.push('Secure')
  reply.header('set-cookie', attributes.join('; '))
}
