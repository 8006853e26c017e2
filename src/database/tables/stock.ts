import type { Generated } from 'kysely'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'

/** Why stock moved. A reservation of an order that was then paid is a sale. */
export type StockReason =
  | 'opening'
  | 'hold'
  | 'hold_returned'
  | 'received'
  | 'correction'
  | 'damaged'
  | 'returned'
  /** The rest of a batch is removed from stock, or returned to it. */
  | 'too_old'
  | 'recalled'

export interface StockMovesTable {
  id: Id
  pack_id: number
  delta: number
  reason: StockReason
  batch_id: number | null
  order_id: number | null
  actor_id: number | null
  /** The name at that time; null if no person moved it. */
  actor_name: string | null
  note: string | null
  form_key: string | null
  moved_at: Date
}

/** What can reserve units; each kind has a column of its own in `reservations`. */
export type ReservationHolder = 'order'

/** Units kept from other customers until they are paid for, or until `expires_at`. */
export interface ReservationsTable {
  id: Id
  order_id: number | null
  pack_id: number
  quantity: number
  /** When the customer's reservation began; placing another order within minutes continues it. */
  reserved_since: Date
  expires_at: Date
}

export interface BatchesTable {
  id: Id
  pack_id: number
  code: string
  packed_on: CalendarDay
  best_before: CalendarDay
  left_units: Generated<number>
  /** Removed from stock: expired or recalled. */
  aside_units: Generated<number>
  recalled_at: Date | null
  recall_reason: string | null
  recalled_by: string | null
  added_at: InsertOnlyDate
  note: Generated<string>
  version: Generated<number>
}

export interface BatchRulesTable {
  only_row: Generated<boolean>
  wanted: boolean
  least_percent: number
  least_days: number
  way_days: number
  warn_days: number
  version: number
  changed_at: Date
  changed_by: number | null
}
