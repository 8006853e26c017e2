import type { RefundableComponent } from '#accounting/documents/rules/allocate-refund.ts'
import type { Paise } from '#values/money/money.ts'

/** The current state of an order, with what can still be refunded. */
export type Refundable = {
  /** The refundable rest, without pending refunds. */
  left: Paise
  /** Nothing was dispatched, and the order is not cancelled. */
  isUndispatched: boolean
  /** What a cancelled order keeps on purpose; 0 for any other order. */
  kept: Paise
  lines: RefundableLine[]
  /** The paid amounts of lines and delivery after discounts, and what is left of each. */
  paidFor: RefundableComponent[]
  leftOf: RefundableComponent[]
}
export type RefundableLine = {
  id: number
  name: string
  packId: number | null
  quantity: number
  unitPaise: Paise
  /** Units that are refunded or being refunded. */
  refunded: number
  /** Units that were sent again: they can be refunded only with the return of their replacement. */
  replaced: number
  /** Restocked units. */
  putBack: number
  /** Units that were not dispatched. */
  undispatched: number
}

/** Why a refund is refused; amounts in paise. */
export type RefundRefusal =
  | { reason: 'NOTHING_LEFT' | 'NOTHING_CHOSEN' | 'UNKNOWN_LINE' | 'TOO_LITTLE' }
  | { reason: 'TOO_MUCH' | 'TOO_MUCH_DELIVERY' | 'LEAVES_TOO_LITTLE'; left: Paise }
  | { reason: 'TOO_MANY' | 'NOT_HERE' | 'REPLACED'; line: RefundableLine }

/** The refundable rest of a line, in paise. */
export const leftOfLine = ({ leftOf }: Refundable, id: number): Paise =>
  leftOf.find(({ item_id }) => item_id === id)?.paise ?? 0

/** The paid delivery fee, in paise. */
export const paidForDelivery = ({ paidFor }: Pick<Refundable, 'paidFor'>): Paise =>
  paidFor.find(({ item_id }) => item_id === null)?.paise ?? 0

/** The refundable rest of the delivery fee, in paise. */
export const leftOfDelivery = ({ leftOf }: Pick<Refundable, 'leftOf'>): Paise =>
  leftOf.find(({ item_id }) => item_id === null)?.paise ?? 0
