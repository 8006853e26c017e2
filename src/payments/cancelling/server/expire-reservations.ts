import type { ReservationHolder } from '#database/tables/stock.ts'
import type { Parts } from '#parts.ts'
import { expireUnpaidOrders } from './expire-reservation.ts'

/**
 * What ends each kind of holder whose reservation has expired, or lets it wait. It claims its holders, so that any
 * number of processes can run it, and returns how many it has handled.
 */
const expireHolders: Record<ReservationHolder, (parts: Parts) => Promise<number>> = {
  order: expireUnpaidOrders,
}

/**
 * Returns the units of expired reservations to stock, by ending what holds them (decision B9).
 * @returns how many holders were handled; some of them may have to wait longer
 */
export async function expireReservations(parts: Parts): Promise<number> {
  let handled = 0
  for (const expire of Object.values(expireHolders)) handled += await expire(parts)
  return handled
}
