import type { RouteParts } from '#domain-module.ts'
import { pageRequestOf, setPageHeaders } from '#http/calls/paging.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { type AuthLevel, clearSessionCookies, setSessionCookies } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { readClient } from '#people/security/server/identify-client.ts'
import { closeSession } from '#people/sessions/server/sessions.queries.ts'
import { accountEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { refuseLogIn, refuseRegister, refuseResetPin, refuseUpdate } from './accounts.refusals.ts'
import { listUsers } from './list-users.queries.ts'
import { logIn } from './log-in.ts'
import { isUsableLink } from './pins/pin-resets.queries.ts'
import { requestPinReset } from './pins/request-pin-reset.ts'
import { resetPin } from './pins/reset-pin.ts'
import { register } from './register.ts'
import { updateAccount } from './update-account.ts'

const defaultPageSize = 20

/** Whether the shop's public address is `https:`; its cookies are then sent over HTTPS only. */
const isServedOverHttps = ({ settings }: Parts) => settings.publicUrl.startsWith('https:')

export const accountsApi = (parts: RouteParts) =>
  createRoutes('accounts', accountEndpoints, {
    'POST /auth/login': async ({ body, request, reply, language }) => {
      const { client, remember } = await readClient(parts, request)
      const opened = await logIn(parts, body, client)
      if (!opened.ok) return refuseLogIn(opened)
      if (request.sessionToken) await closeSession(parts.db, request.sessionToken)
      setSessionCookies(reply, opened.token, isServedOverHttps(parts))
      await remember(reply, isServedOverHttps(parts))
      await parts.visitorCart.mergeOnLogin(request, reply, opened.user)
      const { role } = opened.user
      return { message: sentences.loggedIn.in(language), redirect: role === 'admin' ? '/admin' : '/', role }
    },

    'POST /auth/register': async ({ body, language }) => {
      const registered = await register(parts, body, language)
      return registered.ok ? { message: sentences.accountReady.in(language) } : refuseRegister(registered)
    },

    'POST /auth/logout': async ({ request, reply, language }) => {
      if (request.sessionToken) await closeSession(parts.db, request.sessionToken)
      clearSessionCookies(reply, isServedOverHttps(parts))
      await parts.visitorCart.deleteOnLogout(request, reply)
      return { message: sentences.loggedOut.in(language) }
    },

    'POST /auth/forgot-password': async ({ body, language }) => {
      await requestPinReset(parts, { email: body.email, language })
      return { message: sentences.checkYourEmail.in(language) }
    },

    'POST /auth/reset-password': async ({ body, request, reply, language }) => {
      const { client, remember } = await readClient(parts, request)
      const reset = await resetPin(parts, body, client)
      if (!reset.ok) return refuseResetPin(reset)
      await remember(reply, isServedOverHttps(parts))
      return { message: sentences.pinReset.in(language) }
    },

    'POST /auth/reset-link': async ({ body }) => ({ usable: await isUsableLink(parts, body) }),

    'GET /protected/verify': ({ user: { role, name, authLevel } }) => ({
      role,
      name,
      ...pendingSecondFactor(authLevel),
    }),

    'GET /profile': ({ user }) => user,

    'PUT /account/update': async ({ user, body, request, language }) => {
      const { client } = await readClient(parts, request)
      const actor = { user, sessionToken: request.sessionToken, client }
      const updated = await updateAccount(parts, actor, body)
      return updated.ok
        ? { message: sentences.profileUpdated.in(language), user: updated.user }
        : refuseUpdate(updated)
    },

    'GET /profile/all': async ({ query, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listUsers(parts.db, { ...query, ...pageRequestOf(query, defaultPageSize) }),
      ),
  })

/**
 * The `second_factor` field of the answer: the step that an administrator must complete before the back office opens;
 * no field if there is none.
 */
function pendingSecondFactor(authLevel: AuthLevel | undefined) {
  switch (authLevel?.secondFactor) {
    case 'toGive':
      return { second_factor: 'to_give' as const }
    case 'toSetUp':
      return { second_factor: 'to_set_up' as const }
    default:
      return {}
  }
}
