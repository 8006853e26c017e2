import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Role } from '#database/tables/accounts.ts'
import { type Language, languageOf } from '#words/language.ts'
import { readCookie, setCookie } from './cookies.ts'

/** How far an administrator's login has shown whose it is. */
export type Standing = {
  /** `toGive`: enrolled, not given in this login. `toSetUp`: required by the shop, and not there yet. */
  secondFactor: 'notNeeded' | 'given' | 'toGive' | 'toSetUp'
  /** They showed it within the last minutes, and no expensive action has used that. */
  confirmed: boolean
  /** What they would show it with. */
  confirmWith: 'passkey' | 'pin'
}

/** Who is asking, as far as the doors need to know. Customers have no standing: their pin is all that they show. */
export type SessionUser = {
  id: number
  name: string
  email: string
  phone: string
  role: Role
  /** What they read: the language of the call that they make now. */
  locale: Language
  standing?: Standing
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once `identify` has been awaited. */
    user: SessionUser | null
    identify: () => Promise<void>
    sessionToken: string | undefined
    /** Uses up the confirmation of this login: the next expensive action asks for its own. */
    spendConfirmation: () => Promise<void>
    /** Writes down that this request was denied a call, and why. */
    noteDenied: (call: string, code: string) => Promise<void>
  }
  interface FastifyContextConfig {
    access?: import('./calls/endpoint.ts').Access
    /** Its name in the contract. */
    call?: string
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
 * @param findUser gives the owner of a live token, or nothing, and is told what they read just now
 * @param spend uses up the confirmation of the login with this token
 * @param noteDenied writes down who was denied a call
 */
export const sessions = plugin(
  async (
    app: FastifyInstance,
    {
      findUser,
      spend,
      noteDenied,
    }: {
      findUser: (token: string, language: Language) => Promise<SessionUser | null>
      spend: (token: string) => Promise<void>
      noteDenied: (request: FastifyRequest, call: string, code: string) => Promise<void>
    },
  ) => {
    app.decorateRequest('user', null)
    app.decorateRequest('sessionToken', undefined)
    app.decorateRequest('identify', async function (this: FastifyRequest) {
      const token = readCookie(this, tokenCookie)
      if (!token || token.length > 100) return
      this.sessionToken = token
      this.user = await findUser(token, languageOf(this.originalUrl))
    })
    app.decorateRequest('noteDenied', function (this: FastifyRequest, call: string, code: string) {
      return noteDenied(this, call, code)
    })
    app.decorateRequest('spendConfirmation', async function (this: FastifyRequest) {
      if (this.sessionToken && this.user?.standing) await spend(this.sessionToken)
    })
  },
)

export function startSession(reply: FastifyReply, token: string, secure: boolean) {
  setCookie(reply, { name: tokenCookie, value: token, seconds: lifeSeconds, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: '1', seconds: lifeSeconds, secure })
}

export function endSession(reply: FastifyReply, secure: boolean) {
  setCookie(reply, { name: tokenCookie, value: '', seconds: 0, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: '', seconds: 0, secure })
}

/** When a login that starts at `now` ends. */
export const sessionEnd = (now: Date) => new Date(now.getTime() + lifeSeconds * 1000)
