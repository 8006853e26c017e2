import { isDeepStrictEqual } from 'node:util'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { Line } from '#ordering/orders/server/lists/unsent-lines.queries.ts'
import type { Courier } from '#values/couriers.ts'
import { parcelState } from '#values/order-state.ts'
import type { StepTaken } from './take-step.ts'

type Trx = Transaction<Database>

/** What was entered of an order's parcel. */
export type ParcelForm = {
  orderId: number
  /** Of the form: the same one, sent again, sends nothing more. */
  formKey: string
  courier: Courier
  trackingNumber: string | null
  /** What leaves; without it, all that has not left yet. */
  lines?: Line[] | undefined
}

/** The form came before. Its answer may have been lost, and the form been changed: then it says something else now. */
export async function sentBefore(trx: Trx, form: ParcelForm): Promise<StepTaken | undefined> {
  const parcel = await trx
    .selectFrom('parcels')
    .select(['id', 'courier', 'tracking_number'])
    .where('order_id', '=', form.orderId)
    .where('form_key', '=', form.formKey)
    .executeTakeFirst()
  if (!parcel) return undefined
  const isTheSame =
    parcel.courier === form.courier &&
    parcel.tracking_number === form.trackingNumber &&
    (form.lines ? await holds(trx, parcel.id, form.lines) : await wasWhole(trx, form.orderId, parcel.id))
  return isTheSame ? { ok: true, changed: false } : { ok: false, reason: 'SENT_OTHERWISE' }
}

/** Whether these lines, and no others, are in the parcel. */
async function holds(trx: Trx, parcelId: number, lines: Line[]) {
  const inIt = await trx
    .selectFrom('parcel_items')
    .select(['order_item_id as orderItemId', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .execute()
  return isDeepStrictEqual(inOrder(inIt), inOrder(lines))
}

const inOrder = (lines: Line[]) =>
  lines.map(({ orderItemId, quantity }) => `${orderItemId}: ${quantity}`).sort()

/** Whether the parcel took all that was left then. */
async function wasWhole(trx: Trx, orderId: number, parcelId: number) {
  const event = await trx
    .selectFrom('order_events')
    .select(sql<boolean>`(details ->> 'whole')::boolean`.as('whole'))
    .where('order_id', '=', orderId)
    .where('kind', '=', parcelState.dispatched)
    .where(sql`(details ->> 'parcel')::integer`, '=', parcelId)
    .executeTakeFirst()
  return event?.whole === true
}
