import { type Refusal, refuse } from '#http/calls/refusal.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { formatPaise, type Paise } from '#values/money/money.ts'
import type { Sentence } from '#words/sentences.ts'
import { officeSentences } from '../words/index.ts'
import { minRefundPaise } from './processing/refund-resolutions.ts'
import type { RequestRefund } from './request-refund.ts'

type Refused = Extract<RequestRefund, { ok: false }>

/** The amounts that can be refunded without leaving less than the provider's minimum. */
function describeTooLittleLeft(left: Paise): Sentence {
  const [all, most] = [formatPaise(left), left - minRefundPaise]
  return most < minRefundPaise
    ? officeSentences.leavesTooLittleOfAll({ all })
    : officeSentences.leavesTooLittle({ all, most: formatPaise(most) })
}

/** The answer when a refund isn't made, apart from a missing confirmation. */
export function refuseRefund(refused: Exclude<Refused, { reason: 'TO_CONFIRM' }>): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'NOT_PAID':
      return refuse(409, 'NOT_PAID', officeSentences.notPaid)
    case 'CHANGED':
      return refuse(409, 'CHANGED', officeSentences.changedMeanwhile)
    case 'SENT_DIFFERENTLY':
      return refuse(409, 'SENT_DIFFERENTLY', officeSentences.sentDifferently)
    case 'GOODS_GONE':
      return refuse(409, 'GOODS_GONE', officeSentences.goodsGone)
    case 'NOTHING_LEFT':
      return refuse(409, 'NOTHING_LEFT', officeSentences.nothingLeft)
    case 'NOTHING_CHOSEN':
      return refuse(400, 'NOTHING_CHOSEN', officeSentences.nothingChosen)
    case 'UNKNOWN_LINE':
      return refuse(400, 'UNKNOWN_LINE', officeSentences.unknownLine)
    case 'TOO_LITTLE':
      return refuse(400, 'TOO_LITTLE', officeSentences.tooLittle)
    case 'TOO_MUCH_DELIVERY':
      return refuse(
        409,
        'TOO_MUCH_DELIVERY',
        officeSentences.tooMuchDelivery({ left: formatPaise(refused.left) }),
      )
    case 'LEAVES_TOO_LITTLE':
      return refuse(409, 'LEAVES_TOO_LITTLE', describeTooLittleLeft(refused.left))
    case 'REPLACED':
      return refuse(409, 'REPLACED', officeSentences.unitsReplaced({ name: refused.line.name }))
    case 'NOT_HERE': {
      const { name, undispatched } = refused.line
      return refuse(409, 'NOT_HERE', officeSentences.notHere({ name, here: undispatched }))
    }
    case 'TOO_MUCH':
      return refuse(409, 'TOO_MUCH', officeSentences.tooMuch({ left: formatPaise(refused.left) }))
    case 'TOO_MANY': {
      const { name, quantity, refunded } = refused.line
      return refuse(409, 'TOO_MANY', officeSentences.tooMany({ name, left: quantity - refunded }))
    }
  }
}
