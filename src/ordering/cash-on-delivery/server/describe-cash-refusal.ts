import { formatRupees, toRupees } from '#values/money/money.ts'
import type { Sentence } from '#words/sentences.ts'
import type { CashRefusal } from '../rules/find-cash-refusal.ts'
import { sentences } from '../words/index.ts'

/** Why an order cannot be paid in cash, and what to do instead, for its shopper. */
export function describeCashRefusal(refusal: CashRefusal): Sentence {
  switch (refusal.reason) {
    case 'CASH_OFF':
      return sentences.off
    case 'CASH_NOT_THERE':
      return sentences.notThere
    case 'CASH_REFUSED_BEFORE':
      return sentences.refusedBefore
    case 'CASH_TOTAL':
      return sentences.totalTooHigh({ most: formatRupees(toRupees(refusal.most)) })
    case 'CASH_OPEN_ORDERS':
      return sentences.tooManyOpen({ most: refusal.most })
  }
}
