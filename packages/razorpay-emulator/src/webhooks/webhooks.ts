import type { EmulatorClock } from '../rules/clock.ts'
import { type Faults, matchesPattern } from '../rules/faults.ts'
import type { DeliveryRecord, Store } from '../rules/store.ts'
import type { EventName, EventPayload } from '../rules/world.ts'
import { headersOf, newDelivery, trimDeliveries } from './deliveries.ts'
import { createKeyedQueue } from './keyed-queue.ts'
import type { PostWebhook } from './post-webhook.ts'

type Options = { store: Store; faults: Faults; clock: EmulatorClock; secret: string; post: PostWebhook }

/** After each answer that is not 2xx. The provider goes on for a day; then it gives up. */
const retrySeconds = [1, 5, 30, 120, 600, 3600, 21_600, 54_000]
const heldBackSeconds = 5

/**
 * Sends what happened to the shop, in the background, until it is accepted or given up. Events of one order go
 * one after the other, different orders side by side; faults in the queue change that.
 */
export function createWebhooks({ store, faults, clock, secret, post }: Options) {
  const queue = createKeyedQueue()
  const timers = new Map<string, () => void>()
  const heldBack = new Map<string, DeliveryRecord[]>()
  let closed = false

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

  function applyFault(record: DeliveryRecord) {
    const fault = faults.take('webhook', ({ event }) => matchesPattern(event, record.event))
    if (fault?.effect === 'drop') record.status = 'dropped'
    if (fault?.effect === 'mis-sign') record.mis_signed = true
    if (fault?.effect === 'delay') later(record, fault.seconds)
    if (fault?.effect === 'reorder') {
      // Behind the order's next event, or on its own if there is none.
      heldBack.set(record.order_id, [...(heldBack.get(record.order_id) ?? []), record])
      later(record, heldBackSeconds)
    }
    return fault?.effect
  }

  function later(record: DeliveryRecord, seconds: number) {
    timers.get(record.id)?.()
    const cancel = clock.after(seconds, () => release(record))
    timers.set(record.id, cancel)
  }

  /** Out of its waiting, if it still waits. */
  function release(record: DeliveryRecord) {
    timers.get(record.id)?.()
    if (timers.delete(record.id)) send(record)
  }

  const send = (record: DeliveryRecord) => queue.run(record.order_id, () => attempt(record))

  async function attempt(record: DeliveryRecord) {
    if (closed) return
    const status = await post({ body: record.body, headers: headersOf(record, secret) }).catch(() => 0)
    if (closed) return
    record.answers.push(status)
    const pause = retrySeconds[record.answers.length - 1]
    if (status >= 200 && status < 300) record.status = 'delivered'
    else if (record.status === 'waiting' && pause !== undefined) later(record, pause)
    else if (record.status === 'waiting') record.status = 'given-up'
    store.save('deliveries', record)
  }

  return {
    emit,
    /** Until nothing is being sent. What waits for its time goes on waiting. */
    idle: queue.idle,
    /** Everything that waits goes out now, whatever its time. */
    async flush() {
      for (const id of [...timers.keys()]) {
        const record = store.deliveries.get(id)
        if (record) release(record)
      }
      await queue.idle()
    },
    /** Once more, whatever became of it, a dropped one included. */
    resend(id: string) {
      const record = store.deliveries.get(id)
      if (record) send(record)
      return record
    },
    /** Sends what a former process had not delivered. */
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
