import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import { shipmentState } from '#ordering/orders/rules/order-state.ts'
import type { UnsentLine } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { Courier } from '../../rules/couriers.ts'
import type { StepResult } from './apply-step.ts'

type Trx = Transaction<Database>

/** A shipment as entered in the dispatch form. */
export type ShipmentInput = {
  orderId: number
  /** Idempotency key of the form. */
  formKey: string
  courier: Courier
  trackingNumber: string | null
  /** The dispatched lines; without them everything that is not dispatched yet. */
  lines?: UnsentLine[] | undefined
}

/**
 * The result for a dispatch form that was sent before with the same idempotency key: a success without a change, or
 * `SENT_OTHERWISE` if its content differs. Undefined if the key is new.
 */
export async function findByIdempotencyKey(trx: Trx, form: ShipmentInput): Promise<StepResult | undefined> {
  const parcel = await trx
    .selectFrom('parcels')
    .select(['id', 'courier', 'tracking_number'])
    .where('order_id', '=', form.orderId)
    .where('form_key', '=', form.formKey)
    .executeTakeFirst()
  if (!parcel) return undefined
  const isSameShipment =
    parcel.courier === form.courier &&
    parcel.tracking_number === form.trackingNumber &&
    (form.lines
      ? await hasExactLines(trx, parcel.id, form.lines)
      : await wasFullShipment(trx, form.orderId, parcel.id))
  return isSameShipment ? { ok: true, changed: false } : { ok: false, reason: 'SENT_OTHERWISE' }
}

/** Whether the shipment has exactly these lines. */
async function hasExactLines(trx: Trx, parcelId: number, lines: UnsentLine[]) {
  const items = await trx
    .selectFrom('parcel_items')
    .select(['order_item_id as orderItemId', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .execute()
  return isDeepStrictEqual(sortedLines(items), sortedLines(lines))
}

/** Lines as sorted texts, to compare them whatever their sequence. */
const sortedLines = (lines: UnsentLine[]) =>
  lines.map(({ orderItemId, quantity }) => `${orderItemId}: ${quantity}`).sort()

/** Whether the shipment contained everything that was unsent then. */
async function wasFullShipment(trx: Trx, orderId: number, parcelId: number) {
  const event = await trx
    .selectFrom('order_history')
    .select(sql<boolean>`(details ->> 'whole')::boolean`.as('whole'))
    .where('order_id', '=', orderId)
    .where('kind', '=', shipmentState.dispatched)
    .where(sql`(details ->> 'parcel')::integer`, '=', parcelId)
    .executeTakeFirst()
  return event?.whole === true
}
