import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Role } from '../database/schema.ts'
import { readCookie, setCookie } from './cookies.ts'

/** Who is asking, as far as the doors need to know. */
export type SessionUser = { id: number; name: string; email: string; phone: string; role: Role }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once `identify` has been awaited. */
    user: SessionUser | null
    identify: () => Promise<void>
    sessionToken: string | undefined
  }
  interface FastifyContextConfig {
    access?: import('./endpoint.ts').Access
  }
}

/** The opaque login token; only the server reads it. */
const tokenCookie = 'token'
/** Tells the page's script that somebody is signed in, and nothing else: public pages are the same for everyone. */
const hintCookie = 'signed_in'
const lifeSeconds = 30 * 24 * 3600

/**
 * Lets a request find out who makes it. Nobody is looked up before that is asked: what is the same for everyone costs
 * no query.
 * @param findUser gives the owner of a live token, or nothing
 */
export const sessions = plugin(
  async (
    app: FastifyInstance,
    { findUser }: { findUser: (token: string) => Promise<SessionUser | null> },
  ) => {
    app.decorateRequest('user', null)
    app.decorateRequest('sessionToken', undefined)
    app.decorateRequest('identify', async function (this: FastifyRequest) {
      const token = readCookie(this, tokenCookie)
      if (!token || token.length > 100) return
      this.sessionToken = token
      this.user = await findUser(token)
    })
  },
)

export function startSession(reply: FastifyReply, token: string, secure: boolean) {
  setCookie(reply, { name: tokenCookie, value: token, seconds: lifeSeconds, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: '1', seconds: lifeSeconds, secure })
}

export function endSession(reply: FastifyReply) {
  for (const name of [tokenCookie, hintCookie])
    setCookie(reply, { name, value: '', seconds: 0, secure: false })
}

/** When a login that starts at `now` ends. */
export const sessionEnd = (now: Date) => new Date(now.getTime() + lifeSeconds * 1000)
