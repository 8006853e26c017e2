import type { FastifyRequest } from 'fastify'
import { doors } from '#http/calls/doors.ts'
import type { SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { readClient } from '#people/security/server/client.ts'
import { deviceIn } from '#people/security/server/name-device.ts'
import type { Language } from '#words/language.ts'
import { type SessionCart, sessionEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { logOutElsewhere } from './log-out-elsewhere.ts'
import { listOpenLogins } from './open-logins.queries.ts'
import { hashOfToken } from './tokens.ts'

type Asker = { user: SessionUser | null; request: FastifyRequest; language: Language }

/** What the session's calls need of the cart, passed in because the cart itself depends on sessions. */
type OfTheCart = {
  /** Nothing where whoever asks can have none. */
  readCart: (asker: Asker) => Promise<SessionCart | null>
}

/** The calls about who is asking, and about a person's own logins. */
export const sessionApi = (parts: Parts, { readCart }: OfTheCart) =>
  doors('session', sessionEndpoints, {
    'GET /session': async ({ user, request, language }) => ({
      user: user && asFarAsShown(user),
      cart: await readCart({ user, request, language }),
    }),

    'GET /account/devices': async ({ user, request, language }) => {
      const current = hashOfToken(request.sessionToken ?? '')
      const logins = await listOpenLogins(parts.db, user.id, current, parts.clock.now())
      return logins.map(({ device, ...login }) => ({
        ...login,
        device: device ? deviceIn(language, device) : said.aDevice.in(language),
      }))
    },

    'POST /account/log-out-elsewhere': async ({ user, request, language }) => {
      const { client } = await readClient(parts, request)
      await logOutElsewhere(parts, { user, sessionToken: request.sessionToken, client })
      return { message: said.loggedOutElsewhere.in(language) }
    },
  })

/** Who has only an administrator's pin learns no address that a link for a new one, or a trap, could be sent to. */
const asFarAsShown = (user: SessionUser): SessionUser =>
  ['toGive', 'toSetUp'].includes(user.standing?.secondFactor ?? '') ? { ...user, email: '' } : user
