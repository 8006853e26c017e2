import type { Transaction } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { Database } from '../../../database/schema.ts'
import type { Mail } from '../../../integrations/mail/mailer.ts'

type NewMail = { kind: 'order-confirmation'; subjectKey: string; mail: Mail; now: Date }

/** Writes a mail beside the change it tells of. A second one of the same kind about the same thing is not written. */
export const writeMail = (trx: Transaction<Database>, { kind, subjectKey, mail, now }: NewMail) =>
  trx
    .insertInto('outbox')
    .values({
      kind,
      subject_key: subjectKey,
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('one_mail_a_subject').doNothing())
    .execute()

/**
 * Takes mails that are due, for one sender alone: until `until` nobody else takes them. The attempt is counted before
 * it is made.
 */
export const claimMails = (db: Db, { now, until, most }: { now: Date; until: Date; most: number }) =>
  db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(most)
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
      'attempts',
      'created_at',
    ])
    .execute()

export const markSent = (db: Db, id: number, now: Date) =>
  db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute()

export const putOff = (db: Db, id: number, { until, error }: { until: Date; error: string }) =>
  db.updateTable('outbox').set({ next_attempt_at: until, last_error: error }).where('id', '=', id).execute()
