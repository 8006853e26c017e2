import type { RouteParts } from '#domain-module.ts'
import { createRoutes } from '#http/calls/routes.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import { readClient } from '#people/security/server/identify-client.ts'
import { translateDeviceName } from '#people/security/server/name-device.ts'
import { rightsOf } from '#values/people/rights.ts'
import { sessionEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { listActiveSessions } from './active-sessions.queries.ts'
import { logOutElsewhere } from './log-out-elsewhere.ts'
import { hashOfToken } from './tokens.ts'

/** The endpoints for the current user and for the list of sessions. */
export const sessionApi = (parts: RouteParts) =>
  createRoutes('session', sessionEndpoints, {
    'GET /session': async ({ user, request, language }) => ({
      user: user && { ...withoutUnprovenEmail(user), ...staffFields(user) },
      cart: await parts.readCart({ user, request, language }),
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

const staffFields = (user: SessionUser) =>
  user.staff ? { staff_role: user.staff.role, rights: [...rightsOf(user)] } : {}

/**
 * Hides an administrator's e-mail address until the second factor is given: with the pin alone nobody learns where a
 * reset link or a phishing mail could be sent to.
 */
const withoutUnprovenEmail = (user: SessionUser): SessionUser =>
  ['toGive', 'toSetUp'].includes(user.authLevel?.secondFactor ?? '') ? { ...user, email: '' } : user
