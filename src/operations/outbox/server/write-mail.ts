import type { Transaction } from 'kysely'
import type { Db } from '#database/connect.ts'
import type { Database } from '#database/schema.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import type { MailKind } from '#operations/notifications/mail-kinds.ts'
import type { Language } from '#words/language.ts'

/** Mails that are stored with their text: those that the merchant can edit, and a few fixed ones. */
export type StoredMailKind =
  | MailKind
  | 'example'
  | 'test-mail'
  | 'new-device'
  | 'pin-changed'
  | 'second-factor'
/** Mails about a ticket, held until a guest's address is confirmed. */
export const ticketMailKinds: StoredMailKind[] = ['ticket-opened', 'ticket-answered', 'ticket-settled']
/** Mails that contain a secret: their text is composed when they are sent, see `mails.ts`. */
export type DeferredMailKind = 'pin-reset' | 'login-code' | 'passkey-code' | 'staff-invitation'

/** `subjectKey` identifies what the mail is about: a second one of the same kind and key is not written. */
type MailFacts = {
  subjectKey: string
  locale: Language
  now: Date
  /** The order that it is about. */
  orderId?: number | undefined
  /** In the future if the step can still be undone. */
  dueAt?: Date | undefined
}

/**
 * Queues a mail in the same transaction as the change it reports (transactional outbox); a job sends it. Does nothing
 * if there is one of the same kind and `subjectKey`.
 */
export const writeMail = (
  trx: Transaction<Database>,
  { kind, mail, ...facts }: MailFacts & { kind: StoredMailKind; mail: Mail },
) =>
  insertMail(trx, {
    ...facts,
    kind,
    recipient: mail.to,
    words: { subject: mail.subject, body_text: mail.text, body_html: mail.html },
  })

/** Queues a mail to be composed on sending, with its language. Its text is not stored. */
export const queueDeferredMail = (
  db: Db | Transaction<Database>,
  { to, ...facts }: MailFacts & { kind: DeferredMailKind; to: string },
) =>
  insertMail(db, {
    ...facts,
    recipient: to,
    words: { subject: null, body_text: null, body_html: null },
  })

type MailContent = { subject: string | null; body_text: string | null; body_html: string | null }

/** Adds a mail to the outbox; does nothing if there is one of the same kind and `subjectKey`. */
const insertMail = (
  db: Db | Transaction<Database>,
  {
    kind,
    subjectKey,
    recipient,
    locale,
    words,
    orderId,
    now,
    dueAt = now,
  }: MailFacts & { kind: string; recipient: string; words: MailContent },
) =>
  db
    .insertInto('outbox')
    .values({
      kind,
      subject_key: subjectKey,
      recipient,
      locale,
      ...words,
      order_id: orderId ?? null,
      next_attempt_at: dueAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.constraint('one_mail_a_subject').doNothing())
    .execute()

/**
 * Deletes a queued mail unless a sender has claimed it; the row lock decides.
 * @returns whether it will not be sent: true also if there is none
 */
export async function withdrawMail(trx: Transaction<Database>, kind: StoredMailKind, subjectKey: string) {
  const mail = trx
    .selectFrom('outbox')
    .select(['id', 'attempts', 'sent_at'])
    .where('kind', '=', kind)
    .where('subject_key', '=', subjectKey)
  const written = await mail.forUpdate().executeTakeFirst()
  if (!written) return true
  if (written.attempts > 0 || written.sent_at) return false
  await trx.deleteFrom('outbox').where('id', '=', written.id).execute()
  return true
}

/** Replaces the stored text of a mail that was composed again before sending. */
export const rewriteMail = (trx: Transaction<Database>, id: number, { subject, text, html }: Mail) =>
  trx.updateTable('outbox').set({ subject, body_text: text, body_html: html }).where('id', '=', id).execute()

/** The due date of a held mail. */
export const heldMailDueAt = new Date('9999-01-01T00:00:00Z')

/** Makes a held mail due now; does nothing if it is not held. */
export const releaseMail = (
  trx: Transaction<Database>,
  kind: StoredMailKind,
  subjectKey: string,
  now: Date,
) =>
  trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('kind', '=', kind)
    .where('subject_key', '=', subjectKey)
    .where('next_attempt_at', '=', heldMailDueAt)
    .where('sent_at', 'is', null)
    .execute()

/** Makes the held mails about tickets to these addresses due now, because the addresses were confirmed. */
export const releaseTicketMails = (trx: Transaction<Database>, addresses: string[], now: Date) =>
  trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('recipient', 'in', addresses)
    .where('kind', 'in', ticketMailKinds)
    .where('next_attempt_at', '=', heldMailDueAt)
    .where('sent_at', 'is', null)
    .execute()
