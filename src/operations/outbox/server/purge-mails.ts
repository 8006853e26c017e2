import type { Parts } from '#parts.ts'
import { dayMs } from '#values/time/durations.ts'
import { heldMailDueAt, ticketMailKinds } from './write-mail.ts'

const textRetentionMs = 90 * dayMs
/** Must be longer than the rate-limit window of `countDeferredBefore`, which counts these rows. */
const deferredRetentionMs = 1 * dayMs
/** How long mails about a ticket wait for the confirmation of its address. */
const heldRetentionMs = 30 * dayMs
const maxAtOnce = 2_000

/**
 * Deletes the text of mails sent long ago, in small batches; the row stays as a record. A mail whose text was
 * composed on sending is deleted entirely after a day, one to an address that nobody confirmed after thirty.
 */
export async function purgeMails({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await db
    .updateTable('outbox')
    .set({ body_text: '', body_html: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', '<', new Date(now - textRetentionMs))
        .where('body_text', '<>', '')
        .orderBy('sent_at')
        .limit(maxAtOnce),
    )
    .execute()
  await db
    .deleteFrom('outbox')
    .where('subject', 'is', null)
    .where('sent_at', '<', new Date(now - deferredRetentionMs))
    .execute()
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', ticketMailKinds)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', heldMailDueAt)
    .where('created_at', '<', new Date(now - heldRetentionMs))
    .execute()
}
