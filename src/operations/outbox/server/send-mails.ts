import { DatabaseDown } from '#database/failover/outage.ts'
import { leaseEnd, whileLeased } from '#database/lease.ts'
import type { Mail } from '#integrations/mail/mailer.ts'
import type { Parts } from '#parts.ts'
import { backoff } from '#values/time/backoff.ts'
import {
  type ClaimedMail,
  claimMail,
  deleteMail,
  markMailSent,
  postponeMail,
  renewMailLease,
} from './outbox.queries.ts'

/** A queued mail for its composer. */
export type QueuedMail = Pick<ClaimedMail, 'id' | 'recipient' | 'subject_key' | 'locale' | 'created_at'>
/** Composes a queued mail, or nothing when there is nobody to write to. May be called again for the same mail. */
export type Composer = (parts: Parts, mail: QueuedMail) => Promise<Mail | undefined>
type Composers = Record<string, Composer>
/** Creates the attachments of a kind of mail, on each attempt to send it. */
type Attacher = (parts: Parts, mail: ClaimedMail) => Promise<NonNullable<Mail['attachments']>>
export type Attachers = Record<string, Attacher>
/** Creates further headers of a kind of mail, on each attempt to send it. */
type HeaderMakers = Record<string, (parts: Parts, mail: ClaimedMail) => Promise<Mail['headers']>>
/** The composers, attachers and makers of headers of mails. */
export type MailMakers = { composers: Composers; attachers: Attachers; headers?: HeaderMakers }

/** Parallel mails per process: enough that one slow answer delays no other mail, few enough for any provider. */
const lanes = 5
/** A run ends after this many, and the next one uses the current settings. */
const maxInOneRun = 200

/**
 * Sends the mails in the outbox in parallel, customers' before the merchant's. Each is under a lease, so two processes
 * never send the same mail at once, and failed ones are retried. Delivery is at least once, because SMTP has no
 * idempotency key: if a process dies after the server accepted a mail and before its row is updated, the mail is sent
 * again. A stored mail keeps its `Message-ID`, by which mail programs and our mailbox folder recognise a duplicate.
 * Nothing may run between acceptance and update.
 * @param atOnce the number of lanes; one lane sends them in order
 * @param stopping ends the run after the mails that are being sent
 * @returns how many were sent
 */
export async function sendMails(
  parts: Parts,
  {
    atOnce = lanes,
    stopping,
    ...makers
  }: MailMakers & { atOnce?: number; stopping?: AbortSignal | undefined },
): Promise<number> {
  if (parts.mailer.isWaiting?.()) return 0
  const run = { sent: 0, turns: 0 }
  const lane = async (number: number) => {
    // One lane ignores priority and goes by age, so that merchant mails are delayed in a rush but never stuck.
    const first = number === 0 && atOnce > 1 ? undefined : 'customers'
    while (!stopping?.aborted && run.turns++ < maxInOneRun) {
      const done = await sendNext(parts, makers, first)
      if (done === 'none-due') return
      if (done === 'sent') run.sent += 1
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, (_, number) => lane(number)))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
  return run.sent
}

/** Claims and sends one mail. */
async function sendNext(parts: Parts, makers: MailMakers, first: 'customers' | undefined) {
  const { db, clock, hooks } = parts
  const now = clock.now()
  const until = leaseEnd(now)
  const mail = await claimMail(db, { now, until, first })
  if (!mail) return 'none-due'
  await hooks?.at?.('mail:claimed')
  const { result: isSent } = await whileLeased(
    { clock, first: until, renew: (from, next) => renewMailLease(db, mail.id, from, next) },
    () => deliverMail(parts, makers, mail),
  )
  return isSent ? 'sent' : 'not-sent'
}

/** @returns whether the mail was sent; false if it waits for a retry or was not needed */
async function deliverMail(
  parts: Parts,
  { composers, attachers, headers: headerMakers }: MailMakers,
  mail: ClaimedMail,
) {
  const { db, clock, mailer, hooks } = parts
  try {
    const content = await composeContent(parts, composers, mail)
    const attachments = await attachmentsOf(parts, attachers, mail)
    const headers = await headerMakers?.[mail.kind]?.(parts, mail)
    if (!content) {
      await deleteMail(db, mail.id)
      return false
    }
    await mailer.send({
      id: messageKeyOf(mail),
      ...content,
      writtenAt: mail.created_at,
      ...(headers && { headers }),
      ...(attachments.length > 0 && { attachments }),
    })
  } catch (error) {
    await scheduleRetry(parts, mail, error)
    return false
  }
  // The mail has left: an error from here on must not trigger an immediate retry.
  await hooks?.at?.('mail:sent')
  await markMailSent(db, mail.id, clock.now())
  return true
}

/**
 * The `Message-ID` part. A stored mail keeps it at each retry. A composed mail gets a new one, because its code differs
 * and a mail program might show only the first, unless its composer gives it one.
 */
const messageKeyOf = ({ kind, subject_key, subject, attempts }: ClaimedMail) =>
  `${kind}-${subject_key}${subject === null && attempts > 1 ? `-${attempts}` : ''}`

/** Logs why a mail was not sent, and makes it due again later. */
async function scheduleRetry({ db, clock, log }: Parts, mail: ClaimedMail, error: unknown) {
  log.error({ err: error, mail: mail.id }, 'an email could not be sent and will be retried')
  await postponeMail(db, mail.id, {
    until: backoff(mail.attempts, clock.now()),
    error: String(error).slice(0, 500),
  })
}

/** After this attempt a mail is sent without the attachment that failed, because its text matters more. */
const lastTryWithAttachments = 2

/** The attachments of a mail; none if creating them keeps failing. */
async function attachmentsOf(parts: Parts, attachers: Attachers, mail: ClaimedMail) {
  try {
    return (await attachers[mail.kind]?.(parts, mail)) ?? []
  } catch (error) {
    if (mail.attempts <= lastTryWithAttachments || error instanceof DatabaseDown) throw error
    parts.log.error({ err: error, mail: mail.id }, 'an email will be sent without its attachment')
    return []
  }
}

/** The stored text of a mail, or the one composed for it now; undefined if it is not needed any more. */
async function composeContent(
  parts: Parts,
  composers: Composers,
  mail: ClaimedMail,
): Promise<Mail | undefined> {
  const compose = composers[mail.kind]
  if (compose) return await compose(parts, mail)
  const { subject, body_text: text, body_html: html } = mail
  if (subject === null || text === null || html === null)
    throw new Error(`nobody makes the words of a ${mail.kind} mail`)
  return { to: mail.recipient, subject, text, html }
}
