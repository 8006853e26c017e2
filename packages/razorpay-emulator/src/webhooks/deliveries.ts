import type { EmulatorClock } from '../rules/clock.ts'
import { newId } from '../rules/entities.ts'
import type { DeliveryRecord, Store } from '../rules/store.ts'
import { type EventName, type EventPayload, unixNow } from '../rules/world.ts'
import { signWebhook } from '../signatures.ts'

const maxDeliveries = 500

/** An event to be delivered. Its body is a snapshot, so it is written now. */
export function newDelivery(clock: EmulatorClock, event: EventName, payload: EventPayload): DeliveryRecord {
  const created_at = unixNow({ clock })
  const body = {
    entity: 'event',
    account_id: 'acc_PretendShop000',
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at,
  }
  return {
    id: newId('evt'),
    event,
    order_id: payload.payment.order_id,
    body: JSON.stringify(body),
    created_at,
    status: 'waiting',
    mis_signed: false,
    answers: [],
  }
}

/** The HTTP headers of a webhook. The event's id is the same in every retry. */
export const webhookHeaders = ({ id, body, mis_signed }: DeliveryRecord, secret: string) => ({
  'content-type': 'application/json',
  'user-agent': 'Razorpay-Webhook/v1',
  'x-razorpay-event-id': id,
  'x-razorpay-signature': signWebhook(body, mis_signed ? `not ${secret}` : secret),
})

/** Deletes the oldest finished deliveries above a limit, so that a long run does not fill the memory. */
export function trimDeliveries(store: Store) {
  for (const [id, { status }] of store.deliveries) {
    if (store.deliveries.size <= maxDeliveries || status === 'waiting') return
    store.forget('deliveries', id)
  }
}
