import type { StockReason } from '#database/tables/stock.ts'

/** One line of the ledger: `by` units more of a pack, or fewer. */
export type StockChange = {
  packId: number
  by: number
  reason: StockReason
  /** Of goods with dates; where it is not said, it is found. */
  batchId?: number
  orderId?: number | null
  actor?: { id: number; name: string }
  note?: string | undefined
  /** Of the form that it was entered with. */
  formKey?: string
  /** Only of what is on sale. */
  isSold?: boolean
}
