import type { RefundSource } from '#database/tables/payments.ts'
import type { RefundResolution } from '#payments/reconciliation/contract.ts'
import type { Paise } from '#values/money/money.ts'
import { isCancelled, type OrderStatus } from '#values/order-state.ts'

export type FailedRefund = {
  source: RefundSource
  amount_paise: Paise
  order_status: OrderStatus
  /** What of its payment neither has gone back nor is on its way. */
  left_paise: Paise
  /** Units of it, or its part of the delivery, have gone back by another refund. */
  units_given: boolean
  /** Units of it have left since it was wanted, though they were not to. */
  units_sent: boolean
  /** Units of it are back on the shelf. */
  goods_back: boolean
  /** What the merchant keeps of its cancelled order on purpose. */
  kept_paise: Paise
}

export type ResolutionRefusal =
  | 'PAYS_NO_ORDER'
  | 'NOT_OWED'
  | 'SENT_MEANWHILE'
  | 'CANCELLED_AND_OWED'
  | 'GOODS_ARE_BACK'

/** The provider returns no less. */
export const minRefundPaise = 100

/** Neither its money nor its units have gone back by another refund. */
export const isRefundStillOwed = ({ source, left_paise, amount_paise, units_given }: FailedRefund) =>
  source === 'shop' || (left_paise >= amount_paise && !units_given)

/** What of a cancelled order's money still has to go back; 0 where so little is left that the provider returns nothing. */
export function owedOnCancelledOrder({ order_status, left_paise, kept_paise }: FailedRefund): Paise {
  const owed = left_paise - Math.min(kept_paise, left_paise)
  return isCancelled({ status: order_status }) && owed >= minRefundPaise ? owed : 0
}

/**
 * Why a failed refund cannot be resolved in this way. Nothing is refunded or counted twice after another refund, and
 * no customer is left with neither goods nor money.
 */
export function refusalOfResolution(
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
      if (owedOnCancelledOrder(refund) > 0) return 'CANCELLED_AND_OWED'
      return isOwed && refund.goods_back ? 'GOODS_ARE_BACK' : undefined
  }
}
