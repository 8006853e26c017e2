import type { Transaction, Updateable } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEvent } from '#database/tables/order-history.ts'
import { notifyContext } from '#operations/notifications/server/notify-merchant.ts'
import type { CashDispatchRefusal } from '#ordering/cash-on-delivery/server/find-cash-dispatch-refusal.ts'
import type { ShipmentState } from '#ordering/orders/rules/order-state.ts'
import { queueOrderMessages } from '#ordering/orders/server/messages/queue-order-messages.ts'
import { type Actor, recordOrderEvent } from '#ordering/orders/server/states/record-order-event.ts'
import { type LockedOrder, transitionOrder } from '#ordering/orders/server/states/transition-order.ts'
import type { Parts } from '#parts.ts'

/** Why a fulfilment step was refused. */
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
  | CashDispatchRefusal

/** Repeating a step is a success with `changed: false`. */
export type StepResult = { ok: true; changed: boolean } | { ok: false; reason: StepRefusal }

type Step = {
  to: ShipmentState
  event: Extract<OrderEvent, { details: { from: ShipmentState } }>
  /** Undefined if a courier reported it. */
  by: Actor | undefined
  now: Date
  changes?: Updateable<Database['orders']>
}

export type StepParts = Pick<Parts, 'clock' | 'store' | 'settings'>

/**
 * Moves a locked order to the next fulfilment state. Records the event by which the step can be undone, and queues its
 * messages: call it after the changes of shipments that they report.
 */
export async function applyStep(
  trx: Transaction<Database>,
  parts: StepParts,
  order: LockedOrder,
  { to, event, by, now, changes }: Step,
) {
  const step_id = await recordOrderEvent(trx, { ...event, orderId: order.id, actor: by, now })
  await transitionOrder(trx, order, { parcel_state: to }, { ...changes, step_id, stepped_at: now })
  await queueOrderMessages(trx, order.id, notifyContext(parts, now))
}
