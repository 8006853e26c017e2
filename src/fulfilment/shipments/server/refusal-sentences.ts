import { officeSentences as cashSentences } from '#ordering/cash-on-delivery/words/index.ts'
import { officeSentences as sentences } from '../words/index.ts'
import type { StepRefusal } from './steps/apply-step.ts'

const { refused } = sentences

/** Why a step was refused, for the merchant. */
export const refusalSentences = {
  NO_SUCH_ORDER: refused.noSuchOrder,
  NO_SUCH_PARCEL: refused.noSuchParcel,
  CANCELLED: refused.cancelled,
  UNPAID: refused.unpaid,
  MOVED_ON: refused.movedOn,
  SENT_OTHERWISE: refused.sentOtherwise,
  NOT_THAT_MANY: refused.notThatMany,
  RECALLED: refused.recalled,
  TOO_LATE: refused.tooLate,
  NOT_DELIVERED: refused.notDelivered,
  ORDERED_AGAIN: refused.orderedAgain,
  CASH_IN_PARTS: cashSentences.inParts,
  NOT_SOLD_NOW: cashSentences.notSoldNow,
} satisfies Record<StepRefusal, unknown>
