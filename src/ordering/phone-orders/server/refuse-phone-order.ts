import { type Refusal, refuse } from '#http/calls/refusal.ts'
import type { CashRefusal } from '#ordering/cash-on-delivery/rules/find-cash-refusal.ts'
import { refuseDiscount } from '#ordering/discounts/server/refuse-discount.ts'
import { formatPaise, formatRupees, toRupees } from '#values/money/money.ts'
import { sentences as valueSentences } from '#values/words/index.ts'
import type { Sentence } from '#words/sentences.ts'
import { officeSentences as sentences } from '../words/index.ts'
import type { PlacePhoneOrder } from './place-phone-order.ts'

/** The answer when an order isn't placed: for the staff, whereas the checkout's sentences address the customer. */
export function refusePhoneOrder(refused: Extract<PlacePhoneOrder, { ok: false }>): Refusal {
  switch (refused.reason) {
    case 'SHOP_NOT_OPEN':
      return refuse(409, refused.reason, sentences.shopNotOpen)
    case 'ADDRESS_OUTSIDE':
      return refuse(400, refused.reason, sentences.outside({ postalCode: refused.address.postal_code }))
    case 'OTHER_STATE':
      return refuse(400, refused.reason, sentences.otherState)
    case 'UNTAXED':
      return refuse(409, refused.reason, sentences.untaxed)
    case 'BELOW_MINIMUM': {
      const { zone, minimum } = refused
      return refuse(
        400,
        refused.reason,
        sentences.belowMinimum({ zone: zone.name ?? '', minimum: formatRupees(minimum) }),
      )
    }
    case 'TOO_MUCH':
      return refuseDiscount(refused)
    case 'TOO_LARGE':
      return refuse(400, 'ORDER_TOO_LARGE', sentences.tooLarge)
    case 'NOT_ON_SALE':
      return refuse(409, refused.reason, sentences.notOnSale)
    case 'TOTAL_CHANGED':
      return refuse(409, refused.reason, sentences.totalChanged({ total: formatPaise(refused.totalPaise) }), {
        more: { total: toRupees(refused.totalPaise) },
      })
    case 'NOT_ENOUGH_STOCK':
      return refuse(409, refused.reason, valueSentences.inStock({ name: refused.name, left: refused.left }), {
        more: { left: refused.left, pack_id: refused.packId },
      })
    case 'NO_ONLINE_PAYMENTS':
      return refuse(409, refused.reason, sentences.noOnlinePayments)
    case 'CASH_OFF':
    case 'CASH_NOT_THERE':
    case 'CASH_REFUSED_BEFORE':
    case 'CASH_TOTAL':
    case 'CASH_OPEN_ORDERS':
      return refuse(409, refused.reason, describeNoCash(refused))
  }
}

/** Why the customer can't pay in cash on delivery, for the staff. */
export function describeNoCash(refusal: CashRefusal): Sentence {
  switch (refusal.reason) {
    case 'CASH_OFF':
      return sentences.cashOff
    case 'CASH_NOT_THERE':
      return sentences.cashNotThere
    case 'CASH_REFUSED_BEFORE':
      return sentences.cashRefusedBefore
    case 'CASH_TOTAL':
      return sentences.cashTotalTooHigh({ most: formatPaise(refusal.most) })
    case 'CASH_OPEN_ORDERS':
      return sentences.cashTooManyOpen({ most: refusal.most })
  }
}
