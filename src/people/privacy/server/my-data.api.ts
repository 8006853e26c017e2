import { doors } from '#http/calls/doors.ts'
import { refuse } from '#http/calls/refusal.ts'
import { endSession, type SessionUser } from '#http/session-cookie.ts'
import type { Parts } from '#parts.ts'
import { refuseGuessing } from '#people/accounts/server/login-attempts/guess-refusals.ts'
import { readClient } from '#people/security/server/client.ts'
import { myDataEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { drawOwnData } from './draw-own-data.ts'
import { eraseAccount } from './erase-account.ts'
import { readOwnData } from './read-own-data.ts'

export const myDataApi = (parts: Parts) =>
  doors('my-data', myDataEndpoints, {
    'GET /account/data': async ({ user, reply }) => {
      reply.header('content-disposition', 'attachment; filename="my-data.json"')
      return allOf(parts, user)
    },

    'GET /account/data.html': async ({ user, reply, language }) => {
      reply.type('text/html; charset=utf-8')
      reply.header('content-disposition', 'attachment; filename="my-data.html"')
      return Buffer.from(drawOwnData(await allOf(parts, user), language))
    },

    'POST /account/erase': async ({ user, body: { pin }, request, reply, language }) => {
      const { client } = await readClient(parts, request)
      const erased = await eraseAccount(parts, { user, client, pin })
      if (!erased.ok) return refuseErasing(erased)
      endSession(reply, parts.settings.publicUrl.startsWith('https:'))
      return { message: said.erased.in(language) }
    },
  })

const allOf = async ({ db, clock }: Parts, user: SessionUser) => ({
  made_at: clock.now().toISOString(),
  data: await readOwnData(db, user),
})

type Refused = Extract<Awaited<ReturnType<typeof eraseAccount>>, { ok: false }>

function refuseErasing(refused: Refused) {
  switch (refused.reason) {
    case 'WRONG_PIN':
      return refuse(400, 'INVALID', said.wrongPin, { fields: { pin: said.wrongPin } })
    case 'ORDER_UNDER_WAY':
      return refuse(409, 'ORDER_UNDER_WAY', said.orderUnderWay)
    case 'MONEY_UNDER_WAY':
      return refuse(409, 'ORDER_UNDER_WAY', said.moneyUnderWay)
    default:
      return refuseGuessing(refused)
  }
}
