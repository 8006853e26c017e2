import type { RouteParts } from '#domain-module.ts'
import { hasStepUp, requestStepUp } from '#http/calls/authorize.ts'
import { setPageHeaders } from '#http/calls/paging.ts'
import { notFound, refuse } from '#http/calls/refusal.ts'
import { createRoutes } from '#http/calls/routes.ts'
import { findOrderFor } from '#ordering/orders/server/lists/order-view.queries.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { withGuestOrder } from '#ordering/orders/server/with-linked-order.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import type { Language } from '#words/language.ts'
import { returnEndpoints } from '../contract.ts'
import { officeSentences, sentences } from '../words/index.ts'
import type { StepRefusal } from './locked-return.ts'
import { type RequestReturn, requestReturn } from './request-return.ts'
import { findReturn, listReturns, readOrderReturns } from './returns.queries.ts'
import { stepReturn } from './step-return.ts'

const defaultPageSize = 20

export function returnsApi(parts: RouteParts) {
  const { db } = parts
  const request = async (wanted: Parameters<typeof requestReturn>[1], language: Language) => {
    const requested = await requestReturn(parts, wanted)
    return requested.ok ? readOrderReturns(db, wanted.orderId, language) : refuseRequest(requested.reason)
  }

  return createRoutes('returns', returnEndpoints, {
    'GET /orders/{id}/returns': async ({ user, params, language }) =>
      (await findOrderFor(db, user, params.id)) ? readOrderReturns(db, params.id, language) : noSuchOrder(),

    'POST /orders/{id}/returns': async ({ user, params, body, files, language }) => {
      if (!(await findOrderFor(db, user, params.id, 'refunds:write'))) return noSuchOrder()
      const byCustomer = user.role === 'customer'
      return request({ orderId: params.id, by: user, byCustomer, input: body, files }, language)
    },

    // A customer's link may have been forwarded with its mail: only a guest has nothing but the link.
    'GET /guest-orders/{key}/returns': ({ params, language }) =>
      withGuestOrder(parts, params.key, ({ orderId }) => readOrderReturns(db, orderId, language)),

    'POST /guest-orders/{key}/returns': ({ params, body, files, language }) =>
      withGuestOrder(parts, params.key, ({ orderId }) =>
        request({ orderId, byCustomer: true, input: body, files }, language),
      ),

    'GET /returns': async ({ query, language, request, reply }) =>
      setPageHeaders(
        request,
        reply,
        await listReturns(db, {
          ...query,
          limit: query.limit ?? defaultPageSize,
          cursor: query.cursor,
          language,
        }),
      ),

    'POST /returns/{id}/steps': async ({ user, params, body, request, language }) => {
      const stepped = await stepReturn(parts, {
        returnId: params.id,
        by: user,
        from: originOf(request),
        input: body,
        isConfirmed: hasStepUp(user),
      })
      if (!stepped.ok && stepped.reason === 'TO_CONFIRM') return requestStepUp(user)
      if (stepped.ok && stepped.isLarge) await request.spendStepUp()
      const current = await findReturn(db, params.id, language)
      if (!current) return notFound(officeSentences.noSuchReturn)
      return stepped.ok ? current : refuseStep(stepped, current)
    },
  })
}

function refuseRequest(reason: Exclude<RequestReturn, { ok: true }>['reason']) {
  switch (reason) {
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'NOT_RETURNABLE':
      return refuse(409, reason, sentences.notReturnable)
    case 'SENT_DIFFERENTLY':
      return refuse(409, reason, sentences.sentDifferently)
    case 'TOO_MANY_PICTURES':
      return refuse(400, 'TOO_MANY_FILES', sentences.tooManyPictures, {
        fields: { pictures: sentences.tooManyPictures },
      })
    case 'PICTURE_REFUSED':
      return refuse(400, 'INVALID', sentences.pictureRefused, {
        fields: { pictures: sentences.pictureRefused },
      })
  }
}

const stepRefusals = {
  RETURN_CHANGED: officeSentences.returnChanged,
  NOT_NOW: officeSentences.notNow,
  LAW_GIVES_RETURN: officeSentences.lawGivesReturn,
  ANSWER_NEEDED: officeSentences.answerNeeded,
  UNITS: officeSentences.checkUnits,
  GOODS_GONE: officeSentences.goodsGone,
  REFUND_REFUSED: officeSentences.refundRefused,
  NO_ADDRESS: officeSentences.noAddress,
  ALREADY_ENDED: officeSentences.alreadyEnded,
}

/** The refusal of a step, with the return's current state. */
function refuseStep(refused: StepRefusal, current: object) {
  const more = { more: { current } }
  switch (refused.reason) {
    case 'NO_SUCH_RETURN':
    case 'TO_CONFIRM':
      return notFound(officeSentences.noSuchReturn)
    case 'NOT_ENOUGH_STOCK':
      return refuse(409, refused.reason, officeSentences.notEnoughStock(refused), more)
    default:
      return refuse(409, refused.reason, stepRefusals[refused.reason], more)
  }
}
