import type { EmulatorClock } from '../rules/clock.ts'
import { type Faults, matchesPattern } from '../rules/faults.ts'
import type { DeliveryRecord, Store } from '../rules/store.ts'
import type { EventName, EventPayload } from '../rules/world.ts'
import { newDelivery, trimDeliveries, webhookHeaders } from './deliveries.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import type { PostWebhook } from './post-webhook.ts'

type Options = { store: Store; faults: Faults; clock: EmulatorClock; secret: string; post: PostWebhook }

/** The delays after each answer that is not 2xx. The provider retries for a day, then gives up. */
const retrySeconds = [1, 5, 30, 120, 600, 3600, 21_600, 54_000]
const heldBackSeconds = 5

/**
 * Sends events to the shop in the background until they are accepted or given up. Events of one order are sent in
 * sequence, different orders in parallel; faults in the queue change that.
 */
export function createWebhooks({ store, faults, clock, secret, post }: Options) {
  const queue = createKeyedQueue()
  const timers = new Map<string, () => void>()
  const heldBack = new Map<string, DeliveryRecord[]>()
  let closed = false

  /** Creates an event and sends it, unless a fault says otherwise. */
  function emit(event: EventName, payload: EventPayload) {
    const record = newDelivery(clock, event, payload)
    const effect = applyFault(record)
    store.save('deliveries', record)
    if (effect === 'drop' || effect === 'delay' || effect === 'reorder') return
    send(record)
    if (effect === 'duplicate') send(record)
    for (const earlier of heldBack.get(record.order_id) ?? []) release(earlier)
    heldBack.delete(record.order_id)
    trimDeliveries(store)
  }

  /** Uses the next fault for an event of this name, if any. @returns its effect */
  function applyFault(record: DeliveryRecord) {
    const fault = faults.take('webhook', ({ event }) => matchesPattern(event, record.event))
    if (fault?.effect === 'drop') record.status = 'dropped'
    if (fault?.effect === 'mis-sign') record.mis_signed = true
    if (fault?.effect === 'delay') schedule(record, fault.seconds)
    if (fault?.effect === 'reorder') {
      // Sent after the order's next event, or alone if there is none.
      heldBack.set(record.order_id, [...(heldBack.get(record.order_id) ?? []), record])
      schedule(record, heldBackSeconds)
    }
    return fault?.effect
  }

  /** Sends the delivery after so many seconds, instead of when it was scheduled before. */
  function schedule(record: DeliveryRecord, seconds: number) {
    timers.get(record.id)?.()
    const cancel = clock.after(seconds, () => release(record))
    timers.set(record.id, cancel)
  }

  /** Sends the delivery if it is still waiting. */
  function release(record: DeliveryRecord) {
    timers.get(record.id)?.()
    if (timers.delete(record.id)) send(record)
  }

  const send = (record: DeliveryRecord) => queue.run(record.order_id, () => attempt(record))

  /** Posts a delivery and schedules a retry if it is not accepted. */
  async function attempt(record: DeliveryRecord) {
    if (closed) return
    const status = await post({ body: record.body, headers: webhookHeaders(record, secret) }).catch(() => 0)
    if (closed) return
    record.answers.push(status)
    const pause = retrySeconds[record.answers.length - 1]
    if (status >= 200 && status < 300) record.status = 'delivered'
    else if (record.status === 'waiting' && pause !== undefined) schedule(record, pause)
    else if (record.status === 'waiting') record.status = 'given-up'
    store.save('deliveries', record)
  }

  return {
    emit,
    /** Resolves when nothing is being sent. Deliveries that wait for a retry keep waiting. */
    idle: queue.idle,
    /** Sends all waiting deliveries now. */
    async flush() {
      for (const id of [...timers.keys()]) {
        const record = store.deliveries.get(id)
        if (record) release(record)
      }
      await queue.idle()
    },
    /** Sends a delivery again, whatever its status. Undefined if there is none with this id. */
    resend(id: string) {
      const record = store.deliveries.get(id)
      if (record) send(record)
      return record
    },
    /** Sends what an earlier process did not deliver. */
    resume() {
      trimDeliveries(store)
      for (const record of store.deliveries.values()) if (record.status === 'waiting') send(record)
    },
    async close() {
      closed = true
      await queue.idle()
    },
  }
}
