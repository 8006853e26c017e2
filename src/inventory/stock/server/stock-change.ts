import type { StockReason } from '#database/tables/stock.ts'

/** How long units are reserved: since when, and until when at the latest if nothing is paid. */
export type ReservationPeriod = { since: Date; expiresAt: Date }

/** One stock movement: `by` units added to a pack, or removed if negative. */
export type StockChange = {
  packId: number
  by: number
  reason: StockReason
  /** The batch; if missing, `allocateBatches` chooses it. */
  batchId?: number
  orderId?: number | null
  /** Reserves the units for the order instead of selling them. */
  reservation?: ReservationPeriod | undefined
  actor?: { id: number; name: string }
  note?: string | undefined
  /** Idempotency key of the form. */
  formKey?: string
  /** Refused unless the product is on sale. */
  isSellable?: boolean
}
