import type { Parts } from '../../../parts.ts'

const day = 86_400_000
const wordsKept = 90 * day
/** Longer than the window of `countWantedBefore`, which counts these rows. */
const wishesKept = 1 * day
const mostAtOnce = 2_000

/**
 * Deletes the text of mails sent long ago, in small batches; the row stays as a record. A mail whose text was
 * composed on sending is deleted entirely after a day.
 */
export async function forgetSent({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await db
    .updateTable('outbox')
    .set({ body_text: '', body_html: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', '<', new Date(now - wordsKept))
        .where('body_text', '<>', '')
        .orderBy('sent_at')
        .limit(mostAtOnce),
    )
    .execute()
  await db
    .deleteFrom('outbox')
    .where('subject', 'is', null)
    .where('sent_at', '<', new Date(now - wishesKept))
    .execute()
}
