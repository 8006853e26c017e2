import type { Parts } from '#parts.ts'

/** The provider repeats an event for a day. */
const daysKept = 30
const mostAtOnce = 2_000

/** Removes events that can no longer come again, a little at a time. */
export const forgetEvents = ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  db
    .deleteFrom('webhook_events')
    .where('event_id', 'in', (eb) =>
      eb
        .selectFrom('webhook_events')
        .select('event_id')
        .where('received_at', '<', new Date(clock.now().getTime() - daysKept * 86_400_000))
        .limit(mostAtOnce),
    )
    .execute()
