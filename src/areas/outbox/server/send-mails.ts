import { leaseEnd, whileLeased } from '../../../database/lease.ts'
import { DatabaseDown } from '../../../database/outages/outage.ts'
import type { Mail } from '../../../integrations/mail/mailer.ts'
import type { Parts } from '../../../parts.ts'
import { backoff } from '../../../values/time/backoff.ts'
import { type ClaimedMail, claimMail, dropMail, markSent, putOff, renewMail } from './outbox.queries.ts'

/** A queued mail, as its composer sees it. */
export type WantedMail = Pick<ClaimedMail, 'id' | 'recipient' | 'subject_key' | 'locale' | 'created_at'>
/** Composes a queued mail, or nothing when there is nobody to write to. May be called again for the same mail. */
export type Composer = (parts: Parts, wanted: WantedMail) => Promise<Mail | undefined>
type Composers = Record<string, Composer>
/** What goes along with a mail, by its kind: made when it is sent, and as often as that is tried. */
type Attacher = (parts: Parts, mail: ClaimedMail) => Promise<NonNullable<Mail['attachments']>>
export type Attachers = Record<string, Attacher>
/** Who makes what a mail is not stored with. */
type Makers = { composers: Composers; attachers: Attachers }

const mostAtOnce = 20

/**
 * Sends the mails in the outbox, each under a lease: two processes never send the same mail at the same time, and a
 * failed one is retried. Delivery is at least once: a process that dies between the mail server's acceptance and the
 * update leaves a mail to be sent again, under the same `Message-ID`, by which mail programs and our own mailbox
 * folder recognise it.
 * @returns how many were sent
 */
export async function sendMails(parts: Parts, makers: Makers): Promise<number> {
  let sent = 0
  for (let turn = 0; turn < mostAtOnce; turn++) {
    const done = await sendNext(parts, makers)
    if (done === 'none-due') return sent
    if (done === 'sent') sent += 1
  }
  return sent
}

async function sendNext(parts: Parts, makers: Makers) {
  const { db, clock, hooks } = parts
  const first = leaseEnd(clock.now())
  const mail = await claimMail(db, clock.now(), first)
  if (!mail) return 'none-due'
  await hooks?.at?.('mail:claimed')
  const { result: isSent } = await whileLeased(
    { clock, first, renew: (from, until) => renewMail(db, mail.id, from, until) },
    () => handOver(parts, makers, mail),
  )
  if (!isSent) return 'not-sent'
  await hooks?.at?.('mail:sent')
  await markSent(db, mail.id, clock.now())
  return 'sent'
}

/** @returns whether the mail is on its way: otherwise it waits for its next try, or was not needed */
async function handOver(parts: Parts, { composers, attachers }: Makers, mail: ClaimedMail) {
  const { db, clock, mailer, log } = parts
  try {
    const words = await wordsOf(parts, composers, mail)
    const attachments = await attachmentsOf(parts, attachers, mail)
    if (words)
      await mailer.send({
        ...words,
        id: `${mail.kind}-${mail.subject_key}`,
        ...(attachments.length > 0 && { attachments }),
      })
    else await dropMail(db, mail.id)
    return words !== undefined
  } catch (error) {
    log.error({ err: error, mail: mail.id }, 'a mail could not be sent and is tried again')
    await putOff(db, mail.id, {
      until: backoff(mail.attempts, clock.now()),
      error: String(error).slice(0, 500),
    })
    return false
  }
}

/** After this try a mail goes out without what cannot be made: its words are worth more than its document. */
const lastTryWithAll = 2

async function attachmentsOf(parts: Parts, attachers: Attachers, mail: ClaimedMail) {
  try {
    return (await attachers[mail.kind]?.(parts, mail)) ?? []
  } catch (error) {
    if (mail.attempts <= lastTryWithAll || error instanceof DatabaseDown) throw error
    parts.log.error({ err: error, mail: mail.id }, 'a mail goes out without its document')
    return []
  }
}

async function wordsOf(parts: Parts, composers: Composers, mail: ClaimedMail): Promise<Mail | undefined> {
  const { subject, body_text: text, body_html: html } = mail
  if (subject !== null && text !== null && html !== null) return { to: mail.recipient, subject, text, html }
  const compose = composers[mail.kind]
  if (!compose) throw new Error(`nobody makes the words of a ${mail.kind} mail`)
  return await compose(parts, mail)
}
