import type { StockChange } from '#inventory/stock/server/stock-change.ts'

export type Batch = {
  id: number
  packId: number
  left: number
  aside: number
  /** Neither too old nor recalled. */
  isSellable: boolean
  isRecalled: boolean
}

/** Units of a batch that an order has: taken and not returned. */
type Allocation = { orderId: number; batchId: number; units: number }

/** The variants' batches, earliest expiry first, and their units without a batch. Their rows must be locked. */
export type BatchStock = { batches: Batch[]; unbatched: Map<number, number>; allocated: Allocation[] }

type AllocationPlan = {
  /** Stock movements for the changes, each with its batch or without one, and those into and out of quarantine. */
  lines: StockChange[]
  /** Only the movements into and out of quarantine; they apply even if the changes are refused. */
  quarantineLines: StockChange[]
  /** The first pack with too little stock, if any. */
  shortPackId?: number
}

/**
 * Allocates units to batches, first expired first out. Units without a batch are older than any batch and go first.
 * Returned units go back to the batches they came from, and into quarantine if those may not be sold. Only a sale
 * requires sellable units: expired ones can still be damaged or corrected. Updates `stock` with every movement; the
 * caller writes the lines.
 */
export function allocateBatches(changes: StockChange[], stock: BatchStock): AllocationPlan {
  const quarantineLines = applyQuarantine(structuredClone(stock))
  const lines = changes.flatMap((change) => (change.by > 0 ? returnUnits(change, stock) : []))
  const takes = changes.filter(({ by }) => by < 0)
  for (const change of [
    ...takes.filter(({ isSellable }) => !isSellable),
    ...takes.filter(({ isSellable }) => isSellable),
  ]) {
    if (change.isSellable) lines.push(...applyQuarantine(stock))
    const taken = takeUnits(change, stock)
    if (!taken) return { lines: [], quarantineLines, shortPackId: change.packId }
    lines.push(...taken)
  }
  return { lines: [...lines, ...applyQuarantine(stock)], quarantineLines }
}

/**
 * Moves unsellable units into quarantine and sellable ones back. Updates the batches.
 * @returns the movements
 */
function applyQuarantine({ batches }: BatchStock): StockChange[] {
  return batches.flatMap((batch): StockChange[] => {
    const by = batch.isSellable ? batch.aside : -batch.left
    if (by === 0) return []
    batch.left += by
    batch.aside -= by
    return [
      { packId: batch.packId, batchId: batch.id, by, reason: batch.isRecalled ? 'recalled' : 'too_old' },
    ]
  })
}

/**
 * Divides returned units among the batches from which the order got them. Updates `stock`.
 * @returns the movements
 */
function returnUnits(change: StockChange, stock: BatchStock): StockChange[] {
  const { packId, orderId } = change
  let remaining = change.by
  const lines: StockChange[] = []
  const put = (batch: Batch, units: number) => {
    batch.left += units
    remaining -= units
    lines.push({ ...change, by: units, batchId: batch.id })
  }
  const own = stock.batches.find(({ id }) => id === change.batchId)
  if (own) put(own, remaining)
  // Latest expiry first: the customer is expected to have used the older units.
  for (const batch of stock.batches.filter((of) => of.packId === packId).toReversed()) {
    const allocated = stock.allocated.find((of) => of.orderId === orderId && of.batchId === batch.id)
    const units = Math.min(remaining, allocated?.units ?? 0)
    if (!allocated || units === 0) continue
    allocated.units -= units
    put(batch, units)
  }
  if (remaining === 0) return lines
  stock.unbatched.set(packId, (stock.unbatched.get(packId) ?? 0) + remaining)
  return [...lines, { ...change, by: remaining }]
}

/**
 * Takes units without a batch first, then those that expire first. Updates `stock`.
 * @returns the movements; undefined if there is too little stock
 */
function takeUnits(change: StockChange, { batches, unbatched }: BatchStock): StockChange[] | undefined {
  const { packId } = change
  let remaining = -change.by
  const lines: StockChange[] = []
  const undated = Math.min(remaining, unbatched.get(packId) ?? 0)
  if (undated > 0) {
    unbatched.set(packId, (unbatched.get(packId) ?? 0) - undated)
    remaining -= undated
    lines.push({ ...change, by: -undated })
  }
  for (const batch of batches.filter((of) => of.packId === packId)) {
    const units = Math.min(remaining, batch.left)
    if (units === 0) continue
    batch.left -= units
    remaining -= units
    lines.push({ ...change, by: -units, batchId: batch.id })
  }
  return remaining === 0 ? lines : undefined
}
