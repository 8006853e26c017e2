import type { Db } from '#database/connect.ts'
import { merchantKinds } from '#operations/notifications/mail-kinds.ts'

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

/**
 * Leases the mail that has been due longest to one sender. Counts the attempt before it is made.
 * @returns undefined if none is due
 * @param first whose mails precede all others, however long those have waited; without it only age counts
 */
export const claimMail = async (db: Db, { now, until, first }: Claim) =>
  (first && (await claimOne(db, { now, until }, first))) ?? (await claimOne(db, { now, until }))

type Claim = { now: Date; until: Date; first?: 'customers' | undefined }

/** Leases the mail that has been due longest, of all or only of those to customers. */
const claimOne = (db: Db, { now, until }: Claim, only?: 'customers') =>
  db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .$if(only === 'customers', (due) => due.where('kind', 'not in', merchantKinds))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'kind',
      'subject_key',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'locale',
      'order_id',
      'attempts',
      'created_at',
    ])
    .executeTakeFirst()

/** Moves the end of the lease; changes nothing if another process has taken it over, or the mail was sent. */
export const renewMailLease = (db: Db, id: number, from: Date, until: Date) =>
  db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('id', '=', id)
    .where('next_attempt_at', '=', from)
    .where('sent_at', 'is', null)
    .execute()

export const markMailSent = (db: Db, id: number, now: Date) =>
  db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute()

/** Records a failed attempt. @param error what the mail server replied; the mail is due again at `until` */
export const postponeMail = (db: Db, id: number, { until, error }: { until: Date; error: string }) =>
  db.updateTable('outbox').set({ next_attempt_at: until, last_error: error }).where('id', '=', id).execute()

/** Deletes a queued mail that turned out not to be needed. */
export const deleteMail = (db: Db, id: number) => db.deleteFrom('outbox').where('id', '=', id).execute()

/** Whether a mail about this was written, sent or not. */
export const isMailWritten = async (db: Db, { kind, subjectKey }: { kind: string; subjectKey: string }) =>
  (await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst()) !== undefined
