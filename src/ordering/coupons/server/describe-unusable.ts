import { formatRupees, toRupees } from '#values/money/money.ts'
import type { UnusableCoupon } from '../rules/unusable-coupon.ts'
import { sentences } from '../words/index.ts'

const sentenceOf = {
  gone: sentences.gone,
  not_yet: sentences.notYet,
  ended: sentences.ended,
  used_up: sentences.usedUp,
  used_before: sentences.usedBefore,
  not_first_order: sentences.notFirstOrder,
  offer_over: sentences.offerOver,
  no_eligible_goods: sentences.noEligibleGoods,
  no_saving: sentences.noSaving,
  better_coupon: sentences.betterCoupon,
}

/** What a shopper is told about a coupon that takes nothing off their cart. */
export const describeUnusable = (unusable: UnusableCoupon) =>
  unusable.reason === 'below_minimum'
    ? sentences.belowMinimum({ missing: formatRupees(toRupees(unusable.missingPaise)) })
    : sentenceOf[unusable.reason]
