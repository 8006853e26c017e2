import type { RefundSource } from '#database/tables/payments.ts'
import { isCancelled, type OrderStatus } from '#ordering/orders/rules/order-state.ts'
import type { RefundResolution } from '#payments/reconciliation/contract.ts'
import type { Paise } from '#values/money/money.ts'

export type FailedRefund = {
  source: RefundSource
  amount_paise: Paise
  order_status: OrderStatus
  /** The refundable rest of its payment. */
  left_paise: Paise
  /** Its units, or its delivery part, were refunded by another refund. */
  units_given: boolean
  /** Some of its units were dispatched after it was requested. */
  units_sent: boolean
  /** Some of its units were restocked. */
  goods_back: boolean
  /** What the merchant keeps on purpose of its cancelled order. */
  kept_paise: Paise
}

export type ResolutionRefusal =
  | 'PAYS_NO_ORDER'
  | 'NOT_OWED'
  | 'SENT_MEANWHILE'
  | 'CANCELLED_AND_OWED'
  | 'GOODS_ARE_BACK'

/** The provider's minimum. */
export const minRefundPaise = 100

/**
 * Whether a failed refund must still be paid: neither its money nor its units were refunded by another refund. Always
 * so for an automatic one.
 */
export const isRefundStillOwed = ({ source, left_paise, amount_paise, units_given }: FailedRefund) =>
  source === 'shop' || (left_paise >= amount_paise && !units_given)

/** The part of a cancelled order that must still be refunded; 0 if it is below the provider's minimum. */
export function remainingRefundOfCancelledOrder({
  order_status,
  left_paise,
  kept_paise,
}: FailedRefund): Paise {
  const owed = left_paise - Math.min(kept_paise, left_paise)
  return isCancelled({ status: order_status }) && owed >= minRefundPaise ? owed : 0
}

/**
 * Why a failed refund cannot be resolved in this way; undefined if it can. After another refund nothing may be refunded
 * or counted twice, and no customer may be left with neither goods nor money.
 */
export function findResolutionRefusal(
  end: RefundResolution,
  refund: FailedRefund,
): ResolutionRefusal | undefined {
  const isOwed = isRefundStillOwed(refund)
  switch (end) {
    case 'retry':
      if (!isOwed) return 'NOT_OWED'
      return refund.units_sent ? 'SENT_MEANWHILE' : undefined
    case 'by_hand':
      return isOwed ? undefined : 'NOT_OWED'
    case 'not_wanted':
      if (refund.source === 'shop') return 'PAYS_NO_ORDER'
      if (remainingRefundOfCancelledOrder(refund) > 0) return 'CANCELLED_AND_OWED'
      return isOwed && refund.goods_back ? 'GOODS_ARE_BACK' : undefined
  }
}
