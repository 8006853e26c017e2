import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import { sendWithNext } from '#database/pipelining.ts'
import type { Database } from '#database/schema.ts'
import { transact } from '#database/transact.ts'
import type { ProviderEvent } from '#integrations/payments/payment-provider.ts'
import { storedIdOf } from '#payments/processing/server/stored-id.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'

export type ReceivedEvent = ProviderEvent & {
  /** For an event with a problem: what to store if its order is unknown. */
  deadLetter?: { key: string; body: string }
}

type Trx = Transaction<Database>

/**
 * Stores events and schedules their orders to be polled at `askAt`, in one transaction, so that a crash loses nothing.
 * Known events, and events of payments that are decided, schedule nothing. Refund events always do, and also make the
 * order's open refunds due unless a job has leased them. Orders are locked by id and before their refunds, as
 * everywhere. An event without an order uses its payment's order; if that is unknown too, it becomes a dead letter.
 * @returns for each event whether its order is ours
 */
export async function recordEvents(
  db: Db,
  events: ReceivedEvent[],
  { now, askAt }: { now: Date; askAt: Date },
): Promise<boolean[]> {
  const received = withOrders(JSON.stringify(events.map(toRow)))
  const { written } = await transact(db, async (trx) => {
    const orders = await lockOrdersToPoll(trx, received, askAt)
    const written = writeEvents(trx, received, { orders, now, askAt })
    await sendWithNext(trx, written)
    return { written }
  })
  const ours = await written
  return events.map((_event, at) => ours.has(at))
}

/** An event with the ids under which the shop stores it. */
function toRow({ provider, eventId, paymentId, deadLetter, ...event }: ReceivedEvent, at: number) {
  const stored = (id: string | undefined) => id && storedIdOf({ provider, id })
  return {
    at,
    provider,
    event_id: stored(eventId),
    event: event.event,
    provider_order_id: event.providerOrderId,
    payment_id: stored(paymentId),
    tells_of_refund: event.isAboutRefund,
    problem: event.problem,
    ...deadLetter,
  }
}

/** The beginning of a query: `received` are the events, `ours` those of the shop's orders, with the order's id. */
const withOrders = (rows: string) => sql`
  with received as materialized (
    select * from jsonb_to_recordset(${rows}::jsonb) as received
      (at integer, provider text, event_id text, event text, provider_order_id text, payment_id text,
       tells_of_refund boolean, problem text, key text, body text)
  ), ours as materialized (
    select received.*, provider_orders.order_id as id from received
    join provider_orders using (provider, provider_order_id)
    union all
    select received.*, payments.order_id from received join payments on payments.id = received.payment_id
    where received.provider_order_id is null
  )`

type OrderToPoll = { id: number; tells_of_refund: boolean }

/**
 * Locks the orders that the events make due. It is a statement of its own, because an update in the same statement can
 * deadlock with the next transaction that waits for the order (as in `move-stock.ts`).
 */
async function lockOrdersToPoll(trx: Trx, received: RawBuilder<unknown>, askAt: Date) {
  const { rows } = await sql<OrderToPoll>`${received}, news as (
      select id, tells_of_refund from ours
      where not exists (select from webhook_events where webhook_events.event_id = ours.event_id)
        and (tells_of_refund or not exists (
          select from payments where payments.id = ours.payment_id
            and (pays_order or exists (select from refunds where refunds.payment_id = payments.id))
        ))
    )
    select id, id in (select id from news where tells_of_refund) as tells_of_refund from orders
    where id in (select id from news)
      and (ask_at is null or ask_at > ${askAt} or id in (select id from news where tells_of_refund))
    order by id for no key update`.execute(trx)
  return rows
}

/**
 * Makes locked orders and their refunds due, and stores the events and dead letters.
 * @returns the positions of the events whose order is ours
 */
async function writeEvents(
  trx: Trx,
  received: RawBuilder<unknown>,
  { orders, now, askAt }: { orders: OrderToPoll[]; now: Date; askAt: Date },
) {
  const ids = orders.map(({ id }) => id)
  const refundedIds = orders.flatMap(({ id, tells_of_refund }) => (tells_of_refund ? [id] : []))
  const { rows } = await sql<{ at: number }>`${received}, due as (
      update orders set ask_at = ${askAt} where id = any (${ids}::integer[]) and (ask_at is null or ask_at > ${askAt})
    ), refunds_due as (
      update refunds set next_attempt_at = ${now} where id in (
        select id from refunds
        where order_id = any (${refundedIds}::integer[]) and status in (${sql.join(openRefunds)})
        for update skip locked
      )
    ), unread as (
      insert into unreadable_news (key, kind, payment_id, problem, body, received_at)
      select distinct on (key) key, 'event', payment_id, problem, body, ${now}::timestamptz from received
      where problem is not null and at not in (select at from ours)
      on conflict (key) do nothing
    ), kept as (
      insert into webhook_events (event_id, provider, event, received_at)
      select event_id, provider, event, ${now} from received where event_id is not null order by event_id
      on conflict (event_id) do nothing
    )
    select distinct at from ours`.execute(trx)
  return new Set(rows.map(({ at }) => at))
}
