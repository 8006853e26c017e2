import type { EmulatorClock } from './clock.ts'
import type { Order, Payment, Refund } from './entities.ts'
import type { Faults } from './faults.ts'
import { unknownId } from './refusal.ts'
import type { Store } from './store.ts'

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
/** In the order of the provider's `contains` list. */
export type EventPayload = { refund?: Refund; payment: Payment; order?: Order }

/** What every state transition needs: records, clock, webhooks and faults. */
export type World = {
  store: Store
  clock: EmulatorClock
  faults: Faults
  emit(event: EventName, payload: EventPayload): void
}

/** The emulator's time in Unix seconds. */
export const unixNow = ({ clock }: Pick<World, 'clock'>) => Math.floor(clock.now().getTime() / 1000)

/** @throws Refusal for an unknown id */
const requireRecord = <R>(rows: Map<string, R>, id: string): R => {
  const record = rows.get(id)
  if (!record) throw unknownId()
  return record
}
/** The record of the order with this id. @throws Refusal if there is none */
export const requireOrder = ({ store }: World, id: string) => requireRecord(store.orders, id)
/** The record of the payment with this id. @throws Refusal if there is none */
export const requirePayment = ({ store }: World, id: string) => requireRecord(store.payments, id)
/** The record of the refund with this id. @throws Refusal if there is none */
export const requireRefund = ({ store }: World, id: string) => requireRecord(store.refunds, id)
