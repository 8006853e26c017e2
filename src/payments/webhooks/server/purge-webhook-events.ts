import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'

/** The provider retries an event for a day. */
const retentionDays = 30
const maxPerRun = 2_000

/** Deletes stored events that the provider no longer retries, at most 2,000 at a time. */
export const purgeWebhookEvents = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  db
    .deleteFrom('webhook_events')
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_events')
        .select('event_id')
        .where('received_at', '<', new Date(clock.now().getTime() - retentionDays * dayMs))
        .limit(maxPerRun),
    )
    .execute()
