import { type Refusal, refuse } from '#http/calls/refusal.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { refusePhoneOrder } from '#ordering/phone-orders/server/refuse-phone-order.ts'
import { refuseRefund } from '#payments/refunds/server/refuse-refund.ts'
import { formatPaise } from '#values/money/money.ts'
import { officeSentences as sentences } from '../words/index.ts'
import type { ChangeOrder } from './change-order.ts'

type RefusedChange = Exclude<Extract<ChangeOrder, { ok: false }>, { reason: 'REFUND_REFUSED' }>

/** The answer when an order isn't changed. */
export function refuseChange(refused: RefusedChange): Refusal {
  switch (refused.reason) {
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'NOT_OPEN':
      return refuse(409, refused.reason, sentences.notOpen)
    case 'NOTHING':
      return refuse(400, refused.reason, sentences.nothing)
    case 'NOT_PAID':
      return refuse(409, refused.reason, sentences.notPaid)
    case 'TAKES_ALL':
      return refuse(400, refused.reason, sentences.takesAll)
    case 'DIFFERENCE_TOO_SMALL':
      return refuse(400, refused.reason, sentences.differenceTooSmall)
    case 'ERASED':
      return refuse(409, refused.reason, sentences.erased)
    case 'WAY':
      return refuse(400, refused.reason, sentences.otherWay)
    case 'IS_ADDITION':
      return refuse(409, refused.reason, sentences.isAddition({ id: refused.order }))
    case 'EXCHANGE_WAITS':
      return refuse(409, refused.reason, sentences.exchangeWaits({ id: refused.order }))
    case 'CHANGED':
      return refuse(409, refused.reason, sentences.changedMeanwhile)
    case 'CASH_TOTAL':
      return refuse(409, refused.reason, sentences.cashTotalTooHigh({ most: formatPaise(refused.most) }))
    case 'REFUND':
      return refuseRefund(refused.refusal)
    case 'ADDING':
      return refusePhoneOrder(refused.refusal)
    case 'NOT_ENOUGH_STOCK':
    case 'NO_ONLINE_PAYMENTS':
      return refusePhoneOrder(refused)
  }
}
