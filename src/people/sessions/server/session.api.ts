import type { FastifyRequest } from 'fastify'
import { createRoutes } from '#http/calls/routes.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { readClient } from '#people/security/server/identify-client.ts'
import { translateDeviceName } from '#people/security/server/name-device.ts'
import type { Language } from '#words/language.ts'
import { type SessionCart, sessionEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { listActiveSessions } from './active-sessions.queries.ts'
import { logOutElsewhere } from './log-out-elsewhere.ts'
import { hashOfToken } from './tokens.ts'

type Caller = { user: SessionUser | null; request: FastifyRequest; language: Language }

/** The cart functions that the session's endpoints need, passed in because the cart itself depends on sessions. */
type CartReader = {
  /** Null for callers who cannot have a cart. */
  readCart: (caller: Caller) => Promise<SessionCart | null>
}

/** The endpoints for the current user and for the list of sessions. */
export const sessionApi = (parts: Parts, { readCart }: CartReader) =>
  createRoutes('session', sessionEndpoints, {
    'GET /session': async ({ user, request, language }) => ({
      user: user && withoutUnprovenEmail(user),
      cart: await readCart({ user, request, language }),
    }),

    'GET /account/devices': async ({ user, request, language }) => {
      const current = hashOfToken(request.sessionToken ?? '')
      const logins = await listActiveSessions(parts.db, user.id, current, parts.clock.now())
      return logins.map(({ device, ...login }) => ({
        ...login,
        device: device ? translateDeviceName(language, device) : sentences.aDevice.in(language),
      }))
    },

    'POST /account/log-out-elsewhere': async ({ user, request, language }) => {
      const { client } = await readClient(parts, request)
      await logOutElsewhere(parts, { user, sessionToken: request.sessionToken, client })
      return { message: sentences.loggedOutElsewhere.in(language) }
    },
  })

/**
 * Hides an administrator's e-mail address until the second factor is given: with the pin alone nobody learns where a
 * reset link or a phishing mail could be sent to.
 */
const withoutUnprovenEmail = (user: SessionUser): SessionUser =>
  ['toGive', 'toSetUp'].includes(user.authLevel?.secondFactor ?? '') ? { ...user, email: '' } : user
