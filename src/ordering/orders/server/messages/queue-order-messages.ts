import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/schema.ts'
import type { OrderEventKind } from '#database/tables/order-history.ts'
import type { NotifyContext } from '#operations/notifications/server/notify-merchant.ts'
import { findBoughtLines } from '#operations/notifications/server/order-lines.queries.ts'
import { lockOrder } from '../states/transition-order.ts'
import type { AnyRecordedEvent, Message, MessageFacts, RecordedEvent } from './message.ts'
import { orderMessages } from './order-messages.ts'

type Trx = Transaction<Database>

/**
 * Writes the messages that follow from the events that this transaction has recorded about an order, whoever wrote them:
 * call it after the last change. Events of other transactions have their messages already, also those of the previous
 * release. Queues no message twice if it is called again.
 */
export async function queueOrderMessages(trx: Trx, orderId: number, context: NotifyContext): Promise<void> {
  const events = await listNewEvents(trx, orderId)
  const reported = events.filter(({ kind }) => orderMessages[kind].length > 0)
  const order = reported.length > 0 ? await lockOrder(trx, orderId) : undefined
  if (!order) return
  const lines = readOnce(() => findBoughtLines(trx, orderId))
  for (const event of reported)
    await queueMessagesOf(trx, event.kind, event, { order, lines, events, context })
}

/** The order's events of this transaction, oldest first (migration 0209). */
async function listNewEvents(trx: Trx, orderId: number) {
  const { rows } = await sql<AnyRecordedEvent>`
    select id, kind, details, happened_at from new_order_events(${orderId}::integer)`.execute(trx)
  return rows
}

async function queueMessagesOf<Kind extends OrderEventKind>(
  trx: Trx,
  kind: Kind,
  event: AnyRecordedEvent,
  facts: MessageFacts,
) {
  const messages: readonly Message<Kind>[] = orderMessages[kind]
  // `kind` is the event's own.
  for (const queue of messages) await queue(trx, event as RecordedEvent<Kind>, facts)
}

function readOnce<Result>(read: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  return () => {
    result ??= read()
    return result
  }
}
