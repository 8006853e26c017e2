import type { Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEventKind, OrderEventOf } from '#database/tables/order-history.ts'
import type { BoughtLine } from '#operations/notifications/server/format-order.ts'
import type { NotifyContext } from '#operations/notifications/server/notify-merchant.ts'
import type { LockedOrder } from '../states/transition-order.ts'

export type RecordedEvent<Kind extends OrderEventKind> = OrderEventOf<Kind> & {
  id: number
  happened_at: Date
}
export type AnyRecordedEvent = { [Kind in OrderEventKind]: RecordedEvent<Kind> }[OrderEventKind]

/** What a message is composed from, besides its event. */
export type MessageFacts = {
  /** After all changes of the transaction, with the recipient and their language. */
  order: LockedOrder
  lines: () => Promise<BoughtLine[]>
  /** The order's events that the transaction has recorded, oldest first. */
  events: AnyRecordedEvent[]
  context: NotifyContext
}

/** Queues the message that follows from an event, or releases or withdraws one that was queued before. */
export type Message<Kind extends OrderEventKind> = (
  trx: Transaction<Database>,
  event: RecordedEvent<Kind>,
  facts: MessageFacts,
) => Promise<unknown>

/** The sum of the refunds that these events are about, in paise. */
export const sumPaise = (events: AnyRecordedEvent[], kinds: OrderEventKind[]) =>
  events.reduce(
    (sum, { kind, details }) => sum + (kinds.includes(kind) && 'paise' in details ? details.paise : 0),
    0,
  )
