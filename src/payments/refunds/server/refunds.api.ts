import { hasStepUp, requestStepUp } from '#http/calls/authorize.ts'
import { notFound, type Refusal, refuse } from '#http/calls/refusal.ts'
import { type Call, createRoutes } from '#http/calls/routes.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import type { Parts } from '#parts.ts'
import type { RefundResolution } from '#payments/reconciliation/contract.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { formatPaise, toRupees } from '#values/money/money.ts'
import type { Sentence } from '#words/sentences.ts'
import { refundEndpoints } from '../contract.ts'
import { officeSentences } from '../words/index.ts'
import { type ResolveRefusal, resolveFailedRefund } from './failed/resolve-failed-refund.ts'
import { listCustomerRefunds } from './order-refunds.queries.ts'
import { previewRefund } from './preview-refund.ts'
import { readRefundOverview } from './read-refund-overview.ts'
import { refuseRefund } from './refuse-refund.ts'
import { requestRefund } from './request-refund.ts'
import { restockOutsideRefund } from './restock-outside-refund.ts'

/** Routes for refunds and returned goods. */
export const refundsApi = (parts: Parts) => {
  const resolve = async (
    { user, params, request, language }: ResolveCall,
    end: RefundResolution,
    done: Sentence,
  ) => {
    const resolved = await resolveFailedRefund(parts, {
      refundId: params.id,
      end,
      actor: user,
      from: originOf(request),
    })
    return resolved.ok ? { message: done.in(language) } : refuseResolution(resolved.reason)
  }
  return createRoutes('refunds', refundEndpoints, {
    'GET /orders/{id}/refunds': async ({ user, params, language }) =>
      (await listCustomerRefunds(parts.db, { userId: user.id, orderId: params.id, language })) ??
      noSuchOrder(),

    'GET /orders/{id}/refunding': async ({ params, language }) =>
      (await readRefundOverview(parts.db, params.id, language)) ?? noSuchOrder(),

    'POST /orders/{id}/refunds/preview': async ({ params, body }) => {
      const previewed = await previewRefund(parts.db, params.id, body)
      return previewed.ok ? previewed.preview : refuseRefund(previewed)
    },

    'POST /orders/{id}/refunds': async ({ user, params, body, request, language }) => {
      const requested = await requestRefund(parts, {
        orderId: params.id,
        by: user,
        from: originOf(request),
        input: body,
        isConfirmed: hasStepUp(user),
      })
      if (!requested.ok)
        return requested.reason === 'TO_CONFIRM' ? requestStepUp(user) : refuseRefund(requested)
      if (requested.isLarge) await request.spendStepUp()
      const { refund, paise, cancelled } = requested
      const amount = formatPaise(paise)
      const message =
        refund === null
          ? officeSentences.cancelledWithoutRefund
          : requested.isByHand
            ? officeSentences.returnByHand({ amount })
            : cancelled
              ? officeSentences.cancelledAndReturning({ amount })
              : officeSentences.returning({ amount })
      return { message: message.in(language), refund, amount: toRupees(paise), cancelled }
    },

    'POST /money/refunds/{id}/retry': (call) => resolve(call, 'retry', officeSentences.refundIsTriedAgain),
    'POST /money/refunds/{id}/by-hand': (call) => resolve(call, 'by_hand', officeSentences.notedAsReturned),
    'POST /money/refunds/{id}/not-wanted': (call) =>
      resolve(call, 'not_wanted', officeSentences.notedAsNotWanted),

    'POST /orders/{id}/goods': async ({ user, params, body, language }) => {
      const answered = await restockOutsideRefund(parts, { orderId: params.id, by: user, goods: body })
      if (answered.ok)
        return {
          message: (body.lines.length > 0 ? officeSentences.goodsPutBack : officeSentences.goodsLeft).in(
            language,
          ),
        }
      switch (answered.reason) {
        case 'NO_SUCH_ORDER':
          return noSuchOrder()
        case 'NOTHING_RETURNED':
          return refuse(409, 'NOTHING_RETURNED', officeSentences.nothingReturned)
        case 'CHANGED':
          return refuse(409, 'CHANGED', officeSentences.returnedMeanwhile)
        case 'NOT_HERE':
          return refuse(
            409,
            'NOT_HERE',
            officeSentences.notHere({ name: answered.line.name, here: answered.line.undispatched }),
          )
        case 'TOO_MANY':
          return refuse(409, 'TOO_MANY', officeSentences.tooManyBack)
        case 'SENT_DIFFERENTLY':
          return refuse(409, 'SENT_DIFFERENTLY', officeSentences.sentDifferently)
      }
    },
  })
}

type ResolveCall = Pick<
  Call<(typeof refundEndpoints)['POST /money/refunds/{id}/retry']>,
  'user' | 'params' | 'request' | 'language'
>

const refuseResolution = (reason: ResolveRefusal): Refusal =>
  reason === 'NONE_FAILED'
    ? notFound(officeSentences.noFailedRefund)
    : refuse(409, reason, officeSentences.notThisEnd[reason])
