import type { Parts } from '#parts.ts'
import { askersKinds, untilReleased } from './write-mail.ts'

const day = 86_400_000
const wordsKept = 90 * day
/** Longer than the window of `countWantedBefore`, which counts these rows. */
const wishesKept = 1 * day
/** So long mails about a ticket wait for its address to be confirmed. */
const heldFor = 30 * day
const mostAtOnce = 2_000

/**
 * Deletes the text of mails sent long ago, in small batches; the row stays as a record. A mail whose text was
 * composed on sending is deleted entirely after a day, one to an address that nobody confirmed after thirty.
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
  await db
    .deleteFrom('outbox')
    .where('kind', 'in', askersKinds)
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '=', untilReleased)
    .where('created_at', '<', new Date(now - heldFor))
    .execute()
}
