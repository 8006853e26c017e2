import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { StaffMember } from '#values/people/rights.ts'
import type { Role } from '#values/people/role.ts'
import { type Language, languageOf } from '#words/language.ts'
import { readCookie, setCookie } from './cookies.ts'

/** The auth level of an administrator's session. */
export type AuthLevel = {
  /** `toGive`: set up, but not given in this login. `toSetUp`: required by the shop, but not set up. */
  secondFactor: 'notNeeded' | 'given' | 'toGive' | 'toSetUp'
  /** Step-up authentication was completed in the last minutes and has not been used yet. */
  confirmed: boolean
  /** The shop has not opened, and step-up authentication was completed recently enough to cover changes to settings. */
  coversSettings: boolean
  /** The method for step-up authentication. */
  confirmWith: 'passkey' | 'pin'
}

/** The user of the session. Customers have no auth level: their pin is their only credential. */
export type SessionUser = {
  id: number
  name: string
  email: string
  phone: string
  role: Role
  /** The language of the current call. */
  locale: Language
  authLevel?: AuthLevel
  /** The role and chosen rights of somebody who works in the shop. */
  staff?: StaffMember
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once `resolveSession` has been awaited. */
    user: SessionUser | null
    resolveSession: () => Promise<void>
    sessionToken: string | undefined
    /** Uses up the step-up authentication: the next sensitive action requires a new one. */
    spendStepUp: () => Promise<void>
    /** Logs that this request was denied, and why. */
    recordDeniedAccess: (call: string, code: string) => Promise<void>
  }
  interface FastifyContextConfig {
    /** Only those who work in the shop may make the call. */
    isForStaff?: boolean
    /** The call's key in the contract. */
    call?: string
  }
}

/** The opaque login token; only the server reads it. */
const tokenCookie = 'token'
/** Tells the page's script only that a user is signed in, because public pages are the same for everyone. */
const hintCookie = 'signed_in'
const sessionSeconds = 30 * 24 * 3600

/**
 * Authenticates on demand: a session is only looked up when a route needs it, so public answers cost no query.
 * @param findUser returns the owner of a valid token, null for an invalid one, and stores the language of the request
 * @param spend uses up the session's step-up authentication
 * @param recordDeniedAccess logs a denied call
 */
export const sessions = plugin(
  async (
    app: FastifyInstance,
    {
      findUser,
      spend: spendStepUp,
      recordDeniedAccess,
    }: {
      findUser: (token: string, language: Language) => Promise<SessionUser | null>
      spend: (token: string) => Promise<void>
      recordDeniedAccess: (request: FastifyRequest, call: string, code: string) => Promise<void>
    },
  ) => {
    app.decorateRequest('user', null)
    app.decorateRequest('sessionToken', undefined)
    app.decorateRequest('resolveSession', async function (this: FastifyRequest) {
      const token = readCookie(this, tokenCookie)
      if (!token || token.length > 100) return
      this.sessionToken = token
      this.user = await findUser(token, languageOf(this.originalUrl))
    })
    app.decorateRequest('recordDeniedAccess', function (this: FastifyRequest, call: string, code: string) {
      return recordDeniedAccess(this, call, code)
    })
    app.decorateRequest('spendStepUp', async function (this: FastifyRequest) {
      if (this.sessionToken && this.user?.authLevel) await spendStepUp(this.sessionToken)
    })
  },
)

/**
 * Sets the cookies of a session that is stored in the database already: the token, and a hint for the page's script.
 * @param secure whether the shop uses HTTPS
 */
export function setSessionCookies(reply: FastifyReply, token: string, secure: boolean) {
  setCookie(reply, { name: tokenCookie, value: token, seconds: sessionSeconds, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: '1', seconds: sessionSeconds, secure })
}

/** Deletes a session's cookies. The session in the database is not changed. */
export function clearSessionCookies(reply: FastifyReply, secure: boolean) {
  setCookie(reply, { name: tokenCookie, value: '', seconds: 0, secure, httpOnly: true })
  setCookie(reply, { name: hintCookie, value: '', seconds: 0, secure })
}

/** When a session that starts at `now` expires. */
export const sessionExpiry = (now: Date) => new Date(now.getTime() + sessionSeconds * 1000)
