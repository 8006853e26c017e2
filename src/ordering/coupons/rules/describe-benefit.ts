import { formatRupees } from '#values/money/money.ts'
import type { NewCoupon } from '../contract.ts'
import * as words from '../words/office/en.ts'

/** What a coupon gives, in a few words. */
export function describeBenefit(benefit: NewCoupon['benefit']): string {
  switch (benefit.kind) {
    case 'percent':
      return words.percentOff({ percent: String(benefit.percent) })
    case 'amount':
      return words.amountOff({ amount: formatRupees(benefit.amount) })
    case 'free_delivery':
      return words.freeDelivery
    case 'buy_get':
      return words.buyGet({ buy: String(benefit.buy), free: String(benefit.free) })
  }
}
