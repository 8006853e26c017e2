import type { FastifyInstance } from 'fastify'
import { doors } from '../../../http/doors.ts'
import { answerPage, pagingOf } from '../../../http/paging.ts'
import { endSession, startSession } from '../../../http/session.ts'
import type { Parts } from '../../../parts.ts'
import { accountEndpoints } from '../contract.ts'
import { refuseLinkExpired, refuseLogIn, refuseRegister, refuseUpdate } from './accounts.refusals.ts'
import { afterAnswer } from './after-answer.ts'
import { listUsers } from './list-users.queries.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { requestPinReset } from './request-pin-reset.ts'
import { resetPin } from './reset-pin.ts'
import { closeSession } from './sessions.queries.ts'
import { updateAccount } from './update-account.ts'

const usualPage = 20

export function accountsApi(parts: Parts) {
  const mails = afterAnswer(parts.log)
  const routes = accountRoutes(parts, mails)
  return async (app: FastifyInstance) => {
    app.addHook('onClose', mails.finished)
    await routes(app)
  }
}

const accountRoutes = (parts: Parts, mails: ReturnType<typeof afterAnswer>) =>
  doors('accounts', accountEndpoints, {
    'POST /auth/login': async ({ body, request, reply }) => {
      const opened = await logIn(parts, body)
      if (!opened.ok) return refuseLogIn(opened)
      if (request.sessionToken) await closeSession(parts.db, request.sessionToken)
      startSession(reply, opened.token, parts.settings.publicUrl.startsWith('https:'))
      const { role } = opened.user
      return { message: 'You are logged in.', redirect: role === 'admin' ? '/admin' : '/', role }
    },

    'POST /auth/register': async ({ body }) => {
      const registered = await register(parts, body)
      return registered.ok ? { message: 'Your account is ready. Please log in.' } : refuseRegister(registered)
    },

    'POST /auth/logout': async ({ request, reply }) => {
      if (request.sessionToken) await closeSession(parts.db, request.sessionToken)
      endSession(reply)
      return { message: 'You are logged out.' }
    },

    'POST /auth/forgot-password': ({ body }) => {
      mails.start('mailing a link to set a new pin', () => requestPinReset(parts, body.email))
      return { message: 'Check your email for the password reset link!' }
    },

    'POST /auth/reset-password': async ({ body }) => {
      const reset = await resetPin(parts, body)
      return reset.ok ? { message: 'Password Reset Successful! Go back and login.' } : refuseLinkExpired()
    },

    'GET /protected/verify': ({ user }) => ({ role: user.role, name: user.name }),

    'GET /profile': ({ user }) => user,

    'PUT /account/update': async ({ user, body, request }) => {
      const updated = await updateAccount(parts, { user, sessionToken: request.sessionToken }, body)
      return updated.ok
        ? { message: 'Profile updated successfully!', user: updated.user }
        : refuseUpdate(updated)
    },

    'GET /profile/all': async ({ query, request, reply }) =>
      answerPage(request, reply, await listUsers(parts.db, { ...query, ...pagingOf(query, usualPage) })),
  })
