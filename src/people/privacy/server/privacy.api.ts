import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { clearSessionCookies, type SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { refuseTooManyAttempts } from '#people/accounts/server/login-attempts/attempt-refusals.ts'
import { readClient } from '#people/security/server/identify-client.ts'
import { privacyEndpoints } from '../contract.ts'
import { sentences } from '../words/index.ts'
import { eraseAccount } from './erase-account.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { renderDataExport } from './render-data-export.ts'

export const privacyApi = (parts: Parts) =>
  createRoutes('my-data', privacyEndpoints, {
    'GET /account/data': async ({ user, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return buildExport(parts, user)
    },

    'GET /account/data.html': async ({ user, reply, language }) => {
      reply.type('text/html; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="my-data.html"')
      return Buffer.from(renderDataExport(await buildExport(parts, user), language))
    },

    'POST /account/erase': async ({ user, body: { pin }, request, reply, language }) => {
      const { client } = await readClient(parts, request)
      const erased = await eraseAccount(parts, { user, client, pin })
      if (!erased.ok) return refuseErasure(erased)
      clearSessionCookies(reply, parts.settings.publicUrl.startsWith('https:'))
      return { message: sentences.erased.in(language) }
    },
  })

const buildExport = async ({ db, clock }: Parts, user: SessionUser) => ({
  made_at: clock.now().toISOString(),
  data: await exportPersonalData(db, user),
})

type Refused = Extract<Awaited<ReturnType<typeof eraseAccount>>, { ok: false }>

/** The API refusal for an account that is not erased. */
function refuseErasure(refused: Refused) {
  switch (refused.reason) {
    case 'WRONG_PIN':
      return refuse(400, 'INVALID', sentences.wrongPin, { fields: { pin: sentences.wrongPin } })
    case 'ORDER_UNDER_WAY':
      return refuse(409, 'ORDER_UNDER_WAY', sentences.orderUnderWay)
    case 'MONEY_UNDER_WAY':
      return refuse(409, 'ORDER_UNDER_WAY', sentences.moneyUnderWay)
    default:
      return refuseTooManyAttempts(refused)
  }
}
