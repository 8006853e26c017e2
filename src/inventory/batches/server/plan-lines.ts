import type { StockChange } from '#inventory/stock/server/stock-change.ts'

export type Batch = {
  id: number
  packId: number
  left: number
  aside: number
  /** Neither too old nor recalled. */
  isSold: boolean
  isRecalled: boolean
}

/** Units of a batch that an order got and has not given back. */
type Got = { orderId: number; batchId: number; units: number }

/** The packs' batches, what expires first first, with what is there of no batch. Their rows are locked. */
export type Shelf = { batches: Batch[]; nameless: Map<number, number>; got: Got[] }

type Plan = {
  /** The changes, each for one batch or for none, with what brings the stock in line with what may be sold. */
  lines: StockChange[]
  /** The latter alone: right whatever becomes of the changes. */
  upkeep: StockChange[]
  /** The first pack of which there is too little, where one has. */
  tooFew?: number
}

/**
 * Says which batch each unit comes from or goes back to. Units without dates were there before dates were written down, so
 * they go first; then what expires first. What an order gives back goes to the batches that it came from, and is set aside
 * if that may not be sold any more. Only a sale asks whether it may: what is too old can be damaged, or counted otherwise.
 */
export function planLines(changes: StockChange[], shelf: Shelf): Plan {
  const upkeep = setRight(structuredClone(shelf))
  const lines = changes.flatMap((change) => (change.by > 0 ? putBack(change, shelf) : []))
  const takes = changes.filter(({ by }) => by < 0)
  for (const change of [...takes.filter(({ isSold }) => !isSold), ...takes.filter(({ isSold }) => isSold)]) {
    if (change.isSold) lines.push(...setRight(shelf))
    const taken = take(change, shelf)
    if (!taken) return { lines: [], upkeep, tooFew: change.packId }
    lines.push(...taken)
  }
  return { lines: [...lines, ...setRight(shelf)], upkeep }
}

/** What may not be sold leaves the stock; what may be sold after all comes back to it. */
function setRight({ batches }: Shelf): StockChange[] {
  return batches.flatMap((batch): StockChange[] => {
    const by = batch.isSold ? batch.aside : -batch.left
    if (by === 0) return []
    batch.left += by
    batch.aside -= by
    return [
      { packId: batch.packId, batchId: batch.id, by, reason: batch.isRecalled ? 'recalled' : 'too_old' },
    ]
  })
}

function putBack(change: StockChange, shelf: Shelf): StockChange[] {
  const { packId, orderId } = change
  let open = change.by
  const lines: StockChange[] = []
  const put = (batch: Batch, units: number) => {
    batch.left += units
    open -= units
    lines.push({ ...change, by: units, batchId: batch.id })
  }
  const own = shelf.batches.find(({ id }) => id === change.batchId)
  if (own) put(own, open)
  // The freshest first: what is left with the customer is what they had to eat first.
  for (const batch of shelf.batches.filter((of) => of.packId === packId).toReversed()) {
    const got = shelf.got.find((of) => of.orderId === orderId && of.batchId === batch.id)
    const units = Math.min(open, got?.units ?? 0)
    if (!got || units === 0) continue
    got.units -= units
    put(batch, units)
  }
  if (open === 0) return lines
  shelf.nameless.set(packId, (shelf.nameless.get(packId) ?? 0) + open)
  return [...lines, { ...change, by: open }]
}

/** @returns nothing where there is too little */
function take(change: StockChange, { batches, nameless }: Shelf): StockChange[] | undefined {
  const { packId } = change
  let open = -change.by
  const lines: StockChange[] = []
  const undated = Math.min(open, nameless.get(packId) ?? 0)
  if (undated > 0) {
    nameless.set(packId, (nameless.get(packId) ?? 0) - undated)
    open -= undated
    lines.push({ ...change, by: -undated })
  }
  for (const batch of batches.filter((of) => of.packId === packId)) {
    const units = Math.min(open, batch.left)
    if (units === 0) continue
    batch.left -= units
    open -= units
    lines.push({ ...change, by: -units, batchId: batch.id })
  }
  return open === 0 ? lines : undefined
}
