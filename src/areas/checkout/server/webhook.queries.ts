import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

export type HeardEvent = {
  eventId: string | undefined
  event: string
  providerOrderId: string | undefined
  paymentId: string | undefined
}

/**
 * Keeps events and makes their orders due at `askAt` to be asked about, in one statement: from then on a crash loses
 * nothing. An event that was kept before makes nothing due, nor does one about a payment that has been decided about,
 * unless it tells of a refund: then the order's open refunds are due as well. Those that are being carried are left
 * alone. Orders are locked in the order of their ids, for another process may be doing the same.
 * @returns of each event whether its order is ours
 */
export async function keepEvents(
  db: Db,
  events: HeardEvent[],
  { now, askAt }: { now: Date; askAt: Date },
): Promise<boolean[]> {
  const heard = events.map(({ eventId, event, providerOrderId, paymentId }) => ({
    event_id: eventId,
    event,
    provider_order_id: providerOrderId,
    payment_id: paymentId,
    tells_of_refund: event.startsWith('refund.'),
  }))
  const { rows } = await sql<{ provider_order_id: string }>`
    with heard as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb) as heard
        (event_id text, event text, provider_order_id text, payment_id text, tells_of_refund boolean)
    ), ours as materialized (
      select heard.*, orders.id from heard join orders using (provider_order_id)
    ), news as (
      select id, tells_of_refund from ours
      where not exists (select from webhook_events where webhook_events.event_id = ours.event_id)
        and (tells_of_refund or not exists (
          select from payments where payments.id = ours.payment_id
            and (pays_order or exists (select from refunds where refunds.payment_id = payments.id))
        ))
    ), locked as (
      select id from orders where id in (select id from news) and (ask_at is null or ask_at > ${askAt})
      order by id for no key update
    ), due as (
      update orders set ask_at = ${askAt} from locked where orders.id = locked.id
    ), refunds_due as (
      update refunds set next_attempt_at = ${now} where id in (
        select id from refunds
        where order_id in (select id from news where tells_of_refund) and status in ('wanted', 'pending')
        for update skip locked
      )
    ), kept as (
      insert into webhook_events (event_id, event, received_at)
      select event_id, event, ${now} from heard where event_id is not null
      on conflict (event_id) do nothing
    )
    select distinct provider_order_id from ours`.execute(db)
  const ours = new Set(rows.map(({ provider_order_id }) => provider_order_id))
  return events.map(({ providerOrderId }) => providerOrderId !== undefined && ours.has(providerOrderId))
}
