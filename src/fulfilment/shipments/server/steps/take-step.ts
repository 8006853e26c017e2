import type { Transaction, Updateable } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-events.ts'
import { type LockedOrder, moveOrder } from '#ordering/orders/server/states/move-order.ts'
import { recordOrderActivity } from '#ordering/orders/server/states/record-order-activity.ts'
import { type Actor, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import * as words from '#ordering/orders/words/office/en.ts'
import type { ParcelState } from '#values/order-state.ts'

/** Why a parcel did not take a step. */
export type StepRefusal =
  | 'NO_SUCH_ORDER'
  | 'NO_SUCH_PARCEL'
  | 'CANCELLED'
  | 'UNPAID'
  | 'MOVED_ON'
  | 'SENT_OTHERWISE'
  | 'NOT_THAT_MANY'
  | 'RECALLED'
  | 'TOO_LATE'
  | 'NOT_DELIVERED'
  | 'ORDERED_AGAIN'

/** A step that had been taken already is a success and changes nothing. */
export type StepTaken = { ok: true; changed: boolean } | { ok: false; reason: StepRefusal }

type Step = {
  to: ParcelState
  event: Extract<OrderEvent, { details: { from: ParcelState } }>
  by: Actor
  now: Date
  changes?: Updateable<Database['orders']>
}

/** Moves a locked order's parcel a step on, with its line in the timeline, by which the step can be taken back. */
export async function takeStep(
  trx: Transaction<Database>,
  order: LockedOrder,
  { to, event, by, now, changes }: Step,
) {
  const step_id = await recordOrderEvent(trx, { ...event, orderId: order.id, actor: by, now })
  await moveOrder(trx, order, { parcel_state: to }, { ...changes, step_id, stepped_at: now })
  const action = event.kind === 'parcel_arrived' ? words.activity.deliveredParcel : event.kind
  await recordOrderActivity(trx, { actor: by, orderId: order.id, action, now })
}
