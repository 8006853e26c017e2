import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { reserveUnits } from '#inventory/stock/server/reserve-units.ts'
import { isBuyerErased } from '#ordering/buyers/server/buyer.queries.ts'
import { packingDay } from '#ordering/delivery/rules/packing-day.ts'
import { findZone } from '#ordering/delivery/server/find-zone.ts'
import { lockFullDays } from '#ordering/delivery/server/full-days.queries.ts'
import { promisedDay } from '#ordering/delivery/server/quote-delivery.ts'
import { type Actor, announceOrderEvents } from '#ordering/orders/server/states/record-order-event.ts'
import type { LockedOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'
import { findPaidOrderId, insertReplacement, listReplaceableLines } from './replacements.queries.ts'

type Trx = Transaction<Database>
type PlaceParts = Pick<Parts, 'clock' | 'store'>

/** `ALREADY_ENDED`: some of the units were refunded or replaced since they were returned. */
export type ReplacementRefusal =
  | { reason: 'NO_ADDRESS' | 'ALREADY_ENDED' }
  | { reason: 'NOT_ENOUGH_STOCK'; name: string; size: string; left: number }
export type PlaceReplacement = { ok: true; orderId: number } | ({ ok: false } & ReplacementRefusal)

type Replacement = {
  /** Whose delivered units were returned; locked. */
  order: LockedOrder
  lines: { item_id: number; units: number }[]
  by: Actor
}

/**
 * Places an order without a price that sends returned units again, to the address of the order they were returned from. It
 * is to be packed at once. Whether the shop delivers there now, or is open, doesn't matter: it delivered there before.
 * A refusal leaves rows behind, so the caller must roll back. The caller also queues the messages about the order.
 */
export async function placeReplacement(
  trx: Trx,
  parts: PlaceParts,
  { order, lines, by }: Replacement,
): Promise<PlaceReplacement> {
  const { address } = order
  if (!address || (await isBuyerErased(trx, order.id))) return { ok: false, reason: 'NO_ADDRESS' }
  const ordered = await listReplaceableLines(trx, order.id)
  const lineOf = (id: number) => ordered.find((line) => line.id === id)
  if (lines.some(({ item_id, units }) => units > (lineOf(item_id)?.left ?? 0)))
    return { ok: false, reason: 'ALREADY_ENDED' }
  const gone = lines.map(({ item_id }) => lineOf(item_id)).find((line) => line?.pack_id === null)
  if (gone) return { ok: false, reason: 'NOT_ENOUGH_STOCK', name: gone.name, size: gone.size, left: 0 }

  const now = parts.clock.now()
  await announceOrderEvents(trx, { actor: by, now })
  const promise = await promiseDelivery(trx, parts, { ...order, address }, now)
  const paidOrderId = await findPaidOrderId(trx, order.id)
  const orderId = await insertReplacement(trx, {
    order: { ...order, address },
    paidOrderId,
    lines,
    promise,
    now,
  })
  // Late, so that others wait for a popular product as briefly as possible.
  const stock = lines.map(({ item_id, units }) => ({ packId: packOf(lineOf(item_id)), quantity: units }))
  const taken = await reserveUnits(trx, stock, { orderId, now })
  if (!taken.ok) {
    const { name = '', size = '' } = ordered.find(({ pack_id }) => pack_id === taken.packId) ?? {}
    return { ok: false, reason: 'NOT_ENOUGH_STOCK', name, size, left: taken.left }
  }
  return { ok: true, orderId }
}

const packOf = (line: { pack_id: number | null } | undefined) => line?.pack_id ?? 0

/** The packing day and the promised day; without a promise if no delivery zone has the address any more. */
async function promiseDelivery(
  trx: Trx,
  { store }: PlaceParts,
  { address, zone_name }: { address: { postal_code: string }; zone_name: string | null },
  now: Date,
) {
  const settings = store()
  const fullDays = await lockFullDays(trx, settings, now)
  const zone = findZone(settings, address.postal_code)
  return {
    zone_name: zone ? zone.name : zone_name,
    pack_on: packingDay(now, settings, fullDays),
    promised_by: zone ? promisedDay(settings, zone, now, fullDays) : null,
    commits_to_date: zone !== undefined && (settings.commitsToDates ?? false),
  }
}
