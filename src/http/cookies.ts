import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop is served over HTTPS, so its cookies get the `__Host-` prefix. */
    isHttps?: boolean
  }
}

/** Register it before anything that reads a cookie. */
export const cookies = plugin(async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
  app.decorate('isHttps', publicUrl.startsWith('https:'))
})

type Cookie = {
  name: string
  /** Letters, digits, `-`, `_` and `.`, so that nothing needs to be encoded. */
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
export function readCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  const wanted = server.isHttps ? hostPrefixedName(name) : name
  for (const pair of headers.cookie?.split(';') ?? []) {
    const [key, ...value] = pair.split('=')
    if (key?.trim() === wanted) return value.join('=').trim()
  }
  return undefined
}

/**
 * The name that browsers take from the shop's own https answers alone: neither a sibling's address nor a page by http
 * can slip a cookie of its own under it.
 */
const hostPrefixedName = (name: string) => `__Host-${name}`

/** Tells the browser to keep a cookie for the whole shop; other sites' forms do not send it along. */
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
