import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { findAvailableStock } from './available-stock.queries.ts'
import { moveStock } from './move-stock.ts'
import type { ReservationPeriod } from './stock-change.ts'

type Trx = Transaction<Database>

/** A quantity of one pack; the same pack may be in several lines. */
export type StockLine = { packId: number; quantity: number }

/** The order that gets the units. Without a period they are not reserved but sold. */
type ReservationOwner = { orderId: number | null; period?: ReservationPeriod | undefined; now: Date }

type ReserveUnitsResult =
  | { ok: true }
  /** `left`: units available now, 0 if the product is not on sale. `name` is null if the pack does not exist. */
  | {
      ok: false
      reason: 'NOT_ENOUGH_STOCK'
      packId: number
      productId: number | null
      name: string | null
      left: number
    }

/**
 * Reserves units for an order, or sells them, all or none (decision B10): never more than in stock, never of an
 * archived product.
 */
export const reserveUnits = (
  trx: Trx,
  lines: StockLine[],
  { orderId, period, now }: ReservationOwner,
): Promise<ReserveUnitsResult> =>
  exchangeUnits(trx, { give: [], take: lines, fromOrderId: null, toOrderId: orderId, period, now })

/**
 * Returns the units that an order had reserved to stock, of archived products too. Its rows in `reservations` end with
 * the order's state (`transitionOrder`).
 */
export async function releaseUnits(
  trx: Trx,
  lines: StockLine[],
  { orderId, now }: Omit<ReservationOwner, 'period'>,
) {
  await exchangeUnits(trx, { give: lines, take: [], fromOrderId: orderId, toOrderId: null, now })
}

type ExchangeInput = {
  give: StockLine[]
  /** The order that had reserved the released units. */
  fromOrderId: number | null
  take: StockLine[]
  /** The order that gets the taken units, and for how long they are reserved; without a period they are sold. */
  toOrderId: number | null
  period?: ReservationPeriod | undefined
  now: Date
}

/**
 * Releases the units in `give` and reserves those in `take`, all or none, for an order that replaces another: two calls
 * would lock packs out of id order and could deadlock.
 */
export async function exchangeUnits(
  trx: Trx,
  { give, fromOrderId, take, toOrderId, period, now }: ExchangeInput,
): Promise<ReserveUnitsResult> {
  const given = give.map(({ packId, quantity }) => ({
    packId,
    by: quantity,
    reason: 'hold_returned' as const,
    orderId: fromOrderId,
  }))
  // Reservations come last; a pack that is both released and reserved counts as a sale.
  const taken = take.map(({ packId, quantity }) => ({
    packId,
    by: -quantity,
    reason: 'hold' as const,
    orderId: toOrderId,
    reservation: period,
    isSellable: true,
  }))
  const moved = await moveStock(trx, [...given, ...taken], now)
  if (moved.ok) return moved
  const { packId } = moved
  return { ok: false, reason: 'NOT_ENOUGH_STOCK', packId, ...(await findAvailableStock(trx, packId)) }
}
