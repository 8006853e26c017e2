import type { Generated } from 'kysely'
import type { CalendarDay, Id, InsertOnlyDate } from './columns.ts'

/** What a customer buys again every few weeks. */
export interface StandingOrdersTable {
  id: Id
  user_id: number
  /** The order that it repeats. */
  order_id: number
  weeks: number
  paused: Generated<boolean>
  /** The day of the next reminder, as `2026-11-26`. */
  next_on: CalendarDay
  /** The day for which the customer was reminded last. */
  reminded_on: CalendarDay | null
  /** When the customer was last reminded, or nothing of the delivery could be bought. */
  checked_at: Date | null
  /** Deliveries in a row that were neither ordered nor skipped. */
  unanswered: Generated<number>
  /** The delivery that was put into the cart last, and when. */
  in_cart_for: CalendarDay | null
  in_cart_at: Date | null
  created_at: InsertOnlyDate
}

export interface StandingOrderLinesTable {
  standing_order_id: number
  pack_id: number
  quantity: number
}
