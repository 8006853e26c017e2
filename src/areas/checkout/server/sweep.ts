import type { Parts } from '../../../parts.ts'

const day = 86_400_000
/** The provider repeats an event for a day. */
const eventsKept = 30 * day
const bodiesKept = 90 * day
const mostAtOnce = 2_000

/** Removes what nobody needs any more, a little at a time: old events, ended logins and links, bodies of sent mails. */
export async function sweep({ db, clock }: Parts): Promise<void> {
  const now = clock.now().getTime()
  await db
    .deleteFrom('webhook_events')
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_events')
        .select('event_id')
        .where('received_at', '<', new Date(now - eventsKept))
        .limit(mostAtOnce),
    )
    .execute()
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('token_hash')
        .where('expires_at', '<', new Date(now))
        .limit(mostAtOnce),
    )
    .execute()
  await db
    .deleteFrom('pin_resets')
    .where('expires_at', '<', new Date(now - day))
    .execute()
  await db
    .updateTable('outbox')
    .set({ body_text: '', body_html: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', '<', new Date(now - bodiesKept))
        .where('body_text', '<>', '')
        .orderBy('sent_at')
        .limit(mostAtOnce),
    )
    .execute()
}
