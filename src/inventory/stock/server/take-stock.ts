import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { moveStock } from './move-stock.ts'
import { whatIsLeft } from './what-is-left.queries.ts'

type Trx = Transaction<Database>

/** So many of one pack. A pack may stand in several lines. */
export type StockLine = { packId: number; quantity: number }

/** The order that holds the stock, or held it. */
type Holder = { orderId: number | null; now: Date }

type TakeStock =
  | { ok: true }
  /** `left` is how many could be had now: 0 as well when it is not sold any more. Nameless is what is not there. */
  | {
      ok: false
      reason: 'NOT_ENOUGH_STOCK'
      packId: number
      productId: number | null
      name: string | null
      left: number
    }

/**
 * Takes stock for an order, all of it or none (decision B10): never more than there is, never of what is archived.
 * After a refusal the transaction may go on; nothing has been taken.
 */
export const takeStock = (trx: Trx, lines: StockLine[], { orderId, now }: Holder): Promise<TakeStock> =>
  exchangeStock(trx, { give: [], take: lines, from: null, to: orderId, now })

/** Gives back what an order held, of what was archived since then too. */
export async function returnStock(trx: Trx, lines: StockLine[], { orderId, now }: Holder) {
  await exchangeStock(trx, { give: lines, take: [], from: orderId, to: null, now })
}

type Exchange = {
  give: StockLine[]
  /** The order that held what is given back. */
  from: number | null
  take: StockLine[]
  /** The order that holds what is taken. */
  to: number | null
  now: Date
}

/**
 * Returns and takes stock in one statement, all or none. For an order that replaces another: two separate calls would
 * lock packs out of id order, and two shoppers could deadlock.
 */
export async function exchangeStock(trx: Trx, { give, from, take, to, now }: Exchange): Promise<TakeStock> {
  const given = give.map(({ packId, quantity }) => ({
    packId,
    by: quantity,
    reason: 'hold_returned' as const,
    orderId: from,
  }))
  // What is taken comes last: of a pack that is given back and taken, it is sold.
  const taken = take.map(({ packId, quantity }) => ({
    packId,
    by: -quantity,
    reason: 'hold' as const,
    orderId: to,
    isSold: true,
  }))
  const moved = await moveStock(trx, [...given, ...taken], now)
  if (moved.ok) return moved
  const { packId } = moved
  return { ok: false, reason: 'NOT_ENOUGH_STOCK', packId, ...(await whatIsLeft(trx, packId)) }
}
