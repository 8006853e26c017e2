import { type Call, doors } from '#http/calls/doors.ts'
import { confirmAgain, isConfirmed } from '#http/calls/may-call.ts'
import { notFound, type Refusal, refuse } from '#http/calls/refusal.ts'
import type { Parts } from '#parts.ts'
import type { RefundEnd } from '#payments/reconciliation/contract.ts'
import { originOf } from '#people/security/server/origin-of.ts'
import { formatPaise, type Paise, toRupees } from '#values/money/money.ts'
import type { Sentence } from '#words/sentences.ts'
import { refundEndpoints } from '../contract.ts'
import { said } from '../words/index.ts'
import { said as officeSaid } from '../words/office/index.ts'
import { endFailedRefund, type NotEnded } from './failed/end-failed-refund.ts'
import { listCustomersRefunds } from './order-refunds.queries.ts'
import { previewRefund } from './preview-refund.ts'
import { leastRefundPaise } from './processing/ends-of-refund.ts'
import { putGoodsBack } from './put-goods-back.ts'
import { tellRefunding } from './tell-refunding.ts'
import { type WantRefund, wantRefund } from './want-refund.ts'

/** Money of orders that the merchant gives back, and the goods of it. */
export const refundsApi = (parts: Parts) => {
  const end = async ({ user, params, request, language }: Ending, end: RefundEnd, done: Sentence) => {
    const ended = await endFailedRefund(parts, {
      refundId: params.id,
      end,
      actor: user,
      from: originOf(request),
    })
    return ended.ok ? { message: done.in(language) } : notEnded(ended.reason)
  }
  return doors('refunds', refundEndpoints, {
    'GET /orders/{id}/refunds': async ({ user, params, language }) =>
      (await listCustomersRefunds(parts.db, { userId: user.id, orderId: params.id, language })) ??
      notFound(said.noSuchOrder),

    'GET /orders/{id}/refunding': async ({ params, language }) =>
      (await tellRefunding(parts.db, params.id, language)) ?? notFound(said.noSuchOrder),

    'POST /orders/{id}/refunds/preview': async ({ params, body }) => {
      const previewed = await previewRefund(parts.db, params.id, body)
      return previewed.ok ? previewed.preview : refusalOf(previewed)
    },

    'POST /orders/{id}/refunds': async ({ user, params, body, request, language }) => {
      const wanted = await wantRefund(parts, {
        orderId: params.id,
        by: user,
        from: originOf(request),
        wish: body,
        isConfirmed: isConfirmed(user),
      })
      if (!wanted.ok) return wanted.reason === 'TO_CONFIRM' ? confirmAgain(user) : refusalOf(wanted)
      if (wanted.isLarge) await request.spendConfirmation()
      const { refund, paise, cancelled } = wanted
      const amount = formatPaise(paise)
      const message =
        refund === null
          ? officeSaid.cancelledWithoutRefund
          : cancelled
            ? officeSaid.cancelledAndReturning({ amount })
            : officeSaid.returning({ amount })
      return { message: message.in(language), refund, amount: toRupees(paise), cancelled }
    },

    'POST /money/refunds/{id}/retry': (call) => end(call, 'retry', officeSaid.refundIsTriedAgain),
    'POST /money/refunds/{id}/by-hand': (call) => end(call, 'by_hand', officeSaid.notedAsReturned),
    'POST /money/refunds/{id}/not-wanted': (call) => end(call, 'not_wanted', officeSaid.notedAsNotWanted),

    'POST /orders/{id}/goods': async ({ user, params, body, language }) => {
      const answered = await putGoodsBack(parts, { orderId: params.id, by: user, goods: body })
      if (answered.ok)
        return {
          message: (body.lines.length > 0 ? officeSaid.goodsPutBack : officeSaid.goodsLeft).in(language),
        }
      switch (answered.reason) {
        case 'NO_SUCH_ORDER':
          return notFound(said.noSuchOrder)
        case 'NOTHING_RETURNED':
          return refuse(409, 'NOTHING_RETURNED', officeSaid.nothingReturned)
        case 'CHANGED':
          return refuse(409, 'CHANGED', officeSaid.returnedMeanwhile)
        case 'NOT_HERE':
          return refuse(409, 'NOT_HERE', officeSaid.notHere(answered.line))
        case 'TOO_MANY':
          return refuse(409, 'TOO_MANY', officeSaid.tooManyBack)
        case 'SENT_DIFFERENTLY':
          return refuse(409, 'SENT_DIFFERENTLY', officeSaid.sentDifferently)
      }
    },
  })
}

type Ending = Pick<
  Call<(typeof refundEndpoints)['POST /money/refunds/{id}/retry']>,
  'user' | 'params' | 'request' | 'language'
>

const notEnded = (reason: NotEnded): Refusal =>
  reason === 'NONE_FAILED'
    ? notFound(officeSaid.noFailedRefund)
    : refuse(409, reason, officeSaid.notThisEnd[reason])

type Refused = Extract<WantRefund, { ok: false }>

/** What can be refunded of so much without leaving less than the provider returns. */
function withoutTooLittle(left: Paise): Sentence {
  const [all, most] = [formatPaise(left), left - leastRefundPaise]
  return most < leastRefundPaise
    ? officeSaid.leavesTooLittleOfAll({ all })
    : officeSaid.leavesTooLittle({ all, most: formatPaise(most) })
}

function refusalOf(refused: Exclude<Refused, { reason: 'TO_CONFIRM' }>): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_ORDER':
      return notFound(said.noSuchOrder)
    case 'NOT_PAID':
      return refuse(409, 'NOT_PAID', officeSaid.notPaid)
    case 'CHANGED':
      return refuse(409, 'CHANGED', officeSaid.changedMeanwhile)
    case 'SENT_DIFFERENTLY':
      return refuse(409, 'SENT_DIFFERENTLY', officeSaid.sentDifferently)
    case 'GOODS_GONE':
      return refuse(409, 'GOODS_GONE', officeSaid.goodsGone)
    case 'NOTHING_LEFT':
      return refuse(409, 'NOTHING_LEFT', officeSaid.nothingLeft)
    case 'NOTHING_CHOSEN':
      return refuse(400, 'NOTHING_CHOSEN', officeSaid.nothingChosen)
    case 'UNKNOWN_LINE':
      return refuse(400, 'UNKNOWN_LINE', officeSaid.unknownLine)
    case 'TOO_LITTLE':
      return refuse(400, 'TOO_LITTLE', officeSaid.tooLittle)
    case 'TOO_MUCH_DELIVERY':
      return refuse(409, 'TOO_MUCH_DELIVERY', officeSaid.tooMuchDelivery({ left: formatPaise(refused.left) }))
    case 'LEAVES_TOO_LITTLE':
      return refuse(409, 'LEAVES_TOO_LITTLE', withoutTooLittle(refused.left))
    case 'NOT_HERE': {
      const { name, here } = refused.line
      return refuse(409, 'NOT_HERE', officeSaid.notHere({ name, here }))
    }
    case 'TOO_MUCH':
      return refuse(409, 'TOO_MUCH', officeSaid.tooMuch({ left: formatPaise(refused.left) }))
    case 'TOO_MANY': {
      const { name, quantity, refunded } = refused.line
      return refuse(409, 'TOO_MANY', officeSaid.tooMany({ name, left: quantity - refunded }))
    }
  }
}
