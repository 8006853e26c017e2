import type { RefundableComponent } from '#values/money/allocate-refund.ts'
import type { Paise } from '#values/money/money.ts'

/** An order as it stands now: what of it can still be given back. */
export type Refundable = {
  /** Neither returned nor on its way. */
  left: Paise
  /** Nothing of it has left, and it is not cancelled. */
  isHere: boolean
  /** What a cancelled order keeps of its money on purpose; of any other nothing. */
  kept: Paise
  lines: RefundableLine[]
  /** What was paid for each line and the delivery after discounts, and what of that is left. */
  paidFor: RefundableComponent[]
  leftOf: RefundableComponent[]
}
export type RefundableLine = {
  id: number
  name: string
  packId: number | null
  quantity: number
  unitPaise: Paise
  /** Units whose money has gone back or is on its way. */
  refunded: number
  /** Units that are back on the shelf. */
  putBack: number
  /** Units that have not left. */
  here: number
}

/** Why a wish comes to no refund; sums in paise. */
export type RefundRefusal =
  | { reason: 'NOTHING_LEFT' | 'NOTHING_CHOSEN' | 'UNKNOWN_LINE' | 'TOO_LITTLE' }
  | { reason: 'TOO_MUCH' | 'TOO_MUCH_DELIVERY' | 'LEAVES_TOO_LITTLE'; left: Paise }
  | { reason: 'TOO_MANY' | 'NOT_HERE'; line: RefundableLine }

/** What is left of what was paid for a line, in paise. */
export const leftOfLine = ({ leftOf }: Refundable, id: number): Paise =>
  leftOf.find(({ item_id }) => item_id === id)?.paise ?? 0

/** What was paid for the delivery, in paise. */
export const paidForDelivery = ({ paidFor }: Pick<Refundable, 'paidFor'>): Paise =>
  paidFor.find(({ item_id }) => item_id === null)?.paise ?? 0

/** What is left of what was paid for the delivery, in paise. */
export const leftOfDelivery = ({ leftOf }: Pick<Refundable, 'leftOf'>): Paise =>
  leftOf.find(({ item_id }) => item_id === null)?.paise ?? 0
