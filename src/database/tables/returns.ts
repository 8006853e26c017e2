import type { Generated } from 'kysely'
import type { DeclineReason, ReturnReason, ReturnState } from '#ordering/returns/rules/return.ts'
import type { Id, InsertOnlyDate } from './columns.ts'

// Returns of delivered goods.

export interface ReturnsTable {
  id: Id
  order_id: number
  form_key: string
  state: Generated<ReturnState>
  reason: ReturnReason
  /** What the customer wrote. */
  note: Generated<string>
  /** What the shop answered last. */
  answer: Generated<string>
  by_customer: boolean
  /** False: the customer keeps the goods. */
  send_back: Generated<boolean>
  decline_reason: DeclineReason | null
  refund_id: number | null
  /** The order that replaces its units. */
  replacement_id: number | null
  version: Generated<number>
  requested_at: InsertOnlyDate
  /** When its state changed last. */
  changed_at: Date
}

export interface ReturnLinesTable {
  return_id: number
  order_item_id: number
  quantity: number
  /** Null until the goods arrived. */
  received: number | null
  restocked: Generated<number>
  wasted: Generated<number>
}

export interface ReturnPicturesTable {
  return_id: number
  position: number
  picture_id: number
}
