import type { Id } from './columns.ts'

/** Why stock moved. A hold of an order that was paid since is a sale. */
export type StockReason =
  | 'opening'
  | 'hold'
  | 'hold_returned'
  | 'received'
  | 'correction'
  | 'damaged'
  | 'returned'

export interface StockMovesTable {
  id: Id
  pack_id: number
  delta: number
  reason: StockReason
  order_id: number | null
  actor_id: number | null
  /** As they were called then; null where no person moved it. */
  actor_name: string | null
  note: string | null
  form_key: string | null
  moved_at: Date
}
