import { sql } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { RazorpayEvent } from '#integrations/razorpay/parse-event.ts'
import { openRefunds } from '#payments/refunds/server/processing/open-refunds.ts'

export type ReceivedEvent = RazorpayEvent & {
  eventId: string | undefined
  /** For an event with a problem: what to store if its order is unknown. */
  deadLetter?: { key: string; body: string }
}

/**
 * Stores events and schedules their orders to be polled at `askAt`, in one statement, so that a crash loses nothing.
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
  const received = events.map(({ eventId, event, providerOrderId, paymentId, problem, deadLetter }, at) => ({
    at,
    event_id: eventId,
    event,
    provider_order_id: providerOrderId,
    payment_id: paymentId,
    tells_of_refund: event.startsWith('refund.'),
    problem,
    ...deadLetter,
  }))
  const { rows } = await sql<{ at: number }>`
    with heard as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(received)}::jsonb) as heard
        (at integer, event_id text, event text, provider_order_id text, payment_id text, tells_of_refund boolean,
         problem text, key text, body text)
    ), ours as materialized (
      select heard.*, orders.id from heard join orders using (provider_order_id)
      union all
      select heard.*, payments.order_id from heard join payments on payments.id = heard.payment_id
      where heard.provider_order_id is null
    ), news as (
      select id, tells_of_refund from ours
      where not exists (select from webhook_events where webhook_events.event_id = ours.event_id)
        and (tells_of_refund or not exists (
          select from payments where payments.id = ours.payment_id
            and (pays_order or exists (select from refunds where refunds.payment_id = payments.id))
        ))
    ), locked as (
      select id from orders where id in (select id from news)
        and (ask_at is null or ask_at > ${askAt} or id in (select id from news where tells_of_refund))
      order by id for no key update
    ), due as (
      update orders set ask_at = ${askAt} from locked
      where orders.id = locked.id and (orders.ask_at is null or orders.ask_at > ${askAt})
    ), refunds_due as (
      update refunds set next_attempt_at = ${now} where id in (
        select id from refunds
        where order_id in (select id from news where tells_of_refund) and order_id in (select id from locked)
          and status in (${sql.join(openRefunds)})
        for update skip locked
      )
    ), unread as (
      insert into unreadable_news (key, kind, payment_id, problem, body, received_at)
      select distinct on (key) key, 'event', payment_id, problem, body, ${now}::timestamptz from heard
      where problem is not null and at not in (select at from ours)
      on conflict (key) do nothing
    ), kept as (
      insert into webhook_events (event_id, event, received_at)
      select event_id, event, ${now} from heard where event_id is not null order by event_id
      on conflict (event_id) do nothing
    )
    select distinct at from ours`.execute(db)
  const ours = new Set(rows.map(({ at }) => at))
  return events.map((_event, at) => ours.has(at))
}
