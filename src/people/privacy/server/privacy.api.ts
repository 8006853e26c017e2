import { refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { clearSessionCookies } from '#http/session-cookie.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { withGuestOrder } from '#ordering/orders/server/with-linked-order.ts'
import type { Parts } from '#parts.ts'
import { refuseTooManyAttempts } from '#people/accounts/server/login-attempts/attempt-refusals.ts'
import { readClient } from '#people/security/server/identify-client.ts'
import type { Sentence } from '#words/sentences.ts'
import { privacyEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import { type DataSubject, guestOf } from './data-subject.ts'
import { eraseAccount } from './erase-account.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { eraseGuest } from './guest-data.ts'
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

    'GET /guest-orders/{key}/data': ({ params, reply }) =>
      withGuestOrder(parts, params.key, async ({ orderId }) => {
        reply.header('content-disposition', 'attachment; filename="my-data.json"')
        return buildExport(parts, guestOf(orderId))
      }),

    'POST /guest-orders/{key}/erase': ({ params, language }) =>
      withGuestOrder(parts, params.key, async ({ orderId }) => {
        const erased = await eraseGuest(parts, orderId)
        return erased.ok
          ? { message: sentences.guestErased.in(language) }
          : refuseGuestErasure(erased, sentences.orderInAccount)
      }),

    'POST /orders/{id}/guest/erase': async ({ params, user, language }) => {
      const erased = await eraseGuest(parts, params.id, user)
      return erased.ok
        ? { message: officeSentences.guestDataDeleted.in(language) }
        : refuseGuestErasure(erased, officeSentences.orderHasAccount)
    },
  })

const buildExport = async ({ db, clock }: Parts, owner: DataSubject) => ({
  made_at: clock.now().toISOString(),
  data: await exportPersonalData(db, owner),
})

type Refused<Erasure extends (...input: never[]) => Promise<{ ok: boolean }>> = Extract<
  Awaited<ReturnType<Erasure>>,
  { ok: false }
>

/** The API refusal for a guest's data that are not erased. @param inAccount the sentence for an order of an account */
function refuseGuestErasure({ reason }: Refused<typeof eraseGuest>, inAccount: Sentence) {
  switch (reason) {
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'IN_ACCOUNT':
      return refuse(409, 'IN_ACCOUNT', inAccount)
    case 'ORDER_UNDER_WAY':
      return refuse(409, 'ORDER_UNDER_WAY', sentences.guestOrderUnderWay)
    case 'MONEY_UNDER_WAY':
      return refuse(409, 'ORDER_UNDER_WAY', sentences.guestMoneyUnderWay)
  }
}

/** The API refusal for an account that is not erased. */
function refuseErasure(refused: Refused<typeof eraseAccount>) {
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
