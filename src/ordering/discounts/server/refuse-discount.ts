import { refuse } from '#http/calls/refusal.ts'
import { noSuchOrder } from '#ordering/orders/server/no-such-order.ts'
import { formatPaise } from '#values/money/money.ts'
import { officeSentences as sentences } from '../words/index.ts'
import type { NotDiscounted } from './discount-order.ts'

/** The answer when a discount is not given or removed. */
export function refuseDiscount(refused: NotDiscounted) {
  switch (refused.reason) {
    case 'NO_SUCH_ORDER':
      return noSuchOrder()
    case 'NOT_UNPAID':
      return refuse(409, refused.reason, sentences.notUnpaid)
    case 'INVOICED':
      return refuse(409, refused.reason, sentences.invoiced)
    case 'BEING_PAID':
      return refuse(409, refused.reason, sentences.beingPaid)
    case 'PROVIDER_SILENT':
      return refuse(503, refused.reason, sentences.providerUnavailable)
    case 'TOO_MUCH':
      return refuse(
        409,
        refused.reason,
        refused.most > 0
          ? sentences.tooMuch({ most: formatPaise(refused.most) })
          : sentences.nothingToTakeOff,
      )
  }
}
