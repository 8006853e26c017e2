import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

type Heard = {
  eventId: string | undefined
  event: string
  providerOrderId: string | undefined
  paymentId: string | undefined
  now: Date
  /** When the job shall ask about the order. */
  askAt: Date
}

/**
 * Keeps an event and makes its order due to be asked about, in one statement: from then on a crash loses nothing. An
 * event that was kept before makes nothing due, nor does one about a payment that has been decided about, unless it
 * tells of a refund: then the order's open refunds are due as well. Those that are being carried are left alone.
 * @returns whether the order is ours
 */
export async function keepEvent(db: Db, heard: Heard): Promise<boolean> {
  const { eventId = null, event, providerOrderId = null, paymentId = null, now, askAt } = heard
  const tellsOfRefund = event.startsWith('refund.')
  const { rows } = await sql<{ is_ours: boolean }>`
    with ours as (
      select id from orders where provider_order_id = ${providerOrderId}::text
    ), news as (
      select id from ours
      where not exists (select from webhook_events where event_id = ${eventId}::text)
        and (${tellsOfRefund}::boolean or not exists (
          select from payments where payments.id = ${paymentId}::text
            and (pays_order or exists (select from refunds where refunds.payment_id = payments.id))
        ))
    ), due as (
      update orders set ask_at = ${askAt}
      where id in (select id from news) and (ask_at is null or ask_at > ${askAt})
    ), refunds_due as (
      update refunds set next_attempt_at = ${now} where id in (
        select id from refunds
        where ${tellsOfRefund}::boolean and order_id in (select id from news)
          and status in ('wanted', 'pending')
        for update skip locked
      )
    ), kept as (
      insert into webhook_events (event_id, event, received_at)
      select ${eventId}::text, ${event}, ${now} where ${eventId}::text is not null
      on conflict (event_id) do nothing
    )
    select exists (select from ours) as is_ours`.execute(db)
  return rows[0]?.is_ours === true
}
